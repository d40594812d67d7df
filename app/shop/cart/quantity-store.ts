import { create } from "zustand";
import type { Unit } from "../../../domain/catalogue/catalogue.ts";
import { type Sold, soldOf } from "../../../domain/orders/cart.ts";

/** A product as grids, the quantity dialog and the cart need it; loaders send no more per card. */
export type Offer = Omit<Sold, "image" | "unit"> & {
	/** The last part of its page's address where that is not its id. */
	slug?: string;
	/** Its picture's path where that is not the usual one (usualImage). */
	image?: string;
	description: string;
	unit: Unit;
	/** One short line about the cloth: fibre, weight, weave. */
	cloth?: string;
	/** The base of its 4:5 picture (picture.tsx). */
	plate: string;
	/** It has no close view to stand behind its picture. */
	alone?: true;
	/** The base of its close view, where it does not stand in /close-views.json. */
	second?: string;
};

/** The path that a product's picture usually has; as it can be told from the slug it is not sent along with it. */
export function usualImage(slug: string): string {
	return `images/products/${slug}.jpg`;
}

export function slugOf({ id, slug }: Pick<Offer, "id" | "slug">): string {
	return slug ?? id;
}

/** What the cart keeps of an offer. */
export function soldOffer({ image, ...offer }: Offer): Sold {
	return soldOf({ ...offer, image: image ?? usualImage(slugOf(offer)) });
}

type Asked = {
	/** The product whose quantity is being asked for; stays while the dialog closes. */
	offer?: Offer;
	isOpen: boolean;
	/** Counts the openings, so that each begins anew at the minimum. */
	turn: number;
	ask(offer: Offer): void;
	close(): void;
};

export const useAsked = create<Asked>()((set) => ({
	isOpen: false,
	turn: 0,
	ask: (offer) => set(({ turn }) => ({ offer, isOpen: true, turn: turn + 1 })),
	close: () => set({ isOpen: false }),
}));
