import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { seedCatalogue as builtIn } from "../../content/catalogue/catalogue.ts";
import { readCatalogue, seedCatalogue } from "../../server/catalogue/catalogue.ts";
import { openCatalogue, type WatchedCatalogue } from "../../server/catalogue/catalogue-reading.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { sharedSecret } from "../../server/settings/settings.ts";
import { writeCatalogue } from "../support/catalogue-write.ts";
import { engines, freshDatabase, openDatabase, type Place } from "../support/databases.ts";
import { openShop } from "../support/shop.ts";

/** The built-in catalogue of a next release: one price is another, one product is gone. */
const next = {
	categories: builtIn.categories,
	products: builtIn.products
		.slice(1)
		.map((product, n) => (n === 0 ? { ...product, price: product.price + 100 } : product)),
};

describe.each(engines)("the catalogue on %s", (engine) => {
	let database: Database;
	let place: Place;
	beforeEach(async () => {
		({ database, place } = await freshDatabase(engine));
	});
	/** Another process on the same database. */
	async function otherProcess(): Promise<Database> {
		const other = await openDatabase(place);
		onTestFinished(() => other.close());
		return other;
	}
	async function watched(on: Database): Promise<WatchedCatalogue> {
		const catalogue = await openCatalogue(on);
		onTestFinished(() => catalogue.close());
		return catalogue;
	}
	/** What the desk does when somebody changes a price. */
	const raisePrice = (on: Database, id: string, price: number) =>
		writeCatalogue(on, (db) => db.updateTable("product").set({ price }).where("id", "=", id).execute());

	test("an empty database gets the built-in one, which reads back as it was written", async () => {
		expect(await readCatalogue(database.read)).toEqual({ version: 0, categories: [], products: [] });
		expect(await seedCatalogue(database, builtIn)).toBe(true);
		expect(await readCatalogue(database.read)).toEqual({ version: 1, ...builtIn });
		expect((await readCatalogue(database.read)).products).toHaveLength(40);
	});

	test("it is written once, not at every start", async () => {
		await seedCatalogue(database, builtIn);
		expect(await seedCatalogue(database, builtIn)).toBe(false);
		expect((await readCatalogue(database.read)).version).toBe(1);
	});

	test("a newer built-in one takes the place of the older, under a new version", async () => {
		await seedCatalogue(database, builtIn);
		expect(await seedCatalogue(database, next)).toBe(true);
		expect(await readCatalogue(database.read)).toEqual({ version: 2, ...next });
		expect(await seedCatalogue(database, next)).toBe(false);
	});

	test("one that was worked on is never touched again, whatever the next releases bring", async () => {
		await seedCatalogue(database, builtIn);
		await raisePrice(database, "banarasi-silk-saree", 275_000);
		const worked = await readCatalogue(database.read);
		for (const seed of [next, builtIn, { categories: [], products: [] }])
			expect(await seedCatalogue(database, seed)).toBe(false);
		expect(await readCatalogue(database.read)).toEqual(worked);
	});

	test("a seed that breaks half-way leaves the old one whole", async () => {
		await seedCatalogue(database, builtIn);
		const [first] = builtIn.products;
		if (!first) throw new Error("the catalogue is empty");
		await expect(seedCatalogue(database, { ...builtIn, products: [first, first] })).rejects.toThrow();
		expect(await readCatalogue(database.read)).toEqual({ version: 1, ...builtIn });
	});

	test("processes that start at once on an empty database seed it once and share their secrets", async () => {
		const others = [await otherProcess(), await otherProcess()];
		const all = [database, ...others];
		const shops = await Promise.all(all.map((one) => openShop(one)));
		for (const shop of shops) onTestFinished(() => shop.close());
		expect(shops.filter(({ seeded }) => seeded)).toHaveLength(1);
		expect(shops.map(({ services }) => services.catalogue.summary().version)).toEqual([1, 1, 1]);
		const secrets = await Promise.all(all.map((one) => sharedSecret(one, "forms")));
		expect(new Set(secrets.map((secret) => secret.toString("hex"))).size).toBe(1);
		expect(secrets[0]).toHaveLength(32);
	});

	test("a change by one process shows in the other by itself, whole", async () => {
		await seedCatalogue(database, builtIn);
		const catalogue = await watched(await otherProcess());
		expect(catalogue.summary().version).toBe(1);
		await raisePrice(database, "banarasi-silk-saree", 275_000);
		await expect.poll(() => catalogue.summary().version).toBe(2);
		expect((await catalogue.bySlug("banarasi-silk-saree"))?.price).toBe(275_000);
		expect(await catalogue.list(undefined, 0, 96)).toHaveLength(40);
	});

	test("what cannot be read keeps the last catalogue in place, and a later one is taken again", async () => {
		await seedCatalogue(database, builtIn);
		const catalogue = await watched(await otherProcess());
		const details = JSON.stringify(builtIn.products[0]?.details);
		const id = builtIn.products[0]?.id ?? "";
		const setDetails = (text: string, version: number) =>
			database.tx(async (db) => {
				await db.updateTable("product").set({ details: text }).where("id", "=", id).execute();
				await db.updateTable("catalogue_version").set({ version }).execute();
			});
		await setDetails('{"gsm":"heavy"}', 2);
		await expect(readCatalogue(database.read)).rejects.toThrow();
		await setDetails(details, 3);
		await expect.poll(() => catalogue.summary().version).toBe(3);
		expect(await catalogue.list(undefined, 0, 96)).toEqual(builtIn.products);
	});
});
