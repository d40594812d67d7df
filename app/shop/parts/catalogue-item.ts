import type { ChoiceKind, Unit } from "../../../domain/catalogue/catalogue.ts";
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
	/** The company's article number. */
	sku?: string;
	/** The base of its product image (content/product-image.ts). */
	imageBase: string;
	/** What there is to choose between, where it is not both colours and sizes. */
	choice?: Exclude<ChoiceKind, "both">;
	/** A sample of it may be asked for. */
	sample?: true;
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

/** The page on which a quantity of it is split by colour and size; undefined where there is nothing to choose. */
export function choicesAddress(
	item: Pick<CatalogueItem, "id" | "slug" | "choice">,
	quantity: number,
): string | undefined {
	return item.choice === "none"
		? undefined
		: `/products/${slugOf(item)}/choices${quantity > 0 ? `?quantity=${quantity}` : ""}`;
}

/** The page of a product of which only the id is known, as in the cart: it leads on to the product's own address. */
export function productAddress(id: string): string {
	return `/products/${encodeURIComponent(id)}`;
}

/** What the address of that page names where a split is changed that is in the cart already, which knows ids alone. */
export const CHANGE_PARAM = "change";

/** That page for a line of the cart: what is sent there takes the place of the line. */
export function changeChoicesAddress(id: string): string {
	return `${productAddress(id)}/choices?${CHANGE_PARAM}=1`;
}

/** The page on which a sample of it is asked for; undefined where there are none. */
export function sampleAddress(item: Pick<CatalogueItem, "id" | "slug" | "sample">): string | undefined {
	return item.sample && `/products/${slugOf(item)}/sample`;
}

/** What the cart keeps of an item. */
export function soldItem({ image, ...item }: CatalogueItem): Sold {
	return soldOf({ ...item, image: image ?? usualImage(slugOf(item)) });
}
