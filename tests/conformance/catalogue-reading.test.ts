import { beforeEach, describe, expect, test } from "vitest";
import { seedCatalogue as builtIn } from "../../content/catalogue/catalogue.ts";
import { readCatalogue, seedCatalogue } from "../../server/catalogue/catalogue.ts";
import { HeldCatalogue, Overtaken } from "../../server/catalogue/held-catalogue.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { builtInSummary, summaryOfProducts } from "../support/catalogue.ts";
import { writeCatalogue } from "../support/catalogue-write.ts";
import { engines, freshDatabase } from "../support/databases.ts";
import { watchedCatalogue } from "../support/watched-catalogue.ts";

/** This many copies of the built-in products: 640, more than a process holds. */
const COPIES = 15;

const many = {
	categories: builtIn.categories,
	products: [
		...builtIn.products,
		...Array.from({ length: COPIES }, (_, turn) =>
			builtIn.products.map((product) => {
				const own = `${product.id}-${turn}`;
				return { ...product, id: own, slug: own, sku: `${product.sku}-${turn}`, name: `${product.name} ${turn}` };
			}),
		).flat(),
	],
};

describe.each(engines)("reading the catalogue on %s", (engine) => {
	let database: Database;
	beforeEach(async () => {
		({ database } = await freshDatabase(engine));
	});
	const opened = () => watchedCatalogue(database);
	const write = (work: Parameters<typeof writeCatalogue>[1]) => writeCatalogue(database, work);
	const hide = (table: "product" | "category", id: string) =>
		write((db) => db.updateTable(table).set({ hidden: 1 }).where("id", "=", id).execute());

	test("an empty one has no products and no categories", async () => {
		const empty = await opened();
		expect(empty.summary()).toEqual({ ...summaryOfProducts({ categories: [], products: [] }), version: 0 });
		expect([await empty.list(undefined, 0, 96), await empty.slugs(0, 96), await empty.bySlug("x")]).toEqual([
			[],
			[],
			undefined,
		]);
	});

	test("the summary counts and spans what buyers see", async () => {
		await seedCatalogue(database, builtIn);
		const shown = await opened();
		expect(shown.summary()).toEqual(builtInSummary);
		await hide("product", "bridal-lehenga-set");
		await hide("category", "t-shirts");
		await shown.refresh();
		expect(shown.summary()).toEqual({ ...summaryOfProducts(await readCatalogue(database.read)), version: 3 });
		expect([shown.summary().count, shown.summary().categories.length]).toEqual([34, 7]);
	});

	test.each([
		["small", builtIn],
		["larger than what is held", many],
	])("a %s catalogue is turned page by page in its order, whole and by category", async (_, seed) => {
		await seedCatalogue(database, seed);
		await hide("product", "kota-doria-saree");
		await hide("category", "trousers");
		const shown = await opened();
		const { products } = await readCatalogue(database.read);
		const turned = async (category?: string) => {
			const count = category ? products.filter((one) => one.category === category).length : products.length;
			const pages = [];
			for (let from = 0; from < count; from += 48) pages.push(...(await shown.list(category, from, from + 48)));
			return pages;
		};
		// Twice: the second time from what is held.
		for (const turn of [1, 2]) {
			expect(await turned(), `turn ${turn}`).toEqual(products);
			expect(await turned("sarees")).toEqual(products.filter(({ category }) => category === "sarees"));
		}
		expect([await turned("trousers"), await turned("none")]).toEqual([[], []]);
		expect(await shown.slugs(0, products.length)).toEqual(products.map(({ slug }) => slug));
		expect(await shown.slugs(3, 5)).toEqual(products.slice(3, 5).map(({ slug }) => slug));
	});

	test.each([
		["small", builtIn],
		["larger than what is held", many],
	])("of a %s catalogue products are found by address and by id, and what is hidden is not", async (_, seed) => {
		await seedCatalogue(database, seed);
		await write((db) =>
			db.updateTable("product").set({ slug: "old-address" }).where("id", "=", "kavi-dhoti").execute(),
		);
		await hide("product", "kota-doria-saree");
		await hide("category", "trousers");
		const shown = await opened();
		const ids = ["silk-dhoti", "kavi-dhoti", "kota-doria-saree", "cotton-chino-trousers", "none", "", "silk-dhoti"];
		for (const turn of [1, 2]) {
			const { version, products } = await shown.productsAt(ids);
			expect([version, [...products.keys()].sort()], `turn ${turn}`).toEqual([4, ["kavi-dhoti", "silk-dhoti"]]);
			expect(products.get("silk-dhoti")).toEqual(builtIn.products.find(({ id }) => id === "silk-dhoti"));
			expect((await shown.bySlug("old-address"))?.id).toBe("kavi-dhoti");
			for (const slug of ["kavi-dhoti", "kota-doria-saree", "cotton-chino-trousers", "none", ""])
				expect(await shown.bySlug(slug)).toBeUndefined();
		}
		expect((await shown.productsAt([])).products.size).toBe(0);
		expect((await shown.productsAt(many.products.slice(0, 90).map(({ id }) => id))).products.size).toBeGreaterThan(30);
	});

	test("what is asked after a change is of one version, and of the one that it says", async () => {
		await seedCatalogue(database, many);
		const shown = await opened();
		const [held, fresh] = ["chettinad-cotton-saree", "kavi-dhoti-9"];
		expect((await shown.productsAt([held])).version).toBe(1);
		await write((db) => db.updateTable("product").set({ price: 100 }).where("id", "in", [held, fresh]).execute());
		// Not told yet: one of the two is held as it was.
		const { version, products } = await shown.productsAt([held, fresh]);
		expect([version, products.get(held)?.price, products.get(fresh)?.price]).toEqual([2, 100, 100]);
		expect(shown.summary().version).toBe(2);
	});

	test("what is held of a version never answers with a product of the next", async () => {
		await seedCatalogue(database, many);
		const held = await HeldCatalogue.read(database.read);
		await hide("product", "kavi-dhoti-9");
		for (const ask of [
			() => held.bySlug("kavi-dhoti-9"),
			() => held.products(["kavi-dhoti-9"]),
			() => held.list("dhotis", 48, 96),
		])
			await expect(ask()).rejects.toThrow(Overtaken);
		expect(await held.list(undefined, 0, 48)).toEqual(
			many.products.filter(({ category }) => category === "sarees").slice(0, 48),
		);
	});
});
