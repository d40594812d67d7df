import { create } from "zustand";
import type { CatalogueItem } from "../parts/catalogue-item.ts";

type Asked = {
	/** The product whose quantity is being asked for; stays while the dialog closes. */
	item?: CatalogueItem;
	isOpen: boolean;
	/** Counts the openings, so that each begins anew at the minimum. */
	turn: number;
	ask(item: CatalogueItem): void;
	close(): void;
};

export const useAsked = create<Asked>()((set) => ({
	isOpen: false,
	turn: 0,
	ask: (item) => set(({ turn }) => ({ item, isOpen: true, turn: turn + 1 })),
	close: () => set({ isOpen: false }),
}));
