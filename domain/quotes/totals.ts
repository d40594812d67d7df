import { type GoodsUnit, goodsUnit } from "../catalogue/goods-unit.ts";
import { countByUnit, type UnitCount } from "../orders/unit-counts.ts";
import { type Amount, sumOf, times } from "../shared/amount.ts";
import type { Currency } from "../shared/currency.ts";
import type { Problem } from "../shared/problem.ts";
import { type ChargeRow, countCharges } from "./charges.ts";
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
	/** All units together, as rows keep it. */
	pieces: number;
	/** How many pieces, how many sets. */
	counts: UnitCount[];
	/** The unit of all lines, for the head of their column. */
	unit: GoodsUnit;
	goods: Amount<C>;
	/** Every charge in its order, 0 included. */
	charges: ChargeRow<C>[];
	/** The goods and all charges. */
	total: Amount<C>;
};

/** The amount of one line. @throws RangeError above 2^53 */
export function quoteLineAmount<C extends Currency>(
	line: Pick<QuoteLine<C>, "kind" | "tiers" | "unitPrice" | "quantity">,
): Amount<C> {
	return times(tierPrice(line, line.quantity), line.kind === "unavailable" ? 0 : line.quantity);
}

/** Adds a quote up. @throws RangeError above 2^53 */
export function quoteTotals<C extends Currency>(content: QuoteContent<C>): QuoteTotals<C> {
	const lines = offeredLines(content);
	const goods = sumOf(lines.map((line) => quoteLineAmount(line)));
	const charges = countCharges(content.charges, goods);
	return {
		pieces: lines.reduce((sum, line) => sum + line.quantity, 0),
		counts: countByUnit(lines),
		unit: goodsUnit(lines),
		goods,
		charges,
		total: sumOf([goods, ...charges.map(({ amount }) => amount)]),
	};
}

/** The charges that a reader of the quote is shown: those that come to something. */
export function chargeRows<C extends Currency>(content: QuoteContent<C>): ChargeRow<C>[] {
	return quoteTotals(content).charges.filter(({ amount }) => amount !== 0);
}

/** Whether a quote can be added up exactly: a hundred lines of the highest prices cannot. */
export function isCountable(content: QuoteContent): boolean {
	try {
		quoteTotals(content);
		return true;
	} catch (error) {
		if (error instanceof RangeError) return false;
		throw error;
	}
}

/** Said of an offer that is not countable. */
export const NOT_COUNTABLE: Problem = { code: "sum-too-large" };
