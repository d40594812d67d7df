import { type PictureSource, pictureIfMade } from "../../../content/picture-source.ts";
import type { Product } from "../../../domain/catalogue/catalogue.ts";
import type { Pool } from "../../../domain/catalogue/pool.ts";
import { priceAt } from "../../../domain/catalogue/price-at.ts";
import { type Sold, soldOf } from "../../../domain/orders/cart.ts";
import { cellsSum, type NamedCell } from "../../../domain/orders/cells.ts";
import { factsOf } from "../../../domain/orders/order-facts.ts";
import { orderable } from "../../../domain/orders/order-quantity.ts";
import { stillMade } from "../../../domain/orders/still-made.ts";
import { formatCount, formatRupees } from "../../../domain/shared/money.ts";
import type { Messages } from "../../../messages/registry.ts";

/** A line of earlier as today's catalogue has it: one that can go into a cart, or one that cannot any more. */
export type LineToday = {
	key: string;
	name: string;
	picture: PictureSource | null;
	/** The product's page. */
	address: string | null;
	/** Its article number in words; null where it has none. */
	article: string | null;
	text: string;
	/** What it comes to at today's price; null when it is not sold any more. */
	amount: string | null;
	quantity: number;
	/** The split by colour and size that can still be made, and what is said of it and of what cannot. */
	cells: NamedCell[];
	split: string[];
	gone: boolean;
	sold: Sold | null;
};

/** What was asked for earlier; `name` is what a product was called that is gone. */
export type AskedEarlier = { id: string; name: string; quantity: number; cells: readonly NamedCell[] };

type Words = Pick<Messages["shop"]["cart"]["reopen"], "line" | "gone" | "cellsGone">;

/** What all lines come to at today's prices, in words of money. */
export function totalToday(lines: readonly Pick<LineToday, "sold" | "quantity">[]): string {
	const total = lines.reduce((sum, { sold, quantity }) => sum + (sold ? priceAt(sold, quantity) * quantity : 0), 0);
	return formatRupees(total);
}

/**
 * @param product as the catalogue has it now; undefined where it does not
 * @param words what is said of the line where it was asked for
 */
export function lineToday(
	asked: AskedEarlier,
	product: Product | undefined,
	pools: readonly Pool[],
	words: Words,
	{ shop, cells: cellWords }: Pick<Messages, "shop" | "cells">,
): LineToday {
	const { pieces } = shop.cart.quantity;
	if (!product) {
		return {
			...asked,
			key: asked.id || asked.name,
			picture: null,
			address: null,
			article: null,
			text: words.gone,
			cells: [],
			split: [],
			amount: null,
			gone: true,
			sold: null,
		};
	}
	const { id, sku, slug, name, image, category, unit } = product;
	const facts = factsOf(product, pools);
	const quantity = orderable(facts, asked.quantity);
	const price = priceAt(facts, quantity);
	const { cells, gone } = stillMade(product.details, asked.cells);
	const lost = pieces({ count: cellsSum(gone), unit });
	return {
		key: id,
		name,
		picture: pictureIfMade(image) ?? null,
		address: `/products/${slug}`,
		article: sku === undefined ? null : shop.cart.reopen.article({ sku }),
		text: words.line({
			quantity: pieces({ count: quantity, unit }),
			price: formatRupees(price),
			unit,
			minimum: formatCount(facts.minOrder),
			before: quantity === asked.quantity ? null : pieces({ count: asked.quantity, unit }),
		}),
		amount: formatRupees(price * quantity),
		quantity,
		cells,
		split: [
			cellWords.summary({ cells, quantity }),
			gone.length > 0 ? words.cellsGone({ names: namesOf(gone, product), count: lost }) : "",
		].filter((said) => said !== ""),
		gone: false,
		sold: soldOf({ id, name, image, category, ...facts }),
	};
}

/** The colours that are gone by their names, and of the others the sizes. */
function namesOf(gone: readonly NamedCell[], { details }: Product): string[] {
	const codes = new Set(details.colourways?.map(({ code }) => code));
	const names = gone.map(({ colour, colourName, size }) =>
		colour !== null && !codes.has(colour) ? colourName : (size ?? ""),
	);
	return [...new Set(names)];
}
