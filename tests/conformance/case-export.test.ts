import { setImmediate as nextTurn } from "node:timers/promises";
import { beforeEach, describe, expect, test } from "vitest";
import { exportHead } from "../../app/desk/reports/export-words.ts";
import { plainDelivery } from "../../domain/quotes/delivery.ts";
import { parseCsv } from "../../domain/shared/csv.ts";
import { exampleRequest } from "../../scripts/example-requests.ts";
import { exportCases } from "../../server/cases/case-export.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { requestCase, sendQuote } from "../support/cases.ts";
import { engines, freshDatabase } from "../support/databases.ts";
import { openShop, START } from "../support/shop.ts";

describe.each(engines)("the file of all requests on %s", (engine) => {
	let database: Database;
	beforeEach(async () => {
		({ database } = await freshDatabase(engine));
	});

	/** Stores requests, the n-th at its moment. */
	async function store(moments: readonly number[]): Promise<void> {
		const examples = moments.map((at, n) => ({ at, ...exampleRequest(n, moments.length, START, []) }));
		await database.tx(async (db) => {
			for (const { at, request, row } of examples) {
				await db.insertInto("quote_request").values(request).execute();
				await db
					.insertInto("quote_case")
					.values({ ...row, requested_at: at })
					.execute();
			}
		});
	}
	const recordsOf = async (file: ReadableStream) => {
		const parsed = parseCsv(await new Response(file).text());
		return parsed.ok ? parsed.records.map(({ cells }) => cells) : [];
	};
	const rowsOf = async (file: ReadableStream) => (await recordsOf(file)).slice(1);

	test("holds each once, newest first, those of one moment too, and lets others in between two pages", async () => {
		// More of one moment than a page holds, between some that have a moment of their own.
		const moments = Array.from({ length: 700 }, (_, n) => START - (n < 50 || n >= 500 ? n : 50));
		await store(moments);
		let turns = 0;
		let over = false;
		const others = (async () => {
			for (; !over; turns++) await nextTurn();
		})();
		const rows = await rowsOf(exportCases(database.read, { from: 0, until: START }, exportHead));
		over = true;
		await others;
		expect(rows).toHaveLength(700);
		expect(new Set(rows.map(([reference]) => reference)).size).toBe(700);
		const times = rows.map(([, requested]) => Date.parse(requested ?? ""));
		expect(times).toEqual([...moments].sort((a, b) => b - a));
		expect(turns).toBeGreaterThanOrEqual(4);
	});

	test("holds what was asked within the span, its ends included", async () => {
		await store([START, START - 1, START - 10, START - 11]);
		const rows = await rowsOf(exportCases(database.read, { from: START - 10, until: START - 1 }, exportHead));
		expect(rows.map(([, requested]) => Date.parse(requested ?? ""))).toEqual([START - 1, START - 10]);
	});

	test("says of the newest offer how it splits its lines, and what each way of delivery comes to", async () => {
		const shop = await openShop(database);
		const items = JSON.stringify([{ id: "cotton-round-neck-t-shirt", quantity: 60, price: 45_000 }]);
		const { id, reference } = await requestCase(database, shop, { items });
		const untold = await requestCase(database, shop, { items });
		const first = plainDelivery("d1", "CIF", "Hamburg");
		await sendQuote(database, shop, id, { deliveries: [first] });
		const [line] = (await shop.services.quotes.draft(id))?.content.lines ?? [];
		if (!line) throw new Error("There is no line.");
		const cells = [{ colour: "N", colourName: "Navy", size: "M", quantity: 40 }];
		const freight = { typed: "amount", amount: 150_050 } as const;
		await sendQuote(database, shop, id, {
			lines: [{ ...line, cells }],
			deliveries: [{ ...first, freight }, plainDelivery("d2", "EXW", "Erode")],
		});
		const [head = [], ...rows] = await recordsOf(
			exportCases(database.read, { from: 0, until: Number.MAX_SAFE_INTEGER }, exportHead),
		);
		const asked = [exportHead.offeredSplit, exportHead.deliveries].map((name) => head.indexOf(name));
		const last = new Map(rows.map((cells) => [cells[0], asked.map((at) => cells[at])]));
		expect(last.get(reference)).toEqual([
			"Cotton Round Neck T-shirt: Navy: 40 in M; the other 20 to be agreed",
			"CIF Hamburg: 28500.50\nEXW Erode: 27000.00",
		]);
		expect(last.get(untold.reference)).toEqual(["", ""]);
	});
});
