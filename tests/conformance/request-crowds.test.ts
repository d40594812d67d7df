import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { HURRIED } from "../../server/intake/form-keys.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { engines, freshDatabase, openDatabase } from "../support/databases.ts";
import { exampleOrder } from "../support/example-forms.ts";
import { openShop, type Shop, START, shown, visitor } from "../support/shop.ts";

describe.each(engines)("many order requests at once on %s", (engine) => {
	let database: Database;
	let shops: Shop[];

	beforeEach(async () => {
		const fresh = await freshDatabase(engine);
		const other = await openDatabase(fresh.place);
		database = fresh.database;
		shops = [await openShop(database), await openShop(other)];
		onTestFinished(() => other.close());
		for (const shop of shops) onTestFinished(() => shop.close());
	});

	/** Keys of both processes, issued together and old enough to have been typed with. */
	function keys(count: number): string[] {
		const [one] = shops;
		if (!one) throw new Error("there is no shop");
		const issued = Array.from({ length: count }, () => one.services.formKeys.issue());
		for (const shop of shops) shop.clock.now = START + HURRIED;
		return issued;
	}
	/** A send that reaches one of the two processes. */
	async function send(n: number, formKey: string, fields: Record<string, string> = {}) {
		const shop = shops[n % shops.length];
		if (!shop) throw new Error("there is no shop");
		return shop.services.requests.submit(shop.form({ ...exampleOrder, ...fields, formKey }), visitor);
	}
	const count = async (table: "quote_request" | "quote_request_line" | "outbox") => {
		const row = await database.read
			.selectFrom(table)
			.select((eb) => eb.fn.countAll<number>().as("n"))
			.executeTakeFirstOrThrow();
		return Number(row.n);
	};

	test("in one millisecond, at two processes, each get a reference of their own", async () => {
		const results = await Promise.all(
			keys(60).map((formKey, n) => send(n, formKey, { email: `buyer@shop${n}.example` })),
		);
		const references = results.map((result) => (result.status === "stored" ? result.receipt.reference : result.status));
		expect(new Set(references).size).toBe(60);
		for (const reference of references) expect(reference).toMatch(/^\d{8}$/);
		expect([await count("quote_request"), await count("quote_request_line"), await count("outbox")]).toEqual([
			60, 60, 120,
		]);
	});

	test("step on over references that another process has given out", async () => {
		const [formKey = ""] = keys(1);
		await send(0, formKey);
		const later = START + 3 * 86_400_000;
		const digits = (time: number) => String(time % 100_000_000).padStart(8, "0");
		await database.tx(async (db) => {
			const row = await db.selectFrom("quote_request").selectAll().executeTakeFirstOrThrow();
			for (const step of [0, 1, 2]) {
				const copy = { ...row, id: `taken ${step}`, form_key: `taken ${step}`, reference: digits(later + step) };
				await db.insertInto("quote_request").values(copy).execute();
			}
		});
		const [next = ""] = keys(1);
		for (const shop of shops) shop.clock.now = later;
		expect(await send(1, next)).toMatchObject({ status: "stored", receipt: { reference: digits(later + 3) } });
	});

	test("under 10 keys, each sent 8 times to both processes, are 10 requests with one answer each", async () => {
		const sent = keys(10).flatMap((formKey) => Array.from({ length: 8 }, (_, n) => ({ formKey, n })));
		const results = await Promise.all(sent.map(({ formKey, n }) => send(n, formKey)));
		const answers = new Map<string, Set<string>>();
		for (const [index, { formKey }] of sent.entries()) {
			const answer = results[index];
			if (answer) answers.set(formKey, (answers.get(formKey) ?? new Set()).add(JSON.stringify(shown(answer))));
		}
		expect([...answers.values()].map((different) => different.size)).toEqual(Array(10).fill(1));
		expect(results.every(({ status }) => status === "stored")).toBe(true);
		expect(await count("quote_request")).toBe(10);
	});

	test("under one key with two contents store one of them, whole; the other is told", async () => {
		const [formKey = ""] = keys(1);
		const results = await Promise.all(
			Array.from({ length: 8 }, (_, n) => send(n, formKey, n < 4 ? {} : { address: "2 Other Street, London" })),
		);
		const stored = results.filter(({ status }) => status === "stored");
		const told = results.filter((result) => result.status === "failed" && result.reason === "conflict");
		expect([stored.length, told.length]).toEqual([4, 4]);
		for (const result of told) expect(result.status === "failed" && result.formKey).not.toBe(formKey);
		expect([await count("quote_request"), await count("quote_request_line")]).toEqual([1, 1]);
	});

	test("with lines that cannot be taken store nothing, and keep form and key", async () => {
		const list = keys(3);
		const carts = [
			[{ id: "banarasi-silk-saree", quantity: 9, price: 250_000 }],
			[{ id: "__proto__", quantity: 10, price: 250_000 }],
			[{ id: "banarasi-silk-saree", quantity: 10, price: 1 }],
		].map((lines) => JSON.stringify(lines));
		const results = await Promise.all(carts.map((items, n) => send(n, list[n] ?? "", { items })));
		const { items: _, ...values } = exampleOrder;
		expect(results).toMatchObject([
			{ status: "lines", formKey: list[0], values, problems: [{ kind: "minimum" }] },
			{ status: "lines", formKey: list[1], values, problems: [{ kind: "unknown" }] },
			{ status: "lines", formKey: list[2], values, problems: [{ kind: "price", now: { price: 250_000 } }] },
		]);
		expect([await count("quote_request"), await count("quote_request_line"), await count("outbox")]).toEqual([0, 0, 0]);
		for (const [n, formKey] of list.entries()) expect(await send(n, formKey)).toMatchObject({ status: "stored" });
	});
});
