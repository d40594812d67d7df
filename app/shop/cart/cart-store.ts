import { create } from "zustand";
import { persist } from "zustand/middleware";
import {
	addItem,
	type CartItem,
	pieceCount,
	putItem,
	readCartItem,
	removeItem,
	replaceItem,
	type Sold,
	setCells,
	setFacts,
	setQuantity,
} from "../../../domain/orders/cart.ts";
import type { NamedCell } from "../../../domain/orders/cells.ts";
import type { OrderFacts } from "../../../domain/orders/order-quantity.ts";
import { CART_KEY } from "./cart-key.ts";

/** Above it the sum of a large cart would leave the exact integers. */
const MOST_PIECES = 9_999_999;

type Cart = {
	items: CartItem[];
	/** False until the stored cart has been read: the server's page knows no cart, so nobody may call it empty yet. */
	isRead: boolean;
	add(product: Sold, quantity: number, cells?: readonly NamedCell[]): void;
	/** As `add`, but what is there already counts (domain/orders/cart.ts, putItem). */
	put(product: Sold, quantity: number, cells?: readonly NamedCell[]): void;
	/** In place of what is there (domain/orders/cart.ts, replaceItem). */
	replace(product: Sold, quantity: number, cells: readonly NamedCell[]): void;
	setQuantity(id: string, quantity: number): void;
	setCells(id: string, cells: readonly NamedCell[]): void;
	setFacts(id: string, facts: OrderFacts): void;
	remove(id: string): void;
	clear(): void;
};

/** The cart of this browser. What each change does to the items is decided in domain/orders/cart.ts. */
export const useCart = create<Cart>()(
	persist(
		(set) => ({
			items: [],
			isRead: false,
			add: (product, quantity, cells) =>
				set(({ items }) => ({ items: within(addItem(items, product, quantity, cells)) })),
			put: (product, quantity, cells) =>
				set(({ items }) => ({ items: within(putItem(items, product, quantity, cells)) })),
			replace: (product, quantity, cells) =>
				set(({ items }) => ({ items: within(replaceItem(items, product, quantity, cells)) })),
			setQuantity: (id, quantity) => set(({ items }) => ({ items: within(setQuantity(items, id, quantity)) })),
			setCells: (id, cells) => set(({ items }) => ({ items: setCells(items, id, cells) })),
			setFacts: (id, facts) => set(({ items }) => ({ items: setFacts(items, id, facts) })),
			remove: (id) => set(({ items }) => ({ items: removeItem(items, id) })),
			clear: () => set({ items: [] }),
		}),
		{
			name: CART_KEY,
			version: 1,
			skipHydration: true,
			partialize: ({ items }) => ({ items }),
			merge: (stored, current) => ({ ...current, items: readItems(stored), isRead: true }),
			// What is no JSON at all never comes to `merge`: what this page holds, at first nothing, then stands in its place.
			onRehydrateStorage: () => (_, error) => {
				if (error) useCart.setState({ isRead: true });
			},
		},
	),
);

/** Pieces in all, as the badge and the drawer's title show them. */
export function usePieceCount(): number {
	return useCart(({ items }) => pieceCount(items));
}

/**
 * Reads the stored cart now, whenever another tab has changed it, and when the browser shows this page again as it
 * was left: nobody told it of changes meanwhile, and the next click would write the old cart back. Returns the undoing.
 */
export function followStoredCart(): () => void {
	// A browser that refuses storage still has a cart for as long as the page lives.
	if (!useCart.persist) useCart.setState({ isRead: true });
	const read = () => void useCart.persist?.rehydrate();
	const onStorage = (event: StorageEvent) => {
		if (event.key === CART_KEY || event.key === null) read();
	};
	const onShow = (event: PageTransitionEvent) => {
		if (event.persisted) read();
	};
	read();
	window.addEventListener("storage", onStorage);
	window.addEventListener("pageshow", onShow);
	return () => {
		window.removeEventListener("storage", onStorage);
		window.removeEventListener("pageshow", onShow);
	};
}

function within(items: CartItem[]): CartItem[] {
	return items.reduce(
		(kept, { id, quantity }) => (quantity > MOST_PIECES ? setQuantity(kept, id, MOST_PIECES) : kept),
		items,
	);
}

/** What another version or another hand left in the browser is taken only where it is a cart's item. */
function readItems(stored: unknown): CartItem[] {
	if (typeof stored !== "object" || stored === null || !("items" in stored) || !Array.isArray(stored.items)) return [];
	return within(stored.items.flatMap((item) => readCartItem(item) ?? []));
}
