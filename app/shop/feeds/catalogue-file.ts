import { setImmediate as nextTurn } from "node:timers/promises";
import type { Product } from "../../../domain/catalogue/catalogue.ts";
import type { Pool } from "../../../domain/catalogue/pool.ts";
import type { CatalogueSummary } from "../../../domain/catalogue/summary.ts";
import { catalogueEntry } from "./catalogue-entry.ts";

/** Grows whenever an entry's fields change their meaning. */
const FORMAT = 1;

/** A catalogue at one version, some products at a time. */
type Whole = { summary: CatalogueSummary; pools: readonly Pool[]; products: AsyncIterable<readonly Product[]> };

/**
 * /catalogue.json as it is sent, a hundred products at a time: a line for each, so that neither the site nor who reads it
 * by lines holds all of them. It breaks off should the catalogue change meanwhile.
 */
export async function* catalogueFile({ summary, pools, products }: Whole, publicUrl: string): AsyncGenerator<string> {
	const { version, count } = summary;
	const categories = new Map(summary.categories.map((category) => [category.id, category]));
	const head = {
		format: FORMAT,
		version,
		count,
		categories: summary.categories.map(({ id, name, description, count }) => {
			return { id, name, description, count, url: `${publicUrl}/products?category=${id}` };
		}),
		pools,
	};
	yield `${JSON.stringify(head).slice(0, -1)},"products":[`;
	let before = "\n";
	for await (const some of products) {
		// What SQLite answers is there at once: without this the whole file would be written in one turn.
		await nextTurn();
		const lines = some.map((product) => JSON.stringify(catalogueEntry(product, { publicUrl, categories, pools })));
		yield before + lines.join(",\n");
		before = ",\n";
	}
	yield "\n]}\n";
}
