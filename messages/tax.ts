import type { TaxStatement } from "../domain/quotes/tax-statement.ts";
import type { quoteTerms } from "./en/quote-terms.ts";

/** What an offer says of tax, in words; "" where it says nothing. */
export function taxText(statement: TaxStatement | undefined, words: typeof quoteTerms): string {
	switch (statement?.says) {
		case undefined:
			return "";
		case "export":
			return words.exported(statement);
		case "gst-counted":
			return words.gstIncluded;
		case "gst-extra":
			return words.gstExtra;
	}
}
