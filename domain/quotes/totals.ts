import { type GoodsUnit, goodsUnit } from "../catalogue/goods-unit.ts";
import { cellsSum } from "../orders/cells.ts";
import { countByUnit, type UnitCount } from "../orders/unit-counts.ts";
import { type Amount, sumOf, times } from "../shared/amount.ts";
import type { Currency } from "../shared/currency.ts";
import type { Problem } from "../shared/problem.ts";
import { type ChargeRow, discountRow } from "./charges.ts";
import { type Chosen, countedLines, NOTHING_CHOSEN } from "./choices.ts";
import { goodsLines, type QuoteContent, type QuoteLine } from "./content.ts";
import { COST_FACTS, countCosts, type Delivery } from "./delivery.ts";
import { gstRows } from "./tax.ts";

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

type QuoteTotals<C extends Currency = Currency> = {
	/** All units together, as rows keep it; samples and services are not counted, but what they cost is in the sums. */
	pieces: number;
	/** How many pieces, how many sets. */
	counts: UnitCount[];
	/** The unit of all lines, for the head of their column. */
	unit: GoodsUnit;
	goods: Amount<C>;
	/** Discount and costs of delivery in their order, 0 included; then GST, where it is counted. */
	charges: ChargeRow<C>[];
	/** The goods and all charges. */
	total: Amount<C>;
};

/**
 * The amount of one line: every unit at the price of the whole quantity, and what the sizes of its cells cost more.
 * It is that of the line itself, whether or not it is chosen.
 * @throws RangeError above 2^53
 */
export function quoteLineAmount<C extends Currency>(
	line: Pick<QuoteLine<C>, "kind" | "tiers" | "unitPrice" | "quantity" | "cells" | "surcharges">,
): Amount<C> {
	if (line.kind === "unavailable") return sumOf<C>([]);
	return sumOf([
		times(tierPrice(line, line.quantity), line.quantity),
		...surchargeRows(line).map(({ amount }) => amount),
	]);
}

/** A surcharge as it counts: `each` for every unit of its size. */
type SurchargeRow<C extends Currency = Currency> = {
	size: string;
	each: Amount<C>;
	quantity: number;
	amount: Amount<C>;
};

/** What each surcharge of a line comes to: nothing where no cell is of its size. @throws RangeError above 2^53 */
export function surchargeRows<C extends Currency>({
	surcharges,
	cells,
}: Pick<QuoteLine<C>, "surcharges" | "cells">): SurchargeRow<C>[] {
	return surcharges.map(({ size, amount: each }) => {
		const quantity = cellsSum(cells.filter((cell) => cell.size === size));
		return { size, each, quantity, amount: times(each, quantity) };
	});
}

/**
 * Adds a quote up.
 * @param chosen of the lines that are the buyer's to choose: none counts until it is
 * @param delivery one of its ways of delivery: the first, unless another is meant
 * @throws RangeError above 2^53
 */
export function quoteTotals<C extends Currency>(
	content: QuoteContent<C>,
	chosen: Chosen = NOTHING_CHOSEN,
	delivery: Delivery<C> = content.deliveries[0],
): QuoteTotals<C> {
	const counted = countedLines(content, chosen);
	const lines = counted.filter(({ sort }) => sort === "goods");
	const goods = sumOf(counted.map((line) => quoteLineAmount(line)));
	const charges = chargesOf(content, counted, goods, delivery);
	return {
		pieces: lines.reduce((sum, line) => sum + line.quantity, 0),
		counts: countByUnit(lines),
		unit: goodsUnit(goodsLines(content)),
		goods,
		charges,
		total: sumOf([goods, ...charges.map(({ amount }) => amount)]),
	};
}

function chargesOf<C extends Currency>(
	{ charges, tax }: QuoteContent<C>,
	counted: readonly QuoteLine<C>[],
	goods: Amount<C>,
	delivery: Delivery<C>,
): ChargeRow<C>[] {
	const discount = discountRow(charges, goods);
	const costs = countCosts(delivery, sumOf([goods, discount.amount]));
	const rows = [discount, ...costs];
	if (tax.kind !== "gst") return rows;
	// What a buyer pays for bringing the goods is part of the value that GST is on.
	const taxed = costs.filter(({ kind }) => !COST_FACTS[kind].abroad);
	const value = sumOf([goods, discount.amount, ...taxed.map(({ amount }) => amount)]);
	return [...rows, ...gstRows(tax, taxedLines(counted), value)];
}

/** The lines that have an HS heading of their own: a service is taxed as the goods it goes with. */
export function taxedLines<C extends Currency>(
	counted: readonly QuoteLine<C>[],
): { name: string; hsCode: string; amount: Amount<C> }[] {
	return counted
		.filter(({ sort }) => sort !== "service")
		.map((line) => ({ name: line.name, hsCode: line.hsCode, amount: quoteLineAmount(line) }));
}

/** The charges that a reader of the quote is shown: those that come to something. */
export function chargeRows<C extends Currency>(
	content: QuoteContent<C>,
	chosen: Chosen = NOTHING_CHOSEN,
	delivery: Delivery<C> = content.deliveries[0],
): ChargeRow<C>[] {
	return quoteTotals(content, chosen, delivery).charges.filter(({ amount }) => amount !== 0);
}

/** Whether a quote can be added up exactly: a hundred lines of the highest prices cannot. */
export function isCountable(content: QuoteContent): boolean {
	try {
		// Whatever is chosen: with everything it comes to the most.
		const everything = content.lines.map(({ key }) => key);
		for (const delivery of content.deliveries) quoteTotals(content, everything, delivery);
		return true;
	} catch (error) {
		if (error instanceof RangeError) return false;
		throw error;
	}
}

/** Said of an offer that is not countable. */
export const NOT_COUNTABLE: Problem = { code: "sum-too-large" };
