import type { Product } from "../catalogue/catalogue.ts";
import { cellsSum } from "../orders/cells.ts";
import { type OrderFacts, quantityProblem } from "../orders/order-quantity.ts";
import type { Amount } from "../shared/amount.ts";
import type { Currency } from "../shared/currency.ts";
import type { IndiaDay } from "../shared/india-day.ts";
import type { Problem } from "../shared/problem.ts";
import { fromList, type Rate, rateOf } from "../shared/rate-of-exchange.ts";
import { choiceGroups } from "./choices.ts";
import { offeredLines, type QuoteContent, type QuoteLine } from "./content.ts";
import type { CostKind, Incoterm } from "./delivery.ts";
import { isMadeIn } from "./line-cells.ts";
import { isSampleLine } from "./line-parts.ts";
import { pointsFromList, toList } from "./pricing.ts";
import { tierPrice } from "./totals.ts";

declare module "../shared/problem.ts" {
	interface DeskProblemCodes {
		"rate-missing": { currency: Currency };
		"price-not-from-list": { name: string; currency: Currency };
		"price-in-rupees": { name: string; currency: Currency; listPrice: number };
		"line-unnamed": object;
		"offered-cells-above-quantity": { name: string; sum: number; quantity: number };
		"group-unnamed": { name: string };
		"group-of-one": { name: string; group: string };
	}
}

export type PriceProblem = Problem<"rate-missing" | "price-not-from-list" | "price-in-rupees">;

/**
 * What proves that an amount cannot have come about in the offer's currency; the server refuses such an offer. Proven
 * are: a currency without a rate, a price that claims to be made from the list and is not what the list
 * comes to, and a rupee figure left unconverted. A wrong figure that somebody typed proves nothing: see
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

export type LineProblem = Problem<"line-unnamed" | "offered-cells-above-quantity" | "group-unnamed" | "group-of-one">;

/** What must be right in lines before they can be sent, beside prices; the first one that is not, by its line. */
export function linesProblem(content: Pick<QuoteContent, "lines">): LineProblem | undefined {
	for (const { name, quantity, cells, choice } of offeredLines(content)) {
		if (name === "") return { code: "line-unnamed" };
		const sum = cellsSum(cells);
		if (sum > quantity) return { code: "offered-cells-above-quantity", name, sum, quantity };
		if (choice.is === "alternative" && choice.group === "") return { code: "group-unnamed", name };
	}
	const alone = choiceGroups(content).find(({ lines }) => lines.length === 1);
	return alone && { code: "group-of-one", name: alone.lines[0]?.name ?? "", group: alone.name };
}

/** Whether every offered line has a quantity and a price, and there is one at all. A sample may be free of charge. */
export function pricesSet(content: QuoteContent): boolean {
	const lines = offeredLines(content);
	return (
		lines.length > 0 &&
		lines.every((line) => line.quantity > 0 && (isSampleLine(line) || tierPrice(line, line.quantity) > 0))
	);
}

/** Whether terms of payment, terms of the offer and the place of delivery are written. */
export function termsSet(content: QuoteContent): boolean {
	return content.paymentTerms !== "" && content.terms !== "" && hasPlaces(content);
}

function hasPlaces({ deliveries }: QuoteContent): boolean {
	return deliveries.every(({ namedPlace }) => namedPlace !== "");
}

/** How much above or below list a price counts as far from it, hundredths of a per cent. */
const FAR_FROM_LIST = 3000;

/** The quantities in which a product may be ordered, as the catalogue says today. */
export type QuantityFacts = Pick<OrderFacts, "minOrder" | "orderMultiple">;

/** The same, with what it is made in. */
export type ProductFacts = QuantityFacts & { details: Product["details"] };

/** What is unusual: a code with its parameters. Prices are in minor units of the offer's currency. */
type UnusualPrice<C extends Currency = Currency> =
	| { code: "far-from-list"; price: Amount<C>; from: number | undefined; points: number; list: Amount<C> }
	| { code: "two-prices"; from: number }
	| { code: "dearer-tier"; price: Amount<C>; from: number; than: Amount<C>; thanFrom: number | undefined };
type UnusualQuantity = { quantity: number } & (
	| { code: "under-minimum"; minimum: number }
	| { code: "off-multiple"; multiple: number }
);
type UnusualCells =
	| { code: "cell-gone"; colour: string; size: string; quantity: number }
	| { code: "surcharge-unused"; size: string }
	| { code: "two-surcharges"; size: string };
export type UnusualCost<C extends Currency = Currency> =
	| { code: "zero-rate"; kind: CostKind }
	| { code: "rate-without-source"; kind: CostKind }
	| { code: "old-rate"; kind: CostKind; days: number }
	| { code: "cost-outside-term"; kind: CostKind; amount: Amount<C> }
	| { code: "cost-not-in-term"; kind: CostKind; incoterm: Incoterm }
	| { code: "cost-not-entered"; kind: CostKind; incoterm: Incoterm };
/** Where an offer is another one than its buyer asked for with the request. */
export type UnusualWish =
	| { code: "other-term"; asked: Incoterm; offered: readonly string[] }
	| { code: "other-place"; asked: string; offered: readonly string[] }
	| { code: "other-currency"; asked: Currency; offered: Currency }
	| { code: "too-late"; neededBy: IndiaDay; leadTimeDays: number; ready: IndiaDay };
/** Per cents in hundredths; `row` counts from 1. */
export type UnusualPayments =
	| { code: "payment-of-nothing"; row: number }
	| { code: "payment-words"; said: readonly number[]; scheduled: readonly number[] };
export type Unusual<C extends Currency = Currency> =
	| UnusualPrice<C>
	| UnusualQuantity
	| UnusualCells
	| UnusualCost<C>
	| UnusualPayments
	| UnusualWish
	| { code: "old-exchange-rate"; days: number }
	| { code: "gst-rate-missing" };

/** Something to look at before an offer goes: it may be meant. `name` is the line's, "" for a new one. */
export type Warning<C extends Currency = Currency> = {
	key: string;
	name: string;
	currency: C;
	unusual: Unusual<C>;
};

/**
 * What is unusual in an offer: prices far from list, a tier dearer than the step before it, a quantity that the shop
 * would not take, a colour or size that is gone, a surcharge of no size.
 * @param facts by product id
 */
export function quoteWarnings<C extends Currency>(
	content: QuoteContent<C>,
	facts: ReadonlyMap<string, ProductFacts>,
): Warning<C>[] {
	const rate = rateOf(content);
	const { currency } = content;
	return offeredLines(content).flatMap((line) => {
		const quantity = quantityWarning(line, facts.get(line.productId));
		return [
			...listWarnings(line, rate),
			...tierWarnings(line),
			...(quantity ? [quantity] : []),
			...cellWarnings(line, facts.get(line.productId)),
		].map((unusual) => ({
			key: `${line.key} ${JSON.stringify(unusual)}`,
			name: line.name,
			currency,
			unusual,
		}));
	});
}

/** A colour or size that the product has no longer, and a surcharge that comes to nothing or counts twice. */
function cellWarnings(
	{ cells, surcharges }: Pick<QuoteLine, "cells"> & { surcharges: readonly { size: string }[] },
	facts: ProductFacts | undefined,
): UnusualCells[] {
	const gone = facts ? cells.filter((cell) => !isMadeIn(facts.details, cell)) : [];
	return [
		...gone.map(({ colourName, size, quantity }): UnusualCells => {
			return { code: "cell-gone", colour: colourName, size: size ?? "", quantity };
		}),
		...surcharges.flatMap(({ size }, index): UnusualCells[] => {
			if (!cells.some((cell) => cell.size === size)) return [{ code: "surcharge-unused", size }];
			return surcharges.findIndex((one) => one.size === size) < index ? [{ code: "two-surcharges", size }] : [];
		}),
	];
}

/** Why the shop would not take the quantity of a line; undefined when it would, and of a sample or a service, which have no minimum. */
export function quantityWarning(
	{ quantity, sort }: Pick<QuoteLine, "quantity" | "sort">,
	facts: QuantityFacts | undefined,
): UnusualQuantity | undefined {
	if (!facts || quantity === 0 || sort !== "goods") return undefined;
	const { minOrder, orderMultiple = 1 } = facts;
	if (quantity < minOrder) return { code: "under-minimum", quantity, minimum: minOrder };
	return quantityProblem(String(quantity), minOrder, orderMultiple)
		? { code: "off-multiple", quantity, multiple: orderMultiple }
		: undefined;
}

function listWarnings<C extends Currency>(line: QuoteLine<C>, rate: Rate<C> | undefined): UnusualPrice<C>[] {
	const prices = [{ price: line.unitPrice, from: undefined }, ...line.tiers];
	return prices.flatMap(({ price, from }) => {
		const points = price === 0 ? undefined : toList(line, price, rate);
		if (!rate || points === undefined || Math.abs(points) < FAR_FROM_LIST) return [];
		return { code: "far-from-list" as const, price, from, points, list: fromList(line.listPrice, 0, rate) };
	});
}

function tierWarnings<C extends Currency>(line: QuoteLine<C>): UnusualPrice<C>[] {
	const rising = line.tiers.toSorted((a, b) => a.from - b.from);
	return rising.flatMap(({ from, price }, index): UnusualPrice<C>[] => {
		const before = rising[index - 1];
		if (before?.from === from) return [{ code: "two-prices", from }];
		const than = before?.price ?? line.unitPrice;
		return price > than ? [{ code: "dearer-tier", price, from, than, thanFrom: before?.from }] : [];
	});
}
