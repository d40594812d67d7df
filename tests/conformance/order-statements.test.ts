import { DatabaseSync, StatementSync } from "node:sqlite";
import { Client } from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { seedCatalogue } from "../../content/catalogue/catalogue.ts";
import type { Engine } from "../support/databases.ts";
import { exampleOrder } from "../support/example-forms.ts";
import { freshShop } from "../support/fresh-shop.ts";
import { type Shop, typedKey, visitor } from "../support/shop.ts";

/**
 * What an order request asks the database, counted where it leaves this program: begin and commit too, and on SQLite the
 * savepoint of an order that comes alone. How many there are is most of what an order costs (npm run bench -- durable):
 * a number that grows here is to be looked at, and written down with its reason.
 */
test.each<[Engine, number]>([
	["sqlite", 13],
	["postgres", 11],
])("an order on %s is %i statements, and one more for each ten lines more", async (engine, count) => {
	const shop = await quietShop(engine);
	await order(shop, 1);
	const one = await statementsOf(() => order(shop, 1));
	expect(one, one.join("\n")).toHaveLength(count);
	expect(await statementsOf(() => order(shop, 10))).toHaveLength(count);
	expect(await statementsOf(() => order(shop, 11))).toHaveLength(count + 1);
});

test.each<Engine>(["sqlite", "postgres"])("on %s the next order asks with the same words", async (engine) => {
	const shop = await quietShop(engine);
	await order(shop, 1);
	const before = await statementsOf(() => order(shop, 1));
	shop.clock.now += 86_400_000;
	expect(await statementsOf(() => order(shop, 1))).toEqual(before);
});

/** A shop without the looks at the database that come by time alone. */
async function quietShop(engine: Engine): Promise<Shop> {
	vi.useFakeTimers({ toFake: ["setTimeout", "setInterval"] });
	onTestFinished(() => void vi.useRealTimers());
	return (await freshShop(engine)).shop;
}

/** What a new process reads of the catalogue beside its first orders. */
const BESIDE = /from product where category_id|from "catalogue_version"/;

let buyers = 0;

/** An order of several products by a buyer who has not ordered before. */
async function order(shop: Shop, lines: number): Promise<void> {
	const email = `buyer@statements-${buyers++}.example`;
	const items = seedCatalogue.products
		.slice(0, lines)
		.map(({ id, minOrder, price }) => ({ id, quantity: minOrder, price }));
	const fields = { ...exampleOrder, email, formKey: typedKey(shop), items: JSON.stringify(items) };
	expect(await shop.services.requests.submit(shop.form(fields), visitor)).toMatchObject({ status: "stored" });
}

/** The statements that reach either engine while something is done. */
async function statementsOf(work: () => Promise<void>): Promise<string[]> {
	const exec = vi.spyOn(DatabaseSync.prototype, "exec");
	const run = vi.spyOn(StatementSync.prototype, "run");
	const all = vi.spyOn(StatementSync.prototype, "all");
	const query = vi.spyOn(Client.prototype, "query");
	onTestFinished(() => void vi.restoreAllMocks());
	await work();
	const asked = [
		...[exec, query].flatMap(({ mock }) =>
			mock.calls.map((call, at) => ({ sql: String(call[0]), turn: mock.invocationCallOrder[at] ?? 0 })),
		),
		...[run, all].flatMap(({ mock }) =>
			mock.contexts.map((statement, at) => ({
				sql: statement instanceof StatementSync ? statement.sourceSQL : "",
				turn: mock.invocationCallOrder[at] ?? 0,
			})),
		),
	];
	vi.restoreAllMocks();
	return asked
		.sort((a, b) => a.turn - b.turn)
		.map(({ sql }) => sql)
		.filter((sql) => !BESIDE.test(sql));
}
