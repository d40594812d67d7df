import { seedCatalogue } from "../../content/catalogue/catalogue.ts";
import type { Category, Product, ProductsAt } from "../../domain/catalogue/catalogue.ts";
import type { Pool } from "../../domain/catalogue/pool.ts";
import { type CatalogueSummary, summaryOf } from "../../domain/catalogue/summary.ts";
import { spanOf } from "../../domain/shared/span.ts";

/** What pages say of a catalogue of these. */
export function summaryOfProducts({
	categories,
	products,
}: {
	categories: readonly Category[];
	products: readonly Product[];
}): CatalogueSummary {
	return summaryOf(
		1,
		categories.map((category) => {
			const held = products.filter((product) => product.category === category.id);
			return {
				...category,
				count: held.length,
				price: spanOf(held.map(({ price }) => price)),
				minimum: spanOf(held.map(({ minOrder }) => minOrder)),
			};
		}),
	);
}

/** Products as the catalogue gives them by their ids, with its pools. */
export function productsAt(products: readonly Product[], pools: readonly Pool[] = []): ProductsAt {
	return { version: 1, products: new Map(products.map((product) => [product.id, product])), pools };
}

/** The built-in catalogue on the whole. */
export const builtInSummary = summaryOfProducts(seedCatalogue);
