import type { Paise } from "../shared/money.ts";
import type { PriceTier } from "./catalogue.ts";

/** What a unit costs: the list price, and below it the prices at quantity where there are any (ascending). */
export type Priced = { price: Paise; priceTiers?: readonly PriceTier[] };

/** The price of one unit when `quantity` are ordered together: that of the highest tier reached, else the list price. */
export function priceAt({ price, priceTiers }: Priced, quantity: number): Paise {
	return priceTiers?.findLast(({ from }) => from <= quantity)?.price ?? price;
}

/** A row of a table of prices: from how many units to how many; the last one has no end. */
type PriceRange = { from: number; to?: number; price: Paise };

/**
 * The prices at quantity as a table shows them, the list price first; none where one price holds at every quantity.
 * @param least the smallest quantity that can be ordered
 */
export function priceRanges({ price, priceTiers = [] }: Priced, least: number): PriceRange[] {
	if (priceTiers.length === 0) return [];
	const steps = [{ from: least, price }, ...priceTiers.filter(({ from }) => from > least)];
	return steps.map((step, n) => {
		const next = steps[n + 1];
		return next ? { ...step, to: next.from - 1 } : step;
	});
}
