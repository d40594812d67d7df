import { type Amount, less, partOf, sumOf, times } from "../shared/amount.ts";
import type { Currency } from "../shared/currency.ts";
import type { Problem } from "../shared/problem.ts";
import { offeredLines, type QuoteContent, type QuoteLine } from "./content.ts";

declare module "../shared/problem.ts" {
	interface DeskProblemCodes {
		"sum-too-large": object;
	}
}

/** The price of one unit at a quantity: that of the highest tier reached, otherwise the line's own. */
export function tierPrice<C extends Currency>(
	line: Pick<QuoteLine<C>, "tiers" | "unitPrice">,
	quantity: number,
): Amount<C> {
	const reached = line.tiers.filter((tier) => tier.from <= quantity).sort((a, b) => b.from - a.from);
	return reached[0]?.price ?? line.unitPrice;
}

export type QuoteTotals<C extends Currency = Currency> = {
	pieces: number;
	goods: Amount<C>;
	/** What is taken off the goods; 0 or more. */
	discount: Amount<C>;
	freight: Amount<C>;
	insurance: Amount<C>;
	/** Tax-free, as an export is: goods less discount, freight and insurance added. */
	total: Amount<C>;
};

/** The amount of one line. @throws RangeError above 2^53 */
export function quoteLineAmount<C extends Currency>(
	line: Pick<QuoteLine<C>, "kind" | "tiers" | "unitPrice" | "quantity">,
): Amount<C> {
	return times(tierPrice(line, line.quantity), line.kind === "unavailable" ? 0 : line.quantity);
}

/** Adds an offer up. The discount is rounded half up to the minor unit, once, on the sum of the goods. */
export function quoteTotals<C extends Currency>(content: QuoteContent<C>): QuoteTotals<C> {
	const lines = offeredLines(content);
	const goods = sumOf(lines.map((line) => quoteLineAmount(line)));
	const discount = partOf(goods, content.discountBasisPoints);
	const { freight, insurance } = content;
	return {
		pieces: lines.reduce((sum, line) => sum + line.quantity, 0),
		goods,
		discount,
		freight,
		insurance,
		total: sumOf([less(goods, discount), freight, insurance]),
	};
}

/** Whether an offer can be added up exactly: a hundred lines of the highest prices cannot. */
export function isCountable(content: QuoteContent): boolean {
	const { lines, freight, insurance } = content;
	const goods = lines.reduce<number>((sum, line) => sum + quoteLineAmount(line), 0);
	return Number.isSafeInteger(goods) && Number.isSafeInteger(goods + freight + insurance);
}

/** Said of an offer that is not countable. */
export const NOT_COUNTABLE: Problem = { code: "sum-too-large" };
