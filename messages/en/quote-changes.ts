import type { LineFact, TermName } from "../../domain/quotes/changes.ts";
import { charges } from "./charges.ts";
import { goodsCount } from "./goods-count.ts";
import { leadTime } from "./lead-time.ts";

const terms: Readonly<Record<TermName, string>> = {
	currency: "Currency",
	delivery: "Delivery",
	portOfLoading: "Port of loading",
	leadTime: "Lead time",
	payment: "Payment",
	validUntil: "Valid until",
	terms: "Terms",
	documents: "Documents supplied",
};

/** Facts that are said without a figure. */
const facts: Readonly<Record<Exclude<LineFact["fact"], "quantity" | "written">, string>> = {
	"not-offered": "not offered",
	"no-longer-offered": "no longer offered",
	"not-available": "not available",
	"other-prices": "other prices by quantity",
	"no-note": "no note",
};

/** What a version of a quote changes against the one before it. */
export const quoteChanges = {
	terms,
	facts,
	/** Of terms or documents that are others now. */
	changed: "changed",
	goodsCount,
	leadTime,
	charges,
};
