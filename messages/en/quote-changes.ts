import type { LineFact, TermName } from "../../domain/quotes/changes.ts";
import { charges } from "./charges.ts";
import { goodsCount } from "./goods-count.ts";
import { leadTime } from "./lead-time.ts";
import { quoteLines } from "./quote-lines.ts";

const terms: Readonly<Record<TermName, string>> = {
	currency: "Currency",
	delivery: "Delivery",
	portOfLoading: "Port of loading",
	leadTime: "Lead time",
	payment: "Payment",
	validUntil: "Valid until",
	leavingOut: "Leaving lines out",
	columns: "Other ways of delivery",
	schedule: "Payment schedule",
	tax: "Tax",
	terms: "Terms",
	documents: "Documents supplied",
};

/** Facts that are said without a figure. */
const facts: Readonly<
	Record<Exclude<LineFact["fact"], "quantity" | "written" | "alternative" | "cells" | "surcharges">, string>
> = {
	"not-offered": "not offered",
	"no-longer-offered": "no longer offered",
	"not-available": "not available",
	"other-prices": "other prices by quantity",
	"no-note": "no note",
	sample: "sample",
	service: "service",
	"not-split": "colours and sizes to be agreed",
	"no-surcharges": "no size costs more",
	always: "in the total",
	optional: "optional, not in the total",
	"credited-sample": "sample, credited against an order",
};

/** What a version of a quote changes against the one before it. */
export const quoteChanges = {
	terms,
	facts,
	/** Of terms or documents that are others now. */
	changed: "changed",
	goodsCount,
	/** A line of which one of several is to be chosen. */
	alternative: ({ group }: { group: string }) => `one of ${group} to choose, not in the total`,
	lines: quoteLines,
	leadTime,
	charges,
};
