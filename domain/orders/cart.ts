import type { Product, Unit } from "../catalogue/catalogue.ts";
import { type Paise, totalAmount } from "../shared/money.ts";
import type { Problem } from "../shared/problem.ts";
import { readQuantity } from "../shared/typed-numbers.ts";

declare module "../shared/problem.ts" {
	interface ProblemCodes {
		"quantity-not-whole": { unit: Unit; minimum: number };
		"quantity-below-one": object;
		"below-minimum": { minimum: number };
		/** `below` and `above` are the nearest quantities that could be ordered. */
		"not-a-multiple": { multiple: number; below: number; above: number };
	}
}

export type QuantityProblem = Problem<"quantity-not-whole" | "quantity-below-one" | "below-minimum" | "not-a-multiple">;

/** What the cart keeps of a product (specification, section 3); the price is the one the buyer saw. */
export type CartItem = {
	id: string;
	name: string;
	image: string;
	category: string;
	price: Paise;
	quantity: number;
	minOrder: number;
	/** What price and quantity count; left out: pieces. */
	unit?: Unit;
	/** Quantities come in multiples of this; left out: any whole number. */
	orderMultiple?: number;
};

/** What the cart needs to know of a product. */
export type Sold = Omit<CartItem, "quantity">;

/** The part of it under which a quantity may be ordered; the shop can change it while a cart lies in a browser. */
export type OrderFacts = Pick<CartItem, "price" | "minOrder" | "unit" | "orderMultiple">;

type Orderable = Pick<Product, "price" | "minOrder" | "orderMultiple"> & { unit?: Unit };

/** The facts under which a product is ordered, written as the cart keeps them: what is usual is left out. */
export function orderFacts({ price, minOrder, unit, orderMultiple }: Orderable): OrderFacts {
	return {
		price,
		minOrder,
		...(unit !== undefined && unit !== "piece" && { unit }),
		...(orderMultiple !== undefined && { orderMultiple }),
	};
}

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

/**
 * Why a quantity cannot be added; undefined when it can (specification, section 5, "Quantity dialog").
 * @param text what stands in the input
 */
export function quantityProblem(
	text: string,
	minOrder: number,
	orderMultiple = 1,
	unit: Unit = "piece",
): QuantityProblem | undefined {
	// "1.5" is at least 1, so to call it less than that would not be true.
	if (/^\s*\d+[.,]\d*\s*$/.test(text) && readQuantity(text) === undefined)
		return { code: "quantity-not-whole", unit, minimum: minOrder };
	const quantity = readQuantity(text) ?? 0;
	if (quantity < 1) return { code: "quantity-below-one" };
	if (quantity < minOrder) return { code: "below-minimum", minimum: minOrder };
	if (quantity % orderMultiple === 0) return undefined;
	const below = quantity - (quantity % orderMultiple);
	return { code: "not-a-multiple", multiple: orderMultiple, below, above: below + orderMultiple };
}
