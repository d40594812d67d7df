import { describe, expect, test } from "vitest";
import { sweep } from "../../server/jobs/sweep.ts";
import { newRowId } from "../../server/platform/row-id.ts";
import { requestCase } from "../support/cases.ts";
import { engines, freshDatabase } from "../support/databases.ts";
import { freshShop } from "../support/fresh-shop.ts";
import { holdRows } from "../support/held-rows.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 10, 20, 9, 30);

describe.each(engines)("what is done by time alone on %s", (engine) => {
	test("is cleared away every hour, and after the clock was set back too", async () => {
		const { database } = await freshDatabase(engine);
		const put = (address_hash: string, sent_at: number) =>
			database.tx((db) => db.insertInto("acknowledgement").values({ address_hash, sent_at }).execute());
		const kept = async () =>
			(await database.read.selectFrom("acknowledgement").select("address_hash").execute()).map(
				(row) => row.address_hash,
			);
		const job = sweep({ database }, () => {});
		const round = (now: number) => job.run(now, () => false);
		await put("a", NOW - 3 * DAY);
		await round(NOW);
		expect(await kept()).toEqual([]);
		await put("b", NOW - 400 * DAY);
		await round(NOW + HOUR - 1);
		expect(await kept()).toEqual(["b"]);
		// The clock was a year ahead.
		await round(NOW - 365 * DAY);
		expect(await kept()).toEqual([]);
		await put("c", NOW - 400 * DAY);
		await round(NOW - 365 * DAY + HOUR - 1);
		expect(await kept()).toEqual(["c"]);
		await round(NOW - 365 * DAY + HOUR);
		expect(await kept()).toEqual([]);
	});

	test("goes on behind a hundred lists that cannot be mailed", async () => {
		const { database, shop } = await freshShop(engine);
		await requestCase(database, shop, { email: "anna@buyer.example" });
		const asks = Array.from({ length: 101 }, () => ({
			id: newRowId(shop.clock.now),
			email: "failing@buyer.example",
			locale: "en",
			asked_at: shop.clock.now,
		}));
		await database.tx((db) => db.insertInto("order_list_ask").values(asks).execute());
		const release = await holdRows(
			database,
			"order_list_ask",
			asks.map(({ id }) => id),
		);
		const last = { id: newRowId(shop.clock.now), email: "anna@buyer.example", locale: "en", asked_at: shop.clock.now };
		await database.tx((db) => db.insertInto("order_list_ask").values(last).execute());
		await shop.jobs.round();
		const open = async () => (await database.read.selectFrom("order_list_ask").select("id").execute()).length;
		const mails = database.read.selectFrom("outbox").select("recipient").where("kind", "=", "buyer-order-list");
		expect(await mails.execute()).toEqual([{ recipient: "anna@buyer.example" }]);
		expect(await open()).toBe(101);
		await release();
		await shop.jobs.round();
		expect(await open()).toBe(0);
	});
});
