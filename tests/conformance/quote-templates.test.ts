import { beforeEach, describe, expect, test } from "vitest";
import type { QuoteContent } from "../../domain/quotes/content.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { karthik, priya, requestCase, sendQuote } from "../support/cases.ts";
import { engines, freshDatabase } from "../support/databases.ts";
import { openShop, type Shop } from "../support/shop.ts";

const items = JSON.stringify([{ id: "cotton-round-neck-t-shirt", quantity: 60, price: 45_000 }]);

describe.each(engines)("templates of quotes on %s", (engine) => {
	let database: Database;
	let shop: Shop;
	let content: QuoteContent;
	beforeEach(async () => {
		({ database } = await freshDatabase(engine));
		shop = await openShop(database);
		const { id } = await requestCase(database, shop, { items });
		const draft = await shop.services.quotes.draft(id);
		if (!draft) throw new Error("There is no draft.");
		content = { ...draft.content, message: "Dear Quentin", paymentTerms: "All in advance" };
	});
	const templates = () => shop.services.quoteTemplates;
	const save = (name: string, withPrices = true) => templates().save(priya, { name, content, withPrices });
	const one = async () => {
		const [first] = await templates().list();
		if (!first) throw new Error("There is no template.");
		return first;
	};

	test("one is kept without its buyer, renamed, replaced and deleted", async () => {
		expect(await save("  T-shirts CIF ")).toEqual({ ok: true });
		const kept = await one();
		expect(kept).toMatchObject({
			name: "T-shirts CIF",
			revision: 1,
			currency: "INR",
			lines: 1,
			savedBy: "Example Staff",
		});
		const found = await templates().find(kept.id);
		expect(found?.content).toMatchObject({ paymentTerms: "All in advance", message: "", validUntilDay: "" });
		expect(found?.content.lines).toMatchObject([{ unitPrice: 45_000, requested: null, asked: [], cells: [] }]);

		expect(await templates().rename(karthik, kept, "Shirts")).toEqual({ ok: true });
		// Somebody who still sees the former name.
		expect(await templates().rename(priya, kept, "Polos")).toMatchObject({ problem: { code: "quote-template-gone" } });
		expect(await templates().remove(priya, kept)).toMatchObject({ problem: { code: "quote-template-gone" } });

		// The name is one, in whatever letters.
		const taken = await save("SHIRTS", false);
		expect(taken).toMatchObject({
			ok: false,
			problem: { code: "quote-template-taken" },
			taken: { id: kept.id, revision: 2 },
		});
		const over = { id: kept.id, revision: 2 };
		expect(await templates().save(karthik, { name: "SHIRTS", content, withPrices: false }, over)).toEqual({ ok: true });
		expect(await templates().save(priya, { name: "SHIRTS", content, withPrices: false }, over)).toMatchObject({
			problem: { code: "quote-template-gone" },
		});
		const now = await one();
		expect(now).toMatchObject({ id: kept.id, name: "SHIRTS", revision: 3, lines: 0, savedBy: "Example Colleague" });
		expect(await templates().remove(priya, now)).toEqual({ ok: true });
		expect(await templates().list()).toEqual([]);
		expect(await templates().find(kept.id)).toBeUndefined();
	});

	test("a name is one line, and of two at once with one name the second is told", async () => {
		for (const name of ["", "  ", "x".repeat(81), "two\nlines"])
			expect(await save(name)).toMatchObject({ ok: false, problem: { code: "quote-template-name" } });
		const both = await Promise.all([save("Twice"), save("twice")]);
		expect(both.filter(({ ok }) => ok)).toHaveLength(1);
		expect(both.find(({ ok }) => !ok)).toMatchObject({ problem: { code: "quote-template-taken" } });
		expect(await templates().list()).toHaveLength(1);
	});

	test("there are at most two hundred, and their list is by name", async () => {
		for (let number = 199; number >= 0; number--) await save(`Template ${String(number).padStart(3, "0")}`);
		expect(await save("One too many")).toMatchObject({ problem: { code: "quote-templates-full", limit: 200 } });
		const names = (await templates().list()).map(({ name }) => name);
		expect([names.length, names[0], names[199]]).toEqual([200, "Template 000", "Template 199"]);
	});

	test("former quotations are found by every word of buyer, company and reference", async () => {
		const here = await requestCase(database, shop, { items });
		const hanse = await requestCase(database, shop, { items, company: "Hanse Mode 50%", email: "hanse@example.com" });
		const other = await requestCase(database, shop, { items, company: "Lyon Mode", email: "lyon@example.com" });
		await sendQuote(database, shop, hanse.id);
		await sendQuote(database, shop, other.id);
		const found = async (search?: string) =>
			(await shop.services.quotes.formerQuotes(here.id, search)).map(({ reference }) => reference).sort();
		expect(await found()).toEqual([hanse.reference, other.reference].sort());
		expect(await found("mode HANSE")).toEqual([hanse.reference]);
		expect(await found("50%")).toEqual([hanse.reference]);
		expect(await found(other.reference)).toEqual([other.reference]);
		expect(await found("mode nobody")).toEqual([]);
	});
});
