import { beforeEach, describe, expect, test } from "vitest";
import { inCurrency } from "../../domain/quotes/pricing.ts";
import type { Currency } from "../../domain/shared/currency.ts";
import { indiaDay } from "../../domain/shared/india-day.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { karthik, priya, requestCase, seen, sendQuote } from "../support/cases.ts";
import { engines } from "../support/databases.ts";
import { freshShop } from "../support/fresh-shop.ts";
import type { Shop } from "../support/shop.ts";

const DAY = 86_400_000;

describe.each(engines)("the rates of offers that were sent on %s", (engine) => {
	let database: Database;
	let shop: Shop;
	beforeEach(async () => {
		({ database, shop } = await freshShop(engine));
	});

	/** A case's draft, counted at a rate of the day it is now. */
	async function draftAt(id: string, currency: Currency, perUnit: number) {
		const draft = await shop.services.quotes.draft(id);
		const rate = { currency, perUnit, day: indiaDay(shop.clock.now), source: "Example Bank" };
		const content = draft && inCurrency(draft.content, currency, rate);
		if (!content) throw new Error("There is no draft.");
		return content;
	}

	/** Sends an offer in another currency, some days ago. */
	async function sent(currency: Currency, perUnit: number, daysAgo: number, email: string) {
		const now = shop.clock.now;
		shop.clock.now = now - daysAgo * DAY;
		const { id } = await requestCase(database, shop, { email });
		const { rate, lines } = await draftAt(id, currency, perUnit);
		await sendQuote(database, shop, id, { currency, rate, lines });
		shop.clock.now = now;
		return id;
	}

	test("the newest of each currency is given, with who sent it; rupees have none", async () => {
		expect(await shop.services.quotes.lastRates()).toEqual([]);
		await sent("USD", 843_500, 3, "three@example.com");
		await sent("USD", 846_000, 1, "one@example.com");
		await sent("EUR", 984_000, 8, "eight@example.com");
		const { id } = await requestCase(database, shop, { email: "rupees@example.com" });
		await sendQuote(database, shop, id);
		expect(await shop.services.quotes.lastRates()).toMatchObject([
			{ rate: { currency: "USD", perUnit: 846_000, source: "Example Bank" }, sentBy: priya.name },
			{ rate: { currency: "EUR", perUnit: 984_000 }, sentBy: priya.name },
		]);
	});

	test("one of more than thirty days ago is not given, nor that of a draft", async () => {
		await sent("USD", 843_500, 31, "long-ago@example.com");
		const { id } = await requestCase(database, shop, { email: "draft@example.com" });
		await shop.services.staffCases.perform(karthik, await seen(database, id), { kind: "take" });
		const content = await draftAt(id, "EUR", 984_000);
		expect(await shop.services.quotes.saveDraft(karthik, id, content, 0)).toMatchObject({ ok: true });
		expect(await shop.services.quotes.lastRates()).toEqual([]);
	});

	test("an offer that is revised at its former rate does not bring that back", async () => {
		const id = await sent("USD", 843_500, 9, "revised@example.com");
		await sent("USD", 846_000, 2, "newer@example.com");
		const draft = await shop.services.quotes.draft(id);
		if (!draft) throw new Error("There is no draft.");
		expect(await shop.services.quotes.send(priya, await seen(database, id), draft)).toMatchObject({ ok: true });
		expect(await shop.services.quotes.lastRates()).toMatchObject([{ rate: { perUnit: 846_000 } }]);
	});
});
