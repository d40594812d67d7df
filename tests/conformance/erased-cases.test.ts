import { beforeEach, describe, expect, test } from "vitest";
import type { StaffAction } from "../../server/cases/staff-cases.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { erasePerson } from "../../server/privacy/erasure.ts";
import { caseRow, mailKinds, priya, requestCase, seen, sendQuote } from "../support/cases.ts";
import { engines } from "../support/databases.ts";
import { freshShop } from "../support/fresh-shop.ts";
import type { Shop } from "../support/shop.ts";
import { saying } from "../support/words.ts";

const TELLING: StaffAction[] = [
	{ kind: "reply", message: "Are you there?", files: [] },
	{ kind: "ask", question: "Which size?", files: [] },
	{ kind: "note", text: "They were from London." },
	{ kind: "refuse", reason: "No yarn." },
	{ kind: "withdraw_offer", reason: "No yarn." },
	{ kind: "renew", message: "" },
	{ kind: "record_answer", note: "By telephone." },
	{ kind: "record_acceptance", note: "By telephone.", name: "Somebody" },
	{ kind: "take" },
	{ kind: "mark_spam" },
];

describe.each(engines)("a case whose person's data was erased on %s", (engine) => {
	let database: Database;
	let shop: Shop;

	beforeEach(async () => {
		({ database, shop } = await freshShop(engine));
	});

	test("takes no word, no new link and no new turn, and says why; it can still be passed on", async () => {
		const { staffCases } = shop.services;
		const { id, access } = await requestCase(database, shop, { email: "gone@example.com" });
		await sendQuote(database, shop, id);
		const decline = { kind: "decline", version: 1, reason: "" } as const;
		expect((await shop.services.buyerCases.perform(access, decline)).ok).toBe(true);
		await erasePerson(shop.gated, priya, "gone@example.com", shop.clock.now);
		const before = await caseRow(database, id);
		const problem = saying(/data has been erased/);
		for (const act of TELLING)
			expect([act.kind, await staffCases.perform(priya, await seen(database, id), act)]).toEqual([
				act.kind,
				{ ok: false, reason: "state", problem },
			]);
		expect(await staffCases.renewLink(priya, await seen(database, id))).toMatchObject({ ok: false, problem });
		expect(await caseRow(database, id)).toEqual(before);
		expect(await mailKinds(database, id)).toEqual([]);
		const passed = { kind: "assign", ownerId: null, ownerName: "nobody" } as const;
		expect((await staffCases.perform(priya, await seen(database, id), passed)).ok).toBe(true);
	});
});
