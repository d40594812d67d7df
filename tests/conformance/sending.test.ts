import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../../server/db/database.ts";
import { caseRow, priya, requestCase, seen } from "../support/cases.ts";
import { engines, freshDatabase } from "../support/databases.ts";
import { openShop, type Shop } from "../support/shop.ts";

describe.each(engines)("sending an offer on %s", (engine) => {
	let database: Database;
	let shop: Shop;
	let drop: () => Promise<void>;

	beforeEach(async () => {
		({ database, drop } = await freshDatabase(engine));
		shop = await openShop(database);
	});
	afterEach(async () => {
		await shop.close();
		await drop();
	});
	const buyer = () => shop.services.buyerCases;
	const staff = () => shop.services.staffCases;
	const later = (milliseconds: number) => {
		shop.clock.now += milliseconds;
	};

	test("a buyer who writes while an offer is written holds it up until that has been read, and no longer", async () => {
		const { id, access } = await requestCase(database, shop);
		await staff().act(priya, await seen(database, id), { type: "take" });
		const draft = await shop.services.quotes.draft(id);
		if (!draft) throw new Error("There is no draft.");
		const content = { ...draft.content, paymentTerms: "All in advance", terms: "As agreed." };
		const saved = await shop.services.quotes.saveDraft(priya, id, content, draft.revision);
		if (!saved.ok) throw new Error(saved.sentence);
		const shown = { revision: saved.revision, content };
		const begun = await seen(database, id);
		later(1_000);
		await buyer().act(access, { type: "reply", message: "Make it 12, please.", files: [] });
		const refused = await shop.services.quotes.send(priya, begun, shown);
		const { revision } = await caseRow(database, id);
		expect(refused).toMatchObject({
			ok: false,
			reason: "conflict",
			meanwhile: [{ kind: "reply", by: "The buyer", body: "Make it 12, please." }],
			revision,
		});
		expect((await shop.services.quotes.draft(id))?.revision).toBe(saved.revision);
		expect(await shop.services.quotes.send(priya, { caseId: id, revision }, shown)).toMatchObject({
			ok: true,
		});
	});
});
