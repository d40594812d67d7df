import type { Product } from "./catalogue.ts";
import { type Paise, totalAmount } from "./money.ts";

/** What the cart keeps of a product (specification, section 3); the price is the one the buyer saw. */
export type CartItem = {
	id: string;
	name: string;
	image: string;
	category: string;
	price: Paise;
	quantity: number;
	minOrder: number;
	/** Quantities come in multiples of this; left out: any whole number. */
	orderMultiple?: number;
};

/** What the cart needs to know of a product. */
export type Sold = Pick<Product, "id" | "name" | "image" | "category" | "price" | "minOrder" | "orderMultiple">;

/** Adds pieces of a product: a product already there has its quantity raised, otherwise it is appended. */
export function addItem(items: readonly CartItem[], product: Sold, quantity: number): CartItem[] {
	const { id, name, image, category, price, minOrder, orderMultiple } = product;
	const multiple = orderMultiple === undefined ? {} : { orderMultiple };
	if (!items.some((item) => item.id === id))
		return [...items, { id, name, image, category, price, quantity, minOrder, ...multiple }];
	return items.map((item) => {
		if (item.id !== id) return item;
		const { orderMultiple: _, ...kept } = item;
		return { ...kept, name, image, price, minOrder, ...multiple, quantity: item.quantity + quantity };
	});
}

/** Sets an item's quantity. 0 or less removes the item; anything else is kept at or above its minimum order. */
export function setQuantity(items: readonly CartItem[], id: string, quantity: number): CartItem[] {
	if (quantity <= 0) return removeItem(items, id);
	return items.map((item) => (item.id === id ? { ...item, quantity: Math.max(item.minOrder, quantity) } : item));
}

export function removeItem(items: readonly CartItem[], id: string): CartItem[] {
	return items.filter((item) => item.id !== id);
}

/** Takes over a price that has changed since the buyer looked. */
export function setPrice(items: readonly CartItem[], id: string, price: Paise): CartItem[] {
	return items.map((item) => (item.id === id ? { ...item, price } : item));
}

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
		Number(item.price) <= MOST_PRICE
	);
}

/**
 * The sentence for a quantity that cannot be added, or undefined (specification, section 5, "Quantity dialog").
 * @param text what stands in the input
 */
export function quantityProblem(text: string, minOrder: number, orderMultiple = 1): string | undefined {
	const quantity = Number(text);
	if (!/^\s*\d+\s*$/.test(text) || quantity < 1) return "Quantity must be at least 1";
	if (quantity < minOrder) return `Minimum order quantity is ${minOrder}`;
	if (quantity % orderMultiple === 0) return undefined;
	const below = quantity - (quantity % orderMultiple);
	return `Please order in multiples of ${orderMultiple}, such as ${below} or ${below + orderMultiple}`;
}
