import { beforeEach, describe, expect, test } from "vitest";
import type { ProductTexts } from "../../domain/catalogue/product-texts.ts";
import { readCatalogue, readDeskCatalogue } from "../../server/catalogue/catalogue.ts";
import type { CatalogueDesk } from "../../server/catalogue/catalogue-desk.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { engines, freshDatabase } from "../support/databases.ts";
import { asha, openDesk, ravi } from "../support/desk-catalogue.ts";
import { saying } from "../support/words.ts";

const SAREE = "banarasi-silk-saree";

const newSaree = {
	name: "Jamdani Saree",
	category: "sarees",
	price: "4500",
	minOrder: "12",
	description: "Fine cotton with woven motifs",
};

describe.each(engines)("the order of the catalogue on %s", (engine) => {
	let database: Database;
	let desk: CatalogueDesk;
	beforeEach(async () => {
		({ database } = await freshDatabase(engine));
		desk = await openDesk(database);
	});

	/** Saves some fields over the state at a revision, as the editor's form does. */
	const save = (texts: Partial<ProductTexts>, revision: number, by = asha, id = SAREE) =>
		desk.products.save({ id, revision, texts, others: "tell" }, by);

	test("categories are added, changed and told of conflicts like products", async () => {
		const texts = { name: "Stoles & Shawls", description: "Light wraps in cotton and silk." };
		expect(await desk.categories.create(texts, asha)).toMatchObject({ status: "saved", id: "stoles-shawls" });
		expect(await desk.categories.create(texts, asha)).toMatchObject({
			status: "invalid",
			problems: { id: saying("Stoles & Shawls has this address already; please give another one.") },
		});
		const save = (change: { name?: string; description?: string; hidden?: string }) =>
			desk.categories.save({ id: "stoles-shawls", revision: 1, texts: change, others: "tell" }, ravi);
		expect(await save({ hidden: "no" })).toMatchObject({
			status: "invalid",
			problems: { hidden: saying("Please give it a picture before buyers see it.") },
		});
		expect(await save({ name: "Stoles" })).toMatchObject({ status: "saved", revision: 2 });
		expect(await save({ name: "Stoles & Shawls", description: "Wraps." })).toMatchObject({
			status: "conflict",
			taken: [{ field: "name", to: "Stoles" }],
			texts: { name: "Stoles", description: "Wraps." },
		});
		const moved = await desk.products.save({ id: SAREE, texts: { category: "stoles-shawls" }, others: "merge" }, asha);
		expect(moved).toMatchObject({ status: "saved" });
		expect((await desk.categories.list()).at(-1)).toMatchObject({ id: "stoles-shawls", products: 1, shown: 1 });
	});

	test("products and categories change places with their neighbours", async () => {
		const order = async () => {
			const { products, categories } = await readDeskCatalogue(database.read);
			return {
				sarees: products.filter(({ category }) => category === "sarees").map(({ id }) => id),
				categories: categories.map(({ id }) => id),
			};
		};
		const before = await order();
		const [first = "", second = "", ...rest] = before.sarees;
		expect(await desk.order.moveProduct(second, "up", asha)).toBe(true);
		expect((await order()).sarees).toEqual([second, first, ...rest]);
		expect(await desk.order.moveProduct(second, "up", asha)).toBe(false);
		expect(await desk.order.moveProduct(second, "down", asha)).toBe(true);
		expect(await desk.order.moveProduct("nobody", "down", asha)).toBe(false);
		expect(await order()).toEqual(before);
		expect(await desk.order.moveCategory("lehengas", "up", asha)).toBe(true);
		expect((await order()).categories.slice(0, 2)).toEqual(["lehengas", "sarees"]);
		const { products } = await readCatalogue(database.read);
		expect(products[0]?.category).toBe("lehengas");
	});

	test("a move is no conflict for somebody who is in the form", async () => {
		await desk.order.moveProduct(SAREE, "down", ravi);
		expect(await save({ price: "2600" }, 1)).toMatchObject({ status: "saved", revision: 2 });
	});

	test("the list is searched, filtered and paged", async () => {
		const ask = async (how: Partial<Parameters<CatalogueDesk["list"]>[0]>) => {
			const { products, total } = await desk.list({ page: 1, ...how });
			return [products.map(({ id }) => id), total];
		};
		expect(await ask({ search: "silk BANARASI" })).toEqual([[SAREE], 1]);
		expect(await ask({ search: "100%_~" })).toEqual([[], 0]);
		await save({ sku: "A_%~1" }, 1).then(({ status }) => expect(status).toBe("invalid"));
		await save({ sku: "TH_01" }, 1);
		expect(await ask({ search: "th_0" })).toEqual([[SAREE], 1]);
		expect(await ask({ search: "th%0" })).toEqual([[], 0]);
		expect((await ask({ category: "dhotis" }))[1]).toBe(5);
		await save({ hidden: "yes" }, 2);
		expect(await ask({ hidden: true })).toEqual([[SAREE], 1]);
		for (let n = 0; n < 15; n++) await desk.products.create({ ...newSaree, slug: `s-${n}` }, asha);
		expect(await desk.list({ page: 9 })).toMatchObject({ total: 55, pages: 2, page: 2, products: { length: 5 } });
		expect((await desk.list({ page: 1 })).products).toHaveLength(50);
	});
});
