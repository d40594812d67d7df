import { beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../../server/platform/db/database.ts";
import { countSuspectedSpam } from "../../server/reports/suspected-spam.ts";
import { priya, requestCase, seen } from "../support/cases.ts";
import { engines } from "../support/databases.ts";
import { exampleInquiry } from "../support/example-forms.ts";
import { freshShop } from "../support/fresh-shop.ts";
import { type Shop, typedKey, visitor } from "../support/shop.ts";

const BY_MACHINE = { website: "http://spam.example" };

/** What the note at the start counts: what a person has still to look at. */
describe.each(engines)("suspected forms on %s", (engine) => {
	let database: Database;
	let shop: Shop;

	beforeEach(async () => {
		({ database, shop } = await freshShop(engine));
	});

	test("a request that was marked as spam or taken does not count", async () => {
		const first = await requestCase(database, shop, BY_MACHINE);
		const second = await requestCase(database, shop, { ...BY_MACHINE, email: "two@example.com" });
		expect(await countSuspectedSpam(database.read)).toBe(2);
		const { staffCases } = shop.services;
		await staffCases.perform(priya, await seen(database, first.id), { kind: "mark_spam" });
		expect(await countSuspectedSpam(database.read)).toBe(1);
		await staffCases.perform(priya, await seen(database, second.id), { kind: "take" });
		expect(await countSuspectedSpam(database.read)).toBe(0);
	});

	test("an inquiry that was marked as spam or closed does not count", async () => {
		for (const message of ["A message of some length.", "Another message of some length."]) {
			const formKey = typedKey(shop);
			await shop.services.inquiries.submit(shop.form({ ...exampleInquiry, ...BY_MACHINE, message, formKey }), visitor);
		}
		const rows = await database.read.selectFrom("inquiry").select(["id", "revision"]).execute();
		expect(await countSuspectedSpam(database.read)).toBe(2);
		for (const [index, row] of rows.entries())
			await shop.services.inquiryCases.perform(priya, row, { kind: index === 0 ? "mark_spam" : "close" });
		expect(await countSuspectedSpam(database.read)).toBe(0);
	});
});
