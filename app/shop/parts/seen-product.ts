import { closeViewOf } from "../../../content/close-view.ts";
import { pictureIfMade } from "../../../content/picture-source.ts";
import type { Product, ProductDetails } from "../../../domain/catalogue/catalogue.ts";
import type { Pool } from "../../../domain/catalogue/pool.ts";
import { factsOf } from "../../../domain/orders/order-facts.ts";
import { keepTogether } from "../../../domain/shared/keep-together.ts";
import { choiceKind, choicesOf } from "../cells/choices.ts";
import { type CatalogueItem, usualImage } from "./catalogue-item.ts";

/**
 * What a loader sends of a product for a card, the quantity dialog and the cart: no more.
 * @param pools those of the catalogue
 * @param close whether its close view's base goes along, for a catalogue too large to fetch all of them at once
 */
export function catalogueItemOf(product: Product, pools: readonly Pool[], close = false): CatalogueItem {
	const { id, slug, name, description, image, category, details, sku } = product;
	const { price, minOrder, unit = "piece", ...terms } = factsOf(product, pools);
	// Only the desk's preview meets a product that has no picture yet: it is not shown before it has one.
	const imageBase = pictureIfMade(image)?.base ?? "";
	const choice = choiceKind(choicesOf(product));
	const cloth = clothLine(details);
	const second = closeViewOf(product)?.picture.base;
	// Ordered as the card shows it, and without what is not so or can be told from the rest: a list holds forty of these.
	return {
		...{ id, imageBase, name, description: keepTogether(description) },
		...(cloth !== undefined && { cloth: keepTogether(cloth) }),
		...{ price, unit, minOrder, category },
		...terms,
		...(choice !== "both" && { choice }),
		...(details.samples && details.samples.length > 0 && { sample: true as const }),
		...(sku !== undefined && { sku }),
		...(slug !== id && { slug }),
		...(image !== usualImage(slug) && { image }),
		...(second === undefined ? { alone: true } : close && { second }),
	};
}

/**
 * "86% Silk, 14% Zari, 120 gsm": what the first part is made of and how heavy it is, as far as it is known. What stands in
 * brackets behind a fibre is for the product's page.
 */
function clothLine({ components, gsm }: ProductDetails): string | undefined {
	const fibres = components?.[0]?.fibres.map(
		({ fibre, percent }) => `${percent}%\u00a0${fibre.replace(/ \(.*\)$/, "")}`,
	);
	const parts = [...(fibres ?? []), ...(gsm ? [`${gsm} gsm`] : [])];
	return parts.length > 0 ? parts.join(", ") : undefined;
}
