import { create } from "zustand";

type CartDrawer = { isOpen: boolean; open(): void; close(): void };

/** Whether the cart stands over the page. Not beside its lines (cart-store.ts), which are written into the browser with every change. */
export const useCartDrawer = create<CartDrawer>()((set) => ({
	isOpen: false,
	open: () => set({ isOpen: true }),
	close: () => set({ isOpen: false }),
}));
