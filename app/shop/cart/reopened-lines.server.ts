import { type PictureSource, pictureIfMade } from "../../../content/picture-source.ts";
import type { Product, ProductsAt } from "../../../domain/catalogue/catalogue.ts";
import { priceAt } from "../../../domain/catalogue/price-at.ts";
import { type Sold, soldOf } from "../../../domain/orders/cart.ts";
import { cellsSum, type NamedCell } from "../../../domain/orders/cells.ts";
import { factsOf } from "../../../domain/orders/order-facts.ts";
import type { OrderFacts } from "../../../domain/orders/order-quantity.ts";
import { cellsWithin } from "../../../domain/orders/spread.ts";
import { offeredLines } from "../../../domain/quotes/content.ts";
import { formatRupees } from "../../../domain/shared/money.ts";
import type { Messages } from "../../../messages/registry.ts";
import type { CaseView } from "../../../server/cases/index.ts";

/** One line that goes into a new cart, or, where the catalogue has it no longer, one that cannot. */
export type ReopenedLine = {
	key: string;
	name: string;
	picture: PictureSource | null;
	/** The product's page. */
	address: string | null;
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

/** What all lines come to at today's prices, in words of money. */
export function reopenedTotal(lines: readonly ReopenedLine[]): string {
	const total = lines.reduce((sum, { sold, quantity }) => sum + (sold ? priceAt(sold, quantity) * quantity : 0), 0);
	return formatRupees(total);
}

type Asked = { id: string; name: string; quantity: number; cells: readonly NamedCell[] };

/**
 * @param version of which the offered lines are taken; any that does not exist means the request's own
 * @param today the products that the case names, as the catalogue has them now, and its pools
 */
export function reopenedLines(
	view: CaseView,
	version: number,
	{ products, pools }: Pick<ProductsAt, "products" | "pools">,
	{ shop, cells: cellWords }: Pick<Messages, "shop" | "cells">,
): ReopenedLine[] {
	const { reopen } = shop.cart;
	const { pieces } = shop.cart.quantity;
	return askedLines(view, version).map((asked) => {
		const product = products.get(asked.id);
		if (!product) {
			return {
				...asked,
				key: asked.id || asked.name,
				picture: null,
				address: null,
				text: reopen.gone,
				cells: [],
				split: [],
				amount: null,
				gone: true,
				sold: null,
			};
		}
		const { id, slug, name, image, category, unit } = product;
		const facts = factsOf(product, pools);
		const quantity = orderable(facts, asked.quantity);
		const price = priceAt(facts, quantity);
		const { cells, gone } = stillMade(product, asked.cells);
		const lost = pieces({ count: cellsSum(gone), unit });
		return {
			key: id,
			name,
			picture: pictureIfMade(image) ?? null,
			address: `/products/${slug}`,
			text: reopen.line({
				quantity: pieces({ count: quantity, unit }),
				price: formatRupees(price),
				unit,
				before: quantity === asked.quantity ? null : pieces({ count: asked.quantity, unit }),
			}),
			amount: formatRupees(price * quantity),
			quantity,
			cells,
			split: [
				cellWords.summary({ cells, quantity }),
				gone.length > 0 ? reopen.cellsGone({ names: namesOf(gone, product), count: lost }) : "",
			].filter((said) => said !== ""),
			gone: false,
			sold: soldOf({ id, name, image, category, ...facts }),
		};
	});
}

/** Each product once: a version may offer one of them in two lines. */
function askedLines({ versions, request }: CaseView, wanted: number): Asked[] {
	const version = versions.find((one) => one.version === wanted);
	if (!version) return request.lines;
	const lines = new Map<string, Omit<Asked, "cells">>();
	for (const { productId, key, name, quantity } of offeredLines(version.content)) {
		const id = productId || key;
		const before = lines.get(id);
		lines.set(id, { id, name, quantity: quantity + (before?.quantity ?? 0) });
	}
	// A version says in words how it is split; what was asked for is taken as far as the quantity goes.
	const split = new Map(request.lines.map(({ id, cells }) => [id, cells]));
	return [...lines.values()].map((line) => ({ ...line, cells: cellsWithin(split.get(line.id) ?? [], line.quantity) }));
}

/** What of a split the product is still made in, its colours by their names of today; and what it is not. */
function stillMade({ details }: Product, asked: readonly NamedCell[]): { cells: NamedCell[]; gone: NamedCell[] } {
	const names = new Map(details.colourways?.map(({ code, name }) => [code, name]));
	const cells: NamedCell[] = [];
	const gone: NamedCell[] = [];
	for (const cell of asked) {
		const colourName = cell.colour === null ? "" : names.get(cell.colour);
		const hasSize = cell.size === null || details.sizes?.includes(cell.size);
		if (colourName !== undefined && hasSize) cells.push({ ...cell, colourName });
		else gone.push(cell);
	}
	return { cells, gone };
}

/** The colours that are gone by their names, and of the others the sizes. */
function namesOf(gone: readonly NamedCell[], { details }: Product): string[] {
	const codes = new Set(details.colourways?.map(({ code }) => code));
	const names = gone.map(({ colour, colourName, size }) =>
		colour !== null && !codes.has(colour) ? colourName : (size ?? ""),
	);
	return [...new Set(names)];
}

/** The quantity, raised to today's minimum and to a whole number of packs. */
function orderable({ minOrder, orderMultiple = 1 }: OrderFacts, quantity: number): number {
	return Math.ceil(Math.max(minOrder, quantity) / orderMultiple) * orderMultiple;
}
