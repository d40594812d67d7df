import { pictureOf } from "../../../content/picture-source.ts";
import type { Product, ProductDetails } from "../../../domain/catalogue.ts";
import { type Offer, usualImage } from "./quantity-store.ts";

/** What a loader sends of a product for a card, the quantity dialog and the cart: no more. */
export function offerOf(product: Product): Offer {
	const { id, slug, name, description, image, price, unit, minOrder, orderMultiple, category, details } = product;
	const plate = pictureOf(image).base;
	const cloth = clothLine(details);
	// Left out rather than said to be nothing: the list of all products travels in its document.
	const multiple = orderMultiple === undefined ? {} : { orderMultiple };
	const offer = { id, slug, name, description, price, unit, minOrder, category, cloth, plate, ...multiple };
	return image === usualImage(slug) ? offer : { ...offer, image };
}

/** "100% Cotton, 125 gsm": what the first part is made of and how heavy it is, as far as it is known. */
export function clothLine({ components, gsm }: ProductDetails): string | undefined {
	const fibres = components?.[0]?.fibres.map(({ fibre, percent }) => `${percent}% ${fibre}`);
	const parts = [...(fibres?.slice(0, 1) ?? []), ...(gsm ? [`${gsm} gsm`] : [])];
	return parts.length > 0 ? parts.join(", ") : undefined;
}
