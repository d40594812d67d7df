import { beforeEach, describe, expect, test } from "vitest";
import { buyerView } from "../../server/cases/case-views.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { caseRow, priya, requestCase, seen, sendQuote } from "../support/cases.ts";
import { engines } from "../support/databases.ts";
import { freshShop } from "../support/fresh-shop.ts";
import type { Shop } from "../support/shop.ts";
import { saying } from "../support/words.ts";

const DAY = 86_400_000;

describe.each(engines)("sending an offer on %s", (engine) => {
	let database: Database;
	let shop: Shop;

	beforeEach(async () => {
		({ database, shop } = await freshShop(engine));
	});
	const buyer = () => shop.services.buyerCases;
	const staff = () => shop.services.staffCases;
	const later = (milliseconds: number) => {
		shop.clock.now += milliseconds;
	};

	test("a buyer who writes while an offer is written holds it up until that has been read, and no longer", async () => {
		const { id, access } = await requestCase(database, shop);
		await staff().perform(priya, await seen(database, id), { kind: "take" });
		const draft = await shop.services.quotes.draft(id);
		if (!draft) throw new Error("There is no draft.");
		const content = { ...draft.content, paymentTerms: "All in advance", terms: "As agreed." };
		const saved = await shop.services.quotes.saveDraft(priya, id, content, draft.revision);
		if (!saved.ok) throw new Error(saved.problem.code);
		const shown = { revision: saved.revision, content };
		const begun = await seen(database, id);
		later(1_000);
		await buyer().perform(access, { kind: "reply", message: "Make it 12, please.", files: [] });
		const refused = await shop.services.quotes.send(priya, begun, shown);
		const { revision } = await caseRow(database, id);
		expect(refused).toMatchObject({
			ok: false,
			reason: "conflict",
			meanwhile: [{ kind: "reply", actor: "buyer", by: undefined, body: "Make it 12, please." }],
			revision,
		});
		expect((await shop.services.quotes.draft(id))?.revision).toBe(saved.revision);
		expect(await shop.services.quotes.send(priya, { caseId: id, revision }, shown)).toMatchObject({
			ok: true,
		});
	});

	test("an answer that came by other means is noted, and the offer can be written", async () => {
		const { id, access } = await requestCase(database, shop);
		await staff().perform(priya, await seen(database, id), { kind: "ask", question: "Which sizes?", files: [] });
		later(DAY);
		const answer = { kind: "record_answer", note: "S to XXL, said on the telephone" } as const;
		expect(await staff().perform(priya, await seen(database, id), { ...answer, note: "" })).toMatchObject({
			ok: false,
			reason: "incomplete",
		});
		expect(await staff().perform(priya, await seen(database, id), answer)).toMatchObject({ ok: true });
		expect(await caseRow(database, id)).toMatchObject({
			status: "in_review",
			queue: "buyer_waits",
			due_at: shop.clock.now + DAY,
		});
		expect(JSON.stringify(await buyerView(database.read, access))).not.toContain("telephone");
		expect(await sendQuote(database, shop, id)).toBe(1);
	});

	test("a version is written while another one is open, which stands until the new one goes", async () => {
		const { id, access } = await requestCase(database, shop);
		await sendQuote(database, shop, id);
		const draft = await shop.services.quotes.draft(id);
		if (!draft) throw new Error("There is no draft.");
		const saved = await shop.services.quotes.saveDraft(
			priya,
			id,
			{ ...draft.content, charges: { ...draft.content.charges, discount: 500 } },
			0,
		);
		expect(saved).toMatchObject({ ok: true });
		expect(await caseRow(database, id)).toMatchObject({ status: "quoted", current_version: 1 });
		const before = await buyerView(database.read, access);
		expect(before?.versions.map(({ version, endedAs }) => [version, endedAs])).toEqual([[1, null]]);
		expect(await sendQuote(database, shop, id)).toBe(2);
		const accept = { kind: "accept", termsAccepted: true, name: "Example Buyer" } as const;
		expect(await buyer().perform(access, { ...accept, version: 1 })).toMatchObject({ ok: false, reason: "version" });
		const after = await buyerView(database.read, access);
		expect(after?.versions.map(({ version, endedAs }) => [version, endedAs])).toEqual([
			[2, null],
			[1, "superseded"],
		]);
		expect(await buyer().perform(access, { ...accept, version: 2 })).toMatchObject({ ok: true });
	});

	test("of an acceptance and a new version at the same moment exactly one is done, and the other is told", async () => {
		const outcomes: string[] = [];
		for (let round = 0; round < 8; round++) {
			const { id, access } = await requestCase(database, shop, { email: `race-${round}@example.com` });
			await sendQuote(database, shop, id);
			const draft = await shop.services.quotes.draft(id);
			if (!draft) throw new Error("There is no draft.");
			const looked = await seen(database, id);
			const send = () => shop.services.quotes.send(priya, looked, draft);
			const accept = () =>
				buyer().perform(access, { kind: "accept", version: 1, termsAccepted: true, name: "Example Buyer" });
			const [sent, accepted] = round % 2 ? await Promise.all([send(), accept()]) : await reversed(accept(), send());
			expect([sent.ok, accepted.ok].filter(Boolean)).toHaveLength(1);
			const { status, current_version } = await caseRow(database, id);
			if (accepted.ok) {
				expect([status, current_version]).toEqual(["accepted", 1]);
				expect(sent).toMatchObject({ ok: false, problem: saying(/has been accepted/) });
			} else {
				expect([status, current_version]).toEqual(["quoted", 2]);
				expect(accepted).toMatchObject({
					reason: "version",
					problem: saying(/nothing was accepted/),
				});
			}
			const versions = await database.read
				.selectFrom("quote_version")
				.select("version")
				.where("case_id", "=", id)
				.where("ended_at", "is", null)
				.execute();
			expect(versions).toEqual([{ version: current_version }]);
			outcomes.push(status);
		}
		expect(outcomes).toContain("accepted");
	});
});

/** Both at once, the second one begun first. */
async function reversed<A, B>(second: Promise<A>, first: Promise<B>): Promise<[B, A]> {
	const [a, b] = await Promise.all([second, first]);
	return [b, a];
}
