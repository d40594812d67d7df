import { type OrderFacts, quantityProblem } from "../orders/order-quantity.ts";
import { type Currency, formatMoney } from "../shared/currency.ts";
import { formatCount } from "../shared/money.ts";
import type { Problem } from "../shared/problem.ts";
import { fromList, type Rate, rateOf } from "../shared/rate-of-exchange.ts";
import { offeredLines, type QuoteContent, type QuoteLine } from "./content.ts";
import { pointsFromList, toList } from "./pricing.ts";
import { tierPrice } from "./totals.ts";

declare module "../shared/problem.ts" {
	interface DeskProblemCodes {
		"rate-missing": { currency: Currency };
		"price-not-from-list": { name: string; currency: Currency };
		"price-in-rupees": { name: string; currency: Currency; listPrice: number };
	}
}

export type PriceProblem = Problem<"rate-missing" | "price-not-from-list" | "price-in-rupees">;

/**
 * What proves that an amount cannot have come about in the offer's currency; the server refuses such an offer. Proven
 * are: a currency whose rate nobody entered, a price that claims to be made from the list and is not what the list
 * comes to, and a rupee figure that stands as it is. A wrong figure that somebody typed proves nothing: see
 * quoteWarnings().
 */
export function currencyProblem<C extends Currency>(content: QuoteContent<C>): PriceProblem | undefined {
	const { currency } = content;
	if (currency === "INR") return undefined;
	const rate = rateOf(content);
	if (!rate) return { code: "rate-missing", currency };
	for (const line of offeredLines(content)) {
		const problem = lineProblem(line, rate);
		if (problem) return problem;
	}
	return undefined;
}

function lineProblem<C extends Currency>(line: QuoteLine<C>, rate: Rate<C>): PriceProblem | undefined {
	const { name, listPrice, unitPrice } = line;
	const points = pointsFromList(line);
	const { currency } = rate;
	if (points !== undefined && unitPrice !== fromList(listPrice, points, rate))
		return { code: "price-not-from-list", name, currency };
	const figures = [unitPrice, ...line.tiers.map(({ price }) => price)].map(Number);
	if (listPrice > 0 && fromList(listPrice, 0, rate) < listPrice / 2 && figures.includes(Number(listPrice)))
		return { code: "price-in-rupees", name, currency, listPrice };
	return undefined;
}

/** Whether every offered line has a quantity and a price, and there is one at all. */
export function pricesSet(content: QuoteContent): boolean {
	const lines = offeredLines(content);
	return lines.length > 0 && lines.every((line) => line.quantity > 0 && tierPrice(line, line.quantity) > 0);
}

/** Whether terms of payment, terms of the offer and the place of delivery are written. */
export function termsSet(content: QuoteContent): boolean {
	return content.paymentTerms !== "" && content.terms !== "" && content.namedPlace !== "";
}

/** A price counts as far from list when it is so much above or below it, hundredths of a per cent. */
export const FAR_FROM_LIST = 3000;

/** The quantities in which a product may be ordered, as the catalogue says today. */
export type QuantityFacts = Pick<OrderFacts, "minOrder" | "orderMultiple">;

/** Something to look at before an offer goes: it may be meant. */
export type Warning = { key: string; subject: string; text: string };

/**
 * What is unusual in an offer: prices far from list, a tier dearer than the step before it, a quantity that the shop
 * would not take.
 * @param facts by product id
 */
export function quoteWarnings<C extends Currency>(
	content: QuoteContent<C>,
	facts: ReadonlyMap<string, QuantityFacts>,
): Warning[] {
	const rate = rateOf(content);
	return offeredLines(content).flatMap((line) =>
		[
			...listWarnings(line, rate),
			...tierWarnings(line, content.currency),
			quantityWarning(line, facts.get(line.productId)),
		].flatMap((text) => (text ? [{ key: `${line.key} ${text}`, subject: line.name || "New line", text }] : [])),
	);
}

/** Why the shop would not take the quantity of a line; undefined when it would. */
export function quantityWarning(
	{ quantity }: Pick<QuoteLine, "quantity">,
	facts: QuantityFacts | undefined,
): string | undefined {
	if (!facts || quantity === 0) return undefined;
	const { minOrder, orderMultiple = 1 } = facts;
	if (quantity < minOrder) return `${formatCount(quantity)} is under the minimum order of ${formatCount(minOrder)}`;
	return quantityProblem(String(quantity), minOrder, orderMultiple)
		? `${formatCount(quantity)} is not a multiple of ${formatCount(orderMultiple)}`
		: undefined;
}

function listWarnings<C extends Currency>(line: QuoteLine<C>, rate: Rate<C> | undefined): string[] {
	const prices = [
		{ price: line.unitPrice, where: "" },
		...line.tiers.map(({ from, price }) => ({ price, where: ` from ${formatCount(from)}` })),
	];
	return prices.flatMap(({ price, where }) => {
		const points = price === 0 ? undefined : toList(line, price, rate);
		if (!rate || points === undefined || Math.abs(points) < FAR_FROM_LIST) return [];
		return `${formatMoney(price, rate.currency)}${where} is ${distance(points)} list (${formatMoney(fromList(line.listPrice, 0, rate), rate.currency)})`;
	});
}

/** "84 times", "45% below" */
function distance(points: number): string {
	if (points >= 20_000) return `${formatCount(Math.round(points / 10_000) + 1)} times`;
	return `${Math.round(Math.abs(points) / 100)}% ${points < 0 ? "below" : "above"}`;
}

function tierWarnings<C extends Currency>(line: QuoteLine<C>, currency: C): string[] {
	const rising = line.tiers.toSorted((a, b) => a.from - b.from);
	return rising.flatMap(({ from, price }, index) => {
		const before = rising[index - 1];
		if (before?.from === from) return `there are two prices from ${formatCount(from)}`;
		const dearer = price > (before?.price ?? line.unitPrice);
		const than = before ? `the price from ${formatCount(before.from)}` : "the unit price";
		return dearer
			? `${formatMoney(price, currency)} from ${formatCount(from)} is dearer than ${than}, ${formatMoney(before?.price ?? line.unitPrice, currency)}`
			: [];
	});
}
