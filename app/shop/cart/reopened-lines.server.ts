import { type PictureSource, pictureIfMade } from "../../../content/picture-source.ts";
import type { Product } from "../../../domain/catalogue/catalogue.ts";
import { type Sold, soldOf } from "../../../domain/orders/cart.ts";
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
	gone: boolean;
	sold: Sold | null;
};

/** What all lines come to at today's prices, in words of money. */
export function reopenedTotal(lines: readonly ReopenedLine[]): string {
	const total = lines.reduce((sum, { sold, quantity }) => sum + (sold ? sold.price * quantity : 0), 0);
	return formatRupees(total);
}

type Asked = { id: string; name: string; quantity: number };

/**
 * @param version of which the offered lines are taken; any that does not exist means the request's own
 * @param products those that the case names, as the catalogue has them now
 */
export function reopenedLines(
	view: CaseView,
	version: number,
	products: ReadonlyMap<string, Product>,
	{ reopen, quantity: { pieces } }: Messages["shop"]["cart"],
): ReopenedLine[] {
	return askedLines(view, version).map((asked) => {
		const product = products.get(asked.id);
		if (!product) {
			return {
				...asked,
				key: asked.id || asked.name,
				picture: null,
				address: null,
				text: reopen.gone,
				amount: null,
				gone: true,
				sold: null,
			};
		}
		const { id, slug, name, image, price, unit } = product;
		const quantity = orderable(product, asked.quantity);
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
			gone: false,
			sold: soldOf(product),
		};
	});
}

/** Each product once: a version may offer one of them in two lines. */
function askedLines({ versions, request }: CaseView, wanted: number): Asked[] {
	const version = versions.find((one) => one.version === wanted);
	if (!version) return request.lines;
	const lines = new Map<string, Asked>();
	for (const { productId, key, name, quantity } of offeredLines(version.content)) {
		const id = productId || key;
		const before = lines.get(id);
		lines.set(id, { id, name, quantity: quantity + (before?.quantity ?? 0) });
	}
	return [...lines.values()];
}

/** The quantity, raised to today's minimum and to a whole number of packs. */
function orderable({ minOrder, orderMultiple = 1 }: Product, quantity: number): number {
	return Math.ceil(Math.max(minOrder, quantity) / orderMultiple) * orderMultiple;
}
