import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { seedCatalogue as builtIn } from "../../content/catalogue/catalogue.ts";
import { SEARCH_FIELDS } from "../../domain/catalogue/search-fields.ts";
import { standingsIn } from "../../domain/catalogue/search-scores.ts";
import { seedCatalogue } from "../../server/catalogue/catalogue.ts";
import type { CatalogueDesk } from "../../server/catalogue/catalogue-desk.ts";
import { fillSearch } from "../../server/catalogue/search-filling.ts";
import { findProducts } from "../../server/catalogue/search-products.ts";
import { readSets } from "../../server/catalogue/search-sets.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { engines, freshDatabase } from "../support/databases.ts";
import { asha, openDesk } from "../support/desk-catalogue.ts";
import { mixedQueries } from "../support/mixed-search-queries.ts";
import { foreignQueries, furtherQueries, searchQueries } from "../support/search-queries.ts";

describe.each(engines)("the search on %s", (engine) => {
	let database: Database;
	let desk: CatalogueDesk;
	beforeEach(async () => {
		({ database } = await freshDatabase(engine));
		desk = await openDesk(database);
		await fillSearch(database);
	});
	const search = (text: string, most = 20) => findProducts(database.read, text, most);
	const found = async (text: string, most?: number) => (await search(text, most)).map(({ id }) => id);
	const save = (id: string, texts: object) => desk.products.save({ id, texts, others: "merge" }, asha);

	test.each([
		["of the 80 queries", searchQueries, 76],
		["of further queries", furtherQueries, 72],
		["of buyers abroad and in Tamil Nadu", foreignQueries, 76],
		["of two facts, local names and slips of the finger", mixedQueries, 76],
	] as const)("finds first what buyers mean: %s", async (name, queries, enough) => {
		const lines: string[] = [];
		let met = 0;
		for (const [query, product] of queries) {
			const [first = "nothing"] = await found(query);
			if (first === product) met += 1;
			lines.push(
				`${first === product ? " " : "!"} ${query.padEnd(34)} ${first}${first === product ? "" : `, not ${product}`}`,
			);
		}
		console.log([`${engine}: ${met} ${name} find their product first`, ...lines].join("\n"));
		expect(met).toBeGreaterThanOrEqual(enough);
	});

	test("says by what a product was found", async () => {
		const reasons = [
			["kasavu", "name"],
			["gabardine", "weave"],
			["modal v neck", "name"],
			["aubergine", "colour"],
			["placket", "description"],
			["tussar", "name"],
		] as const;
		for (const [text, reason] of reasons) expect((await search(text))[0], text).toMatchObject({ reason });
		await save("kavi-dhoti", { sku: "TH-4711" });
		expect(await search("th-4711")).toEqual([{ id: "kavi-dhoti", reason: "number", hasAll: true }]);
		expect(await search("TH 4711")).toEqual([{ id: "kavi-dhoti", reason: "number", hasAll: true }]);
		await save("silk-dhoti", { sku: "TH-0129" });
		for (const text of ["th129", "TH129", "th0129", "TH-129", "th 129", " th-0129 "])
			expect((await search(text))[0], text).toEqual({ id: "silk-dhoti", reason: "number", hasAll: true });
		expect((await search("th129 dhotis"))[0]).toEqual({ id: "silk-dhoti", reason: "number", hasAll: true });
		await save("silk-dhoti", { hidden: "yes" });
		expect(await found("th129")).not.toContain("silk-dhoti");
	});

	test("products with every word come before those with some, however few are asked for", async () => {
		const all = await search("mandarin collar", 40);
		const count = all.filter(({ hasAll }) => hasAll).length;
		expect(count).toBeGreaterThan(0);
		expect(count).toBeLessThan(all.length);
		expect(all.map(({ hasAll }) => hasAll)).toEqual(all.map((_, place) => place < count));
		expect(await found("mandarin collar", count)).toEqual(all.slice(0, count).map(({ id }) => id));
		const some = await search("teal xylophone");
		expect(some.length).toBeGreaterThan(0);
		expect(some.every(({ hasAll }) => !hasAll)).toBe(true);
	});

	test("finds nothing for nothing, and for what no product is", async () => {
		for (const text of ["", "   ", "--", "of the", "%", "_", "'", '"', "\\", "\u0000", "xylophone", "th-4711"])
			expect(await found(text), text).toEqual([]);
		expect(await found(`saree ${"x".repeat(5_000)} ${"silk ".repeat(500)}`)).not.toEqual([]);
	});

	test("gives no more than is asked for, and each product once", async () => {
		expect(await found("saree", 3)).toHaveLength(3);
		const all = await found("saree silk cotton", 40);
		expect(new Set(all).size).toBe(all.length);
		expect(all.length).toBeGreaterThan(20);
	});

	test("follows what is changed: a name, a new product, what is hidden and comes back", async () => {
		await save("kavi-dhoti", { name: "Seersucker Dhoti" });
		expect(await found("seersucker")).toEqual(["kavi-dhoti"]);
		expect((await found("kavi"))[0]).toBe("kavi-dhoti");
		const shown = { hidden: "no", image: "images/products/kavi-dhoti.jpg", imageAlt: "A saree" };
		const made = await desk.products.create(
			{
				name: "Jamdani Saree",
				category: "sarees",
				price: "4500",
				minOrder: "12",
				description: "Woven motifs",
				...shown,
			},
			asha,
		);
		if (made.status !== "saved") throw new Error("The product was not saved.");
		expect(await found("jamdani")).toEqual([made.id]);
		await save("kavi-dhoti", { hidden: "yes" });
		expect(await found("seersucker")).toEqual([]);
		await save("kavi-dhoti", { hidden: "no" });
		expect(await found("seersucker")).toEqual(["kavi-dhoti"]);
	});

	test("follows a category: its name, and whether it is shown", async () => {
		const category = (texts: object) => desk.categories.save({ id: "trousers", texts, others: "merge" }, asha);
		await category({ name: "Legwear" });
		expect(await found("legwear")).toHaveLength(5);
		expect((await search("legwear"))[0]).toMatchObject({ reason: "category" });
		await category({ hidden: "yes" });
		expect(await found("legwear")).toEqual([]);
	});

	test("knows of each word how many products have it, whatever was changed", async () => {
		await save("kavi-dhoti", { name: "Muslin Dhoti", description: "Soft, soft muslin" });
		await desk.categories.save({ id: "dhotis", texts: { name: "Muslin Dhotis" }, others: "merge" }, asha);
		await save("kavi-dhoti", { name: "Kavi Dhoti" });
		const counted = await database.read
			.selectFrom("search_entry")
			.select((eb) => ["word_id", eb.fn.count<number>("product_no").distinct().as("products")])
			.groupBy("word_id")
			.execute();
		const products = new Map(counted.map((row) => [row.word_id, Number(row.products)]));
		const words = await database.read.selectFrom("search_word").selectAll().execute();
		expect(words.length).toBeGreaterThan(200);
		for (const { id, word, products: kept } of words) expect([word, kept]).toEqual([word, products.get(id) ?? 0]);
	});

	test("keeps as sets where each word stands, whatever was changed", async () => {
		await save("kavi-dhoti", { name: "Muslin Dhoti", description: "Soft, soft muslin" });
		await desk.categories.save({ id: "dhotis", texts: { name: "Muslin Dhotis" }, others: "merge" }, asha);
		await save("kavi-dhoti", { name: "Kavi Dhoti" });
		const entries = await database.read.selectFrom("search_entry").selectAll().execute();
		const sets = await readSets(
			database.read,
			entries.map(({ word_id }) => word_id),
		);
		const numbers = [...new Set(entries.map(({ product_no }) => product_no))];
		const kept = numbers.flatMap((number) =>
			standingsIn(number, sets).map(({ id, field }) => `${id} ${field} ${number}`),
		);
		const meant = entries.map(({ word_id, field, product_no }) => `${word_id} ${SEARCH_FIELDS[field]} ${product_no}`);
		expect(kept.sort()).toEqual(meant.sort());
	});

	test("is filled again after another seed, and finds nothing of the former", async () => {
		const [first, second] = builtIn.products;
		if (!first || !second) throw new Error("The catalogue is empty.");
		await seedCatalogue(database, { ...builtIn, products: [second] });
		await fillSearch(database);
		expect(await found("kota doria")).toEqual([second.id]);
		expect(await found("chettinad")).toEqual([]);
		expect(await found("banarasi")).toEqual([]);
	});
});

test("both databases find the same, whatever is typed", async () => {
	const [sqlite, postgres] = await Promise.all(
		engines.map(async (engine) => {
			const { database } = await freshDatabase(engine);
			await openDesk(database);
			await fillSearch(database);
			return database;
		}),
	);
	if (!sqlite || !postgres) throw new Error("There are two databases.");
	const word = fc.constantFrom(
		...[...searchQueries, ...furtherQueries, ...foreignQueries].flatMap(([query]) => query.split(" ")),
	);
	const mistyped = fc.tuple(word, fc.nat(), fc.constantFrom("", "a", "th", "z")).map(([text, place, letters]) => {
		const at = place % (text.length + 1);
		return text.slice(0, at) + letters + text.slice(at + 1);
	});
	const query = fc.array(fc.oneof(word, mistyped, fc.string({ maxLength: 12 })), { maxLength: 5 });
	await fc.assert(
		fc.asyncProperty(query, async (words) => {
			const text = words.join(" ");
			const found = await findProducts(sqlite.read, text, 24);
			expect(await findProducts(postgres.read, text, 24)).toEqual(found);
			expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
		}),
		{ numRuns: 150 },
	);
});
