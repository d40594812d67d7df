import type { Paise } from "../shared/money.ts";
import type { PriceTier, Product } from "./catalogue.ts";

/** The price of one unit when so many are ordered together: that of the highest tier reached, else the list price. */
export function priceAt(
	{ price, details }: Pick<Product, "price"> & { details: { priceTiers?: readonly PriceTier[] } },
	quantity: number,
): Paise {
	return details.priceTiers?.findLast(({ from }) => from <= quantity)?.price ?? price;
}
