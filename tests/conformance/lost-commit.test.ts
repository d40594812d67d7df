import { afterEach, beforeEach, expect, test } from "vitest";
import { type Database, openDatabase } from "../../server/platform/db/database.ts";
import { type CuttingProxy, openCuttingProxy } from "../support/cutting-proxy.ts";
import { freshPlace } from "../support/databases.ts";
import { exampleInquiry, exampleOrder } from "../support/example-forms.ts";
import { openShop, type Shop, shown, typedKey, visitor } from "../support/shop.ts";
import { saying } from "../support/words.ts";

const UNKNOWN = "We could not learn whether it was saved. Please send it again: it will not be stored twice.";

let proxy: CuttingProxy;
let database: Database;
let shop: Shop;
beforeEach(async () => {
	const { databaseUrl = "" } = await freshPlace("postgres");
	proxy = await openCuttingProxy(databaseUrl);
	database = await openDatabase({ dataDir: "", databaseUrl: proxy.url });
	shop = await openShop(database);
});
afterEach(async () => {
	await shop.close();
	await database.close();
	await proxy.close();
});

const key = () => typedKey(shop);
const count = async (table: "quote_request" | "inquiry" | "outbox") => {
	const row = await database.read
		.selectFrom(table)
		.select((eb) => eb.fn.countAll<number>().as("n"))
		.executeTakeFirstOrThrow();
	return Number(row.n);
};

test("an order request whose COMMIT is answered into a cut line is told as unknown, and a retry finds it", async () => {
	const send = (fields: Record<string, string>) =>
		shop.services.requests.submit(shop.form({ ...exampleOrder, ...fields }), visitor);
	const fields = { formKey: key() };
	proxy.cutAtCommit();
	expect(await send(fields)).toMatchObject({
		status: "failed",
		reason: "storage",
		problem: saying(UNKNOWN),
		formKey: fields.formKey,
	});
	expect(await count("quote_request")).toBe(1);
	const again = await send(fields);
	expect(again).toMatchObject({ status: "stored", receipt: { pieces: 10, total: 2_500_000 } });
	expect(shown(await send(fields))).toEqual(shown(again));
	expect([await count("quote_request"), await count("outbox")]).toEqual([1, 2]);
});

test("an inquiry, too", async () => {
	const fields = { ...exampleInquiry, formKey: key() };
	const send = () => shop.services.inquiries.submit(shop.form(fields), visitor);
	proxy.cutAtCommit();
	expect(await send()).toMatchObject({ status: "failed", reason: "storage", problem: saying(UNKNOWN) });
	expect(await send()).toMatchObject({ status: "sent" });
	expect([await count("inquiry"), await count("outbox")]).toEqual([1, 1]);
});
