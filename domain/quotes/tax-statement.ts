import type { Currency } from "../shared/currency.ts";
import { countedLines } from "./choices.ts";
import type { QuoteContent } from "./content.ts";
import { type ExportUnder, gstRateOf, isTaxKnown } from "./tax.ts";
import { taxedLines } from "./totals.ts";

/** What an offer says of tax: an export and how; GST counted, or not known; undefined where it says nothing. */
export type TaxStatement =
	| { says: "export"; under: ExportUnder; number: string }
	| { says: "gst-counted" }
	| { says: "gst-extra" };

export function taxStatement<C extends Currency>(content: QuoteContent<C>): TaxStatement | undefined {
	const { tax } = content;
	if (tax.kind === "none") return undefined;
	if (tax.kind === "export") return { says: "export", under: tax.under, number: tax.number };
	return { says: isTaxKnown(tax, taxedLines(countedLines(content))) ? "gst-counted" : "gst-extra" };
}

/** The products whose GST cannot be counted, since no rate of their heading is kept. */
export function withoutGstRate<C extends Currency>(content: QuoteContent<C>): string[] {
	const { tax } = content;
	if (tax.kind !== "gst") return [];
	const names = taxedLines(countedLines(content))
		.filter(({ hsCode }) => gstRateOf(tax.rates, hsCode) === undefined)
		.map(({ name }) => name);
	return [...new Set(names)];
}
