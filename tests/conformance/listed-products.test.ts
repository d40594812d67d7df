import { openAsBlob } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { readListFile } from "../../app/shop/quick-order/list-file.ts";
import { openCatalogue } from "../../server/catalogue/catalogue-reading.ts";
import { lookUpList } from "../../server/catalogue/listed-products.ts";
import { fillSearch } from "../../server/catalogue/search-filling.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { engines, freshDatabase } from "../support/databases.ts";
import { openDesk } from "../support/desk-catalogue.ts";
import { LISTED_IN_FIFTEENS, LISTED_NUMBERS, LISTED_PROBLEMS } from "../support/listed-order.ts";

describe.each(engines)("a list that is looked up on %s", (engine) => {
	let database: Database;
	beforeEach(async () => {
		({ database } = await freshDatabase(engine));
		await openDesk(database);
		await database.tx(async (db) => {
			for (const { id, sku } of LISTED_NUMBERS)
				await db
					.updateTable("product")
					.set({ sku, order_multiple: sku === LISTED_IN_FIFTEENS ? 15 : 1 })
					.where("id", "=", id)
					.execute();
		});
		await fillSearch(database);
	});
	const lookUp = async (list: string, chosen: ReadonlyMap<string, string> = new Map()) => {
		const { productsAt, close } = await openCatalogue(database);
		const found = await lookUpList(database.read, productsAt, list, chosen);
		close();
		return found;
	};

	test.each(["order.xlsx", "order.csv", "order-semicolon.csv", "order-utf16.csv"])(
		"%s: of its hundred lines eighty are found, and each of the others is told what it is",
		async (name) => {
			const file = await readListFile(await openAsBlob(join(import.meta.dirname, "../fixtures/lists", name)));
			if (!file.ok) throw new Error(file.problem);
			const found = await lookUp(file.text);
			if (!found.ok) throw new Error(found.problem.code);
			const { ready, open } = found.order;
			// A title and the names of the columns stand above them.
			const told = open.flatMap(({ lines, problem }) => lines.map(({ line }) => [line - 2, problem.code] as const));
			expect(Object.fromEntries(told)).toEqual(LISTED_PROBLEMS);
			expect(ready.flatMap(({ lines }) => lines)).toHaveLength(80);
			expect(ready.map(({ product }) => product.sku)).toEqual(
				LISTED_NUMBERS.slice(0, 23)
					.map(({ sku }) => sku)
					.concat("TH-127"),
			);
			for (const { quantity, cells } of ready)
				expect(cells.reduce((sum, cell) => sum + cell.quantity, 0)).toBe(quantity);
		},
	);

	test("by number however it is written, by name as the search finds it, and only what buyers see", async () => {
		const found = await lookUp("th-129 40\nTH 129 40 m\nth129 40\nkanjivaram silk saree 10\nTH-140 40\nTH-101 15");
		if (!found.ok) throw new Error(found.problem.code);
		expect(found.order.open.map(({ lines, problem }) => [lines[0]?.text, problem])).toEqual([]);
		expect(found.order.ready.map(({ product, quantity }) => [product.sku, quantity])).toEqual([
			["TH-129", 120],
			["TH-112", 10],
			["TH-140", 40],
			["TH-101", 15],
		]);
		await database.tx((db) => db.updateTable("product").set({ hidden: 1 }).where("sku", "=", "TH-140").execute());
		await database.tx((db) => db.updateTable("catalogue_version").set({ version: 99 }).execute());
		const hidden = await lookUp("TH-140 40");
		expect(hidden.ok && hidden.order.open.map(({ problem }) => problem.code)).toEqual(["listed-unknown"]);
	});

	test("more names at once than are looked up stay, and so does what nobody has asked for", async () => {
		const names = Array.from({ length: 230 }, (_, n) => `unknown${n}thing 40`);
		const found = await lookUp([...names, "TH-129 40"].join("\n"));
		if (!found.ok) throw new Error(found.problem.code);
		const codes = Map.groupBy(found.order.open, ({ problem }) => problem.code);
		expect([...codes].map(([code, { length }]) => [code, length])).toEqual([
			["listed-unknown", 200],
			["listed-not-looked-up", 30],
		]);
		expect(found.order.ready).toHaveLength(1);
		expect(await lookUp("")).toEqual({ ok: false, problem: { code: "listed-nothing" } });
		expect(await lookUp("Article\tQty")).toEqual({ ok: false, problem: { code: "listed-nothing" } });
		expect(await lookUp("TH-129 40\n".repeat(10_000))).toMatchObject({ problem: { code: "listed-too-many-lines" } });
	});

	test("what was chosen for one line counts only where it is a product that buyers see", async () => {
		const chosen = new Map([["silk sari", "tussar-silk-saree"]]);
		const found = await lookUp("silk saree 20", chosen);
		expect(found.ok && found.order.ready).toMatchObject([{ product: { id: "tussar-silk-saree" }, quantity: 20 }]);
		const other = await lookUp("silk saree 20", new Map([["silk sari", "no-such-product"]]));
		expect(other.ok && other.order.open).toMatchObject([{ problem: { code: "listed-unknown" } }]);
	});
});
