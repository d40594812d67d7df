import { beforeEach, describe, expect, test } from "vitest";
import { catalogueEntry } from "../../app/shop/feeds/catalogue-entry.ts";
import { catalogueFile } from "../../app/shop/feeds/catalogue-file.ts";
import { seedCatalogue as builtIn } from "../../content/catalogue/catalogue.ts";
import type { Product } from "../../domain/catalogue/catalogue.ts";
import { readCatalogue, seedCatalogue } from "../../server/catalogue/catalogue.ts";
import type { WatchedCatalogue } from "../../server/catalogue/catalogue-reading.ts";
import { Overtaken } from "../../server/catalogue/held-catalogue.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { writeCatalogue } from "../support/catalogue-write.ts";
import { engines, freshDatabase } from "../support/databases.ts";
import { watchedCatalogue } from "../support/watched-catalogue.ts";

const SITE = "https://www.thari.example";
/** 960 products, more than a process holds, of which many have the same place in their category. */
const many = {
	categories: builtIn.categories,
	products: Array.from({ length: 24 }, (_, turn) =>
		builtIn.products.map(({ sku, ...product }) => ({
			...product,
			id: `${product.id}-${turn}`,
			slug: `${product.slug}-${turn}`,
			sku: `${sku}-${turn}`,
		})),
	).flat(),
};

describe.each(engines)("the catalogue as a file on %s", (engine) => {
	let database: Database;
	beforeEach(async () => {
		({ database } = await freshDatabase(engine));
	});
	async function opened(seed: { categories: typeof builtIn.categories; products: readonly Product[] }) {
		await seedCatalogue(database, seed);
		await database.tx((db) =>
			db
				.updateTable("product")
				.set((eb) => ({ position: eb("position", "-", 1) }))
				.execute(),
		);
		await database.tx((db) => db.updateTable("product").set({ position: 3 }).where("position", ">", 3).execute());
		return watchedCatalogue(database);
	}
	async function written(reading: WatchedCatalogue): Promise<string> {
		let text = "";
		for await (const part of catalogueFile(await reading.all(), SITE)) text += part;
		return text;
	}

	test.each([
		["small", builtIn],
		["large", many],
		["without products", { ...builtIn, products: [] }],
	])("a %s one has every product that buyers see, once and in the order of the list", async (_, seed) => {
		const reading = await opened(seed);
		await writeCatalogue(database, async (db) => {
			await db.updateTable("product").set({ hidden: 1 }).where("category_id", "=", "dhotis").execute();
			await db.updateTable("category").set({ hidden: 1 }).where("id", "=", "t-shirts").execute();
		});
		const text = await written(reading);
		const file = JSON.parse(text);
		const { version, categories, products } = await readCatalogue(database.read);
		expect(file).toMatchObject({ format: 1, version, count: products.length });
		expect(file.categories.map(({ id }: { id: string }) => id)).toEqual(categories.map(({ id }) => id));
		const frame = { publicUrl: SITE, categories: new Map(categories.map((one) => [one.id, one])), pools: [] };
		expect(file.products).toEqual(
			products.map((product) => JSON.parse(JSON.stringify(catalogueEntry(product, frame)))),
		);
		// A line for each product, for readers that do not want to hold all of them either.
		expect(text.split("\n").filter((line) => line.startsWith('{"id":'))).toHaveLength(products.length);
	});

	test("it breaks off when the catalogue changes while it is read, and begins with the version that stands", async () => {
		const reading = await opened(many);
		const whole = await reading.all();
		const parts = whole.products[Symbol.asyncIterator]();
		expect((await parts.next()).value).toHaveLength(100);
		await writeCatalogue(database);
		await expect(parts.next()).rejects.toThrow(Overtaken);
		const { version } = await readCatalogue(database.read);
		expect((await reading.all()).summary.version).toBe(version);
		expect(JSON.parse(await written(reading)).version).toBe(version);
	});
});
