import { sumOf } from "../shared/amount.ts";
import type { Currency } from "../shared/currency.ts";
import type { QuoteContent } from "./content.ts";

/**
 * An offer as a buyer's browser counts it: what sums, taxes and packing need, and nothing that only the company sees (list
 * prices, its rate, its step of prices). Texts that no figure follows from are left out too.
 */
export function forBuyer<C extends Currency>(content: QuoteContent<C>): QuoteContent<C> {
	return {
		...content,
		rate: null,
		priceStep: 0,
		terms: "",
		message: "",
		lines: content.lines.map((line) => ({
			...line,
			...{ productId: "", detail: "", composition: "", note: "", gsm: null, requestedName: "", requested: null },
			...{ listPrice: sumOf([]), listPoints: null, asked: [] },
			cells: line.surcharges.length > 0 ? line.cells : [],
		})),
	};
}
