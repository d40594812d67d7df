import { seedCatalogue } from "../../content/catalogue/catalogue.ts";
import type { CartItem } from "../../domain/orders/cart.ts";

/** The cart as a browser keeps it, with the minimum of each of the first products of the built-in catalogue. */
export function keptCart(lines: number): string {
	const items = seedCatalogue.products
		.slice(0, lines)
		.map(({ id, name, image, category, price, minOrder }): CartItem => {
			return { id, name, image, category, price, quantity: minOrder, minOrder };
		});
	return JSON.stringify({ state: { items }, version: 1 });
}
