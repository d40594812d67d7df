import { create } from "zustand";
import type { CatalogueItem } from "../parts/catalogue-item.ts";

type Asked = {
	/** The product whose quantity is being asked for; stays while the dialog closes. */
	item?: CatalogueItem;
	isOpen: boolean;
	/** Counts the openings, so that each begins anew at the minimum. */
	turn: number;
	/** Whether this turn has been drawn and not shown yet. */
	isReady: boolean;
	/** A press begins on its button: the dialog is drawn while the finger is down, and only shown when it is lifted. */
	reach(item: CatalogueItem): void;
	ask(item: CatalogueItem): void;
	close(): void;
};

export const useAsked = create<Asked>()((set) => ({
	isOpen: false,
	turn: 0,
	isReady: false,
	reach: (item) => set(({ turn }) => ({ item, isReady: true, turn: turn + 1 })),
	ask: (item) =>
		set((before) => ({
			item,
			isOpen: true,
			isReady: false,
			turn: before.turn + Number(!before.isReady || before.item !== item),
		})),
	close: () => set({ isOpen: false }),
}));
