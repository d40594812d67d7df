import { type Span, spanOf } from "../shared/span.ts";
import type { Category } from "./catalogue.ts";

/** How many products there are, and from what to what their prices (paise) and minimums go; undefined for none. */
type ProductFigures = { count: number; price: Span | undefined; minimum: Span | undefined };

export type CategorySummary = Category & ProductFigures;

/**
 * What pages say of the catalogue as a whole at one version, as buyers see it. It grows with the categories, never with
 * the products.
 */
export type CatalogueSummary = ProductFigures & { version: number; categories: readonly CategorySummary[] };

export const NO_PRODUCTS: ProductFigures = { count: 0, price: undefined, minimum: undefined };

/** The whole from its categories, in their order. */
export function summaryOf(version: number, categories: readonly CategorySummary[]): CatalogueSummary {
	return {
		version,
		categories,
		count: categories.reduce((sum, { count }) => sum + count, 0),
		price: widest(categories.map(({ price }) => price)),
		minimum: widest(categories.map(({ minimum }) => minimum)),
	};
}

function widest(spans: readonly (Span | undefined)[]): Span | undefined {
	return spanOf(spans.flatMap((span) => (span ? [span.least, span.most] : [])));
}

/** Consecutive products of a category. */
export type Stretch = { category: string; offset: number; limit: number };

/**
 * Which products of which categories a part of the list holds, when it goes through them in order.
 * @param from the place of the first product, from 0
 * @param to the place behind the last one
 */
export function stretchesOf(
	categories: readonly Pick<CategorySummary, "id" | "count">[],
	from: number,
	to: number,
): Stretch[] {
	const found: Stretch[] = [];
	let before = 0;
	for (const { id, count } of categories) {
		const offset = Math.max(0, from - before);
		const limit = Math.min(count, to - before) - offset;
		if (limit > 0) found.push({ category: id, offset, limit });
		before += count;
	}
	return found;
}
