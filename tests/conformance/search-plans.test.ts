import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { fillSearch, unread } from "../../server/catalogue/search-filling.ts";
import { findProducts } from "../../server/catalogue/search-products.ts";
import { readShown } from "../../server/catalogue/shown-products.ts";
import { freshDatabase } from "../support/databases.ts";
import { openDesk } from "../support/desk-catalogue.ts";
import { copyProducts } from "../support/many-products.ts";
import { mixedQueries } from "../support/mixed-search-queries.ts";
import { foreignQueries, furtherQueries, searchQueries } from "../support/search-queries.ts";

/** Goes through every product, or every place of a word's: what a catalogue of 40,000 makes a thousand times as long. */
const THROUGH_ALL = /\bSCAN (product|category|search_\w+|[cegp])\b|\b(hidden=|product_shown|product_by_|AUTOMATIC)/;

test("SQLite looks up what a search or a product's page asks for, and goes through nothing that grows with the catalogue", async () => {
	const { database, place } = await freshDatabase("sqlite");
	await openDesk(database);
	await fillSearch(database, 0);
	const prepare = vi.spyOn(DatabaseSync.prototype, "prepare");
	onTestFinished(() => prepare.mockRestore());
	const found = await findProducts(database.read, "silk saree", 48);
	await readShown(
		database.read,
		"id",
		found.map(({ id }) => id),
	);
	expect(await readShown(database.read, "slug", ["banarasi-silk-saree"])).toHaveLength(1);
	for (const [query] of [...searchQueries, ...furtherQueries, ...foreignQueries, ...mixedQueries])
		await findProducts(database.read, query, 24);
	const statements = new Set(prepare.mock.calls.map(([statement]) => statement));
	prepare.mockRestore();
	const beside = new DatabaseSync(join(place.dataDir, "thari.db"), { readOnly: true });
	onTestFinished(() => beside.close());
	const plans = [...statements].map((statement) => {
		const steps = beside.prepare(`explain query plan ${statement}`).all();
		return { statement, steps: steps.map(({ detail }) => String(detail)) };
	});
	expect(plans.length).toBeGreaterThan(5);
	for (const { statement, steps } of plans)
		expect(
			steps.filter((step) => THROUGH_ALL.test(step)),
			statement,
		).toEqual([]);
});

test("PostgreSQL looks up the products that are read in next, however many have been already", async () => {
	const { database, place } = await freshDatabase("postgres");
	await openDesk(database);
	await copyProducts(place, 2_000);
	await database.tx((db) =>
		db
			.updateTable("product")
			.set((eb) => ({ search_no: eb.ref("position") }))
			.where("position", "<", 25_000)
			.execute(),
	);
	await sql`analyze product`.execute(database.read);
	const plan = JSON.stringify(await unread(database.read).explain());
	expect(plan).toContain("Index Scan using product_search_no");
	expect(plan).not.toContain("Filter");
});
