import type { Unit } from "../../../domain/catalogue/catalogue.ts";
import { type Sold, soldOf } from "../../../domain/orders/cart.ts";

/** A product as grids, the quantity dialog and the cart need it; loaders send no more per card. */
export type CatalogueItem = Omit<Sold, "image" | "unit"> & {
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

export function slugOf({ id, slug }: Pick<CatalogueItem, "id" | "slug">): string {
	return slug ?? id;
}

/** What the cart keeps of an item. */
export function soldItem({ image, ...item }: CatalogueItem): Sold {
	return soldOf({ ...item, image: image ?? usualImage(slugOf(item)) });
}
