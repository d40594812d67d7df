import { type Priced, priceAt } from "../../../domain/catalogue/price-at.ts";

/** What is read here of an item that the cart keeps (domain/orders/cart.ts). */
type KeptItem = Priced & { quantity: number };

/** The cart as a form carries it, for one that may be sent before the application is there (domain/orders/order-lines.ts). */
export function earlyLines(items: readonly KeptItem[]): string {
	const lines = items.map((item) => ({ ...item, price: priceAt(item, item.quantity) }));
	return JSON.stringify(lines, ["id", "quantity", "price", "cells", "colour", "size"]);
}
