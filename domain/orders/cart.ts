import type { Product } from "../catalogue/catalogue.ts";
import { priceAt } from "../catalogue/price-at.ts";
import { type Paise, totalAmount } from "../shared/money.ts";
import { isNamedCell, mergeCells, type NamedCell } from "./cells.ts";
import { type OrderFacts, orderFacts } from "./order-quantity.ts";
import { cellsWithin, withQuantity } from "./spread.ts";

/** What the cart keeps of a product (specification, section 3); price and prices at quantity are those the buyer saw. */
export type CartItem = OrderFacts & {
	id: string;
	name: string;
	image: string;
	category: string;
	quantity: number;
	/** How the quantity is split by colour and size; left out where it is not. */
	cells?: readonly NamedCell[];
};

/** What the cart needs to know of a product. */
export type Sold = Omit<CartItem, "quantity" | "cells">;

/** Everything the cart keeps of a product. Every way into the cart uses this, so that no fact is forgotten. */
export function soldOf(product: Pick<Product, "id" | "name" | "image" | "category"> & OrderFacts): Sold {
	const { id, name, image, category } = product;
	return { id, name, image, category, ...orderFacts(product) };
}

/**
 * Adds pieces of a product: a product already there has its quantity raised and its cells added to, otherwise it is
 * appended.
 */
export function addItem(
	items: readonly CartItem[],
	product: Sold,
	quantity: number,
	cells: readonly NamedCell[] = [],
): CartItem[] {
	const sold = soldOf(product);
	if (!items.some(({ id }) => id === sold.id)) return [...items, withCells({ ...sold, quantity }, cells)];
	return items.map((item) =>
		item.id === sold.id
			? withCells({ ...sold, quantity: item.quantity + quantity }, mergeCells(item.cells ?? [], cells))
			: item,
	);
}

/** The item with this split; what is not split, or split into more than it is, says nothing of cells. */
function withCells({ cells: _, ...item }: CartItem, cells: readonly NamedCell[]): CartItem {
	const fitting = cellsWithin(cells, item.quantity);
	return fitting.length > 0 ? { ...item, cells: fitting } : item;
}

/** Puts a quantity and its split in place of what is there of a product; one that is not there is appended. */
export function replaceItem(
	items: readonly CartItem[],
	product: Sold,
	quantity: number,
	cells: readonly NamedCell[],
): CartItem[] {
	const sold = soldOf(product);
	if (!items.some(({ id }) => id === sold.id)) return addItem(items, product, quantity, cells);
	return items.map((item) => (item.id === sold.id ? withCells({ ...sold, quantity }, cells) : item));
}

/**
 * Sees to it that a quantity of a product is in the cart: put in twice it is not doubled, and more that is there
 * already is not lost; a split that is there already stays. What is there takes over the product's facts of today.
 */
export function putItem(
	items: readonly CartItem[],
	product: Sold,
	quantity: number,
	cells: readonly NamedCell[] = [],
): CartItem[] {
	const there = items.find(({ id }) => id === product.id);
	return addItem(items, product, Math.max(0, quantity - (there?.quantity ?? 0)), there?.cells ? [] : cells);
}

/**
 * Sets an item's quantity, and spreads it over its cells as they were. 0 or less removes the item; anything else is kept
 * at or above its minimum order.
 */
export function setQuantity(items: readonly CartItem[], id: string, quantity: number): CartItem[] {
	if (quantity <= 0) return removeItem(items, id);
	return items.map((item) => {
		if (item.id !== id) return item;
		const next = { ...item, quantity: Math.max(item.minOrder, quantity) };
		if (!item.cells) return next;
		const { quantity: was, cells } = item;
		return withCells(next, withQuantity({ quantity: was, cells }, next.quantity).cells);
	});
}

/** Sets how an item is split by colour and size; no cells leave it to be agreed. */
export function setCells(items: readonly CartItem[], id: string, cells: readonly NamedCell[]): CartItem[] {
	return items.map((item) => (item.id === id ? withCells(item, cells) : item));
}

export function removeItem(items: readonly CartItem[], id: string): CartItem[] {
	return items.filter((item) => item.id !== id);
}

/** Takes over the facts that have changed since the buyer looked. The quantity stays what the buyer asked for. */
export function setFacts(items: readonly CartItem[], id: string, facts: OrderFacts): CartItem[] {
	return items.map((item) => {
		if (item.id !== id) return item;
		const { name, image, category, quantity, cells = [] } = item;
		// A fact that is left out is the usual one, whatever the item said before.
		return withCells({ ...soldOf({ id, name, image, category, ...facts }), quantity }, cells);
	});
}

/** Pieces in all: what the header's badge and the drawer's title count. */
export function pieceCount(items: readonly CartItem[]): number {
	return items.reduce((sum, item) => sum + item.quantity, 0);
}

/** What a unit of an item costs at the quantity that is in the cart. */
export function unitPrice(item: CartItem): Paise {
	return priceAt(item, item.quantity);
}

export function cartTotal(items: readonly CartItem[]): Paise {
	return totalAmount(items.map((item) => ({ price: unitPrice(item), quantity: item.quantity })));
}

/** The cart as a form carries it (order-lines.ts); the price is the one that is shown at this quantity. */
export function askedLines(items: readonly CartItem[]) {
	return items.map((item) => {
		const { id, quantity, cells } = item;
		return { id, quantity, price: unitPrice(item), ...(cells && { cells }) };
	});
}

/** Ten lakh rupees: far above every price of ours, and the amount of any line is still exact. */
const MOST_PRICE: Paise = 100_000_000;

/** A stored item, its further facts and its split taken only where they are such; undefined for what is no item. */
export function readCartItem(value: unknown): CartItem | undefined {
	if (!isCartItem(value)) return undefined;
	const { priceTiers, minPerColour, pool, ...item }: CartItem = value;
	const cells: unknown = value.cells;
	const read = {
		...item,
		...(isTiers(priceTiers) && { priceTiers }),
		...(isCount(minPerColour) && { minPerColour }),
		...(isPool(pool) && { pool }),
	};
	return withCells(read, Array.isArray(cells) ? cells.filter(isNamedCell) : []);
}

/** Whether a stored value is a cart item this version understands, its further facts and its split aside. */
export function isCartItem(value: unknown): value is CartItem {
	if (typeof value !== "object" || value === null) return false;
	const item = value as Record<string, unknown>;
	const texts = [item.id, item.name, item.image, item.category];
	const counts = [item.price, item.quantity, item.minOrder, item.orderMultiple ?? 1];
	return (
		texts.every((text) => typeof text === "string") &&
		counts.every(isCount) &&
		Number(item.price) <= MOST_PRICE &&
		(item.unit === undefined || item.unit === "piece" || item.unit === "set")
	);
}

function isCount(value: unknown): boolean {
	return Number.isSafeInteger(value) && Number(value) >= 1;
}

function isTiers(value: unknown): boolean {
	return (
		Array.isArray(value) &&
		value.every((tier) => isCount(tier?.from) && isCount(tier.price) && tier.price <= MOST_PRICE)
	);
}

function isPool(value: CartItem["pool"] | null): boolean {
	return (
		typeof value?.id === "string" &&
		typeof value.name === "string" &&
		isCount(value.minimum) &&
		isCount(value.least ?? 1)
	);
}
