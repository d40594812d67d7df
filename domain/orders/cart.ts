import type { Product } from "../catalogue/catalogue.ts";
import { type Paise, totalAmount } from "../shared/money.ts";
import { type Orderable, type OrderFacts, orderFacts } from "./order-quantity.ts";

/** What the cart keeps of a product (specification, section 3); the price is the one the buyer saw. */
export type CartItem = OrderFacts & {
	id: string;
	name: string;
	image: string;
	category: string;
	quantity: number;
};

/** What the cart needs to know of a product. */
export type Sold = Omit<CartItem, "quantity">;

/** All that the cart keeps of a product: whoever puts one into a cart asks here, so that no fact is left behind. */
export function soldOf(product: Pick<Product, "id" | "name" | "image" | "category"> & Orderable): Sold {
	const { id, name, image, category } = product;
	return { id, name, image, category, ...orderFacts(product) };
}

/** Adds pieces of a product: a product already there has its quantity raised, otherwise it is appended. */
export function addItem(items: readonly CartItem[], product: Sold, quantity: number): CartItem[] {
	const sold = soldOf(product);
	if (!items.some(({ id }) => id === sold.id)) return [...items, { ...sold, quantity }];
	return items.map((item) => (item.id === sold.id ? { ...sold, quantity: item.quantity + quantity } : item));
}

/**
 * Sees to it that a quantity of a product is in the cart: put in twice it is not doubled, and more that is there
 * already is not lost. What is there takes over the product's facts of today.
 */
export function putItem(items: readonly CartItem[], product: Sold, quantity: number): CartItem[] {
	const there = items.find(({ id }) => id === product.id)?.quantity ?? 0;
	return addItem(items, product, Math.max(0, quantity - there));
}

/** Sets an item's quantity. 0 or less removes the item; anything else is kept at or above its minimum order. */
export function setQuantity(items: readonly CartItem[], id: string, quantity: number): CartItem[] {
	if (quantity <= 0) return removeItem(items, id);
	return items.map((item) => (item.id === id ? { ...item, quantity: Math.max(item.minOrder, quantity) } : item));
}

export function removeItem(items: readonly CartItem[], id: string): CartItem[] {
	return items.filter((item) => item.id !== id);
}

/** Takes over the facts that have changed since the buyer looked. The quantity stays what the buyer asked for. */
export function setFacts(items: readonly CartItem[], id: string, facts: OrderFacts): CartItem[] {
	return items.map((item) =>
		item.id === id ? { ...soldOf({ ...item, ...plain, ...facts }), quantity: item.quantity } : item,
	);
}

/** A fact that is left out is the usual one, whatever the item said before. */
const plain = { unit: undefined, orderMultiple: undefined };

/** Pieces in all: what the header's badge and the drawer's title count. */
export function pieceCount(items: readonly CartItem[]): number {
	return items.reduce((sum, item) => sum + item.quantity, 0);
}

export function cartTotal(items: readonly CartItem[]): Paise {
	return totalAmount(items);
}

/** Ten lakh rupees: far above every price of ours, and the amount of any line is still exact. */
const MOST_PRICE: Paise = 100_000_000;

/** Whether a stored value is a cart item this version understands; anything else is left out when the cart is read. */
export function isCartItem(value: unknown): value is CartItem {
	if (typeof value !== "object" || value === null) return false;
	const item = value as Record<string, unknown>;
	const texts = [item.id, item.name, item.image, item.category];
	const counts = [item.price, item.quantity, item.minOrder, item.orderMultiple ?? 1];
	return (
		texts.every((text) => typeof text === "string") &&
		counts.every((count) => typeof count === "number" && Number.isSafeInteger(count) && count >= 1) &&
		Number(item.price) <= MOST_PRICE &&
		(item.unit === undefined || item.unit === "piece" || item.unit === "set")
	);
}
