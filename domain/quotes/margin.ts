import { type Amount, amount, less, partOf, sumOf, times } from "../shared/amount.ts";
import type { Currency } from "../shared/currency.ts";
import { exchange, type Rate, RUPEE, rateOf } from "../shared/rate-of-exchange.ts";
import { countedLines } from "./choices.ts";
import type { QuoteContent, QuoteLine } from "./content.ts";
import { quoteLineAmount } from "./totals.ts";

/*
 * What a quote earns, for those of the company who may see costs. It is counted in the editor alone and is no part of a
 * version.
 */

/** What a unit of each product costs, in paise; one that is not known is not in it. */
export type CostOf = ReadonlyMap<string, number>;

/** What is left of a sum over its cost. `points` is its part of the sum, in hundredths of a per cent. */
type Margin<C extends Currency = Currency> = { margin: Amount<C>; points: number };

/** The margin of a line; undefined where its cost or the rate is not known, or nothing is charged. */
export function lineMargin<C extends Currency>(
	line: QuoteLine<C>,
	costs: CostOf,
	rate: Rate<C> | undefined,
): Margin<C> | undefined {
	const cost = costOf(line, costs, rate);
	return cost === undefined || line.kind === "unavailable" ? undefined : marginOf(quoteLineAmount(line), cost);
}

/** The margin of all lines whose cost is known, less the discount, and how many lines are left out of it. */
export function quoteMargin<C extends Currency>(
	content: QuoteContent<C>,
	costs: CostOf,
): { of: Margin<C> | undefined; leftOut: number } {
	const rate = rateOf(content);
	const lines = countedLines(content);
	const known = lines.flatMap((line) => {
		const cost = costOf(line, costs, rate);
		return cost === undefined ? [] : [{ amount: quoteLineAmount(line), cost }];
	});
	const goods = sumOf(known.map(({ amount }) => amount));
	const earned = less(goods, partOf(goods, content.charges.discount));
	return { of: marginOf(earned, sumOf(known.map(({ cost }) => cost))), leftOut: lines.length - known.length };
}

function costOf<C extends Currency>(
	{ productId, quantity }: QuoteLine<C>,
	costs: CostOf,
	rate: Rate<C> | undefined,
): Amount<C> | undefined {
	const cost = costs.get(productId);
	// The whole line at once: a rounded cost of one unit would be off by thousands of units.
	return cost === undefined || !rate ? undefined : exchange(times(amount(cost, "INR"), quantity), RUPEE, rate);
}

function marginOf<C extends Currency>(sum: Amount<C>, cost: Amount<C>): Margin<C> | undefined {
	if (sum <= 0) return undefined;
	const margin = less(sum, cost);
	return { margin, points: Math.round((margin / sum) * 10_000) };
}
