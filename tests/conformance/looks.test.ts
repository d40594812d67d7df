import { beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../../server/platform/db/database.ts";
import { caseRow, requestCase, sendQuote } from "../support/cases.ts";
import { engines } from "../support/databases.ts";
import { freshShop } from "../support/fresh-shop.ts";
import type { Shop } from "../support/shop.ts";

describe.each(engines)("a buyer's looks at the private page on %s", (engine) => {
	let database: Database;
	let shop: Shop;

	beforeEach(async () => {
		({ database, shop } = await freshShop(engine));
	});
	const buyer = () => shop.services.buyerCases;

	test("a look soon after another counts where the company has spoken between them, once", async () => {
		const { id, access } = await requestCase(database, shop);
		const opened = shop.clock.now;
		await buyer().seen(access);
		shop.clock.now += 60_000;
		await sendQuote(database, shop, id);
		const sent = await caseRow(database, id);
		// A page that lay open since before the offer, and is looked at again, has not shown it.
		shop.clock.now += 60_000;
		await buyer().seen(access, opened + 30_000);
		expect(await caseRow(database, id)).toEqual(sent);
		// Two tabs of the page as it is now are one look.
		await Promise.all([buyer().seen(access), buyer().seen(access)]);
		const looked = { ...sent, views: 2, viewed_at: shop.clock.now };
		expect(await caseRow(database, id)).toEqual(looked);
		shop.clock.now += 60_000;
		await buyer().seen(access);
		expect(await caseRow(database, id)).toEqual(looked);
	});

	test("who first looks at a page that was made before the offer has not seen the offer", async () => {
		const { id, access } = await requestCase(database, shop);
		const opened = shop.clock.now;
		shop.clock.now += 60_000;
		await sendQuote(database, shop, id);
		await buyer().seen(access, opened);
		expect(await caseRow(database, id)).toMatchObject({ views: 1, viewed_at: opened });
	});
});
