import { beforeEach, describe, expect, test } from "vitest";
import { caseAttachment, caseDocument } from "../../server/cases/case-files.ts";
import { openLink } from "../../server/cases/case-links.ts";
import { buyerView, staffView } from "../../server/cases/case-views.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { StaffPermit } from "../../server/staff/staff-permit.ts";
import { caseRow, karthik, mailKinds, priya, requestCase, seen, sendQuote } from "../support/cases.ts";
import { engines } from "../support/databases.ts";
import { freshShop } from "../support/fresh-shop.ts";
import { type Shop, START } from "../support/shop.ts";

const DAY = 86_400_000;
const pdf = { name: "labels.pdf", type: "application/pdf", bytes: new TextEncoder().encode("%PDF-1.7 labels") };

describe.each(engines)("cases on %s", (engine) => {
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

	test("a request opens a case whose clock runs, and a link that only its hash is kept of", async () => {
		const { id, token } = await requestCase(database, shop);
		const row = await caseRow(database, id);
		expect(row).toMatchObject({
			status: "new",
			queue: "first_answer",
			unread: 1,
			revision: 1,
			pieces: 10,
			line_count: 1,
		});
		expect(row.due_at).toBe(row.requested_at + DAY);
		expect(row.search).toContain("banarasi silk saree");
		const links = await database.read.selectFrom("case_link").selectAll().execute();
		expect(JSON.stringify(links)).not.toContain(token);
	});

	test("from request to acceptance, by question, answer, two versions and a change", async () => {
		const { id, access } = await requestCase(database, shop);
		later(60_000);
		expect(await staff().perform(priya, await seen(database, id), { kind: "take" })).toMatchObject({ ok: true });
		expect(
			await staff().perform(priya, await seen(database, id), { kind: "ask", question: "Which sizes?", files: [] }),
		).toMatchObject({
			ok: true,
		});
		expect(await caseRow(database, id)).toMatchObject({ status: "needs_info", queue: "with_buyer", due_at: null });
		later(60_000);
		expect(await buyer().perform(access, { kind: "reply", message: "S to XXL", files: [pdf] })).toMatchObject({
			ok: true,
		});
		expect(await caseRow(database, id)).toMatchObject({ status: "in_review", queue: "buyer_waits", unread: 1 });

		expect(await sendQuote(database, shop, id)).toBe(1);
		const [first] = (await buyerView(database.read, access))?.versions ?? [];
		expect(first).toMatchObject({ version: 1, total: 2_500_000, endedAs: null, sentBy: priya.name });
		later(60_000);
		const wanted = [{ key: "l1", name: "Banarasi Silk Saree", from: 10, to: 25 }];
		expect(
			await buyer().perform(access, { kind: "request_change", version: 1, message: "25 please", wanted }),
		).toMatchObject({ ok: true });
		later(60_000);
		expect((await shop.services.quotes.draft(id))?.content.lines[0]).toMatchObject({ quantity: 25, requested: 10 });
		expect(await sendQuote(database, shop, id, { charges: { discount: 1000 } })).toBe(2);

		later(60_000);
		const accept = { kind: "accept", termsAccepted: true, name: "Example Buyer" } as const;
		expect(await buyer().perform(access, { ...accept, version: 1 })).toMatchObject({ ok: false, reason: "version" });
		expect(await buyer().perform(access, { ...accept, version: 2 })).toMatchObject({ ok: true, done: false });
		expect(await buyer().perform(access, { ...accept, version: 2 })).toMatchObject({ ok: true, done: true });
		await shop.jobs.round();

		const view = await buyerView(database.read, access);
		expect(view?.state.status).toBe("accepted");
		expect(view?.acceptance).toMatchObject({ version: 2, name: "Example Buyer", how: "buyer", proforma: { pages: 1 } });
		const proforma = await caseDocument(database.read, id, "proforma");
		expect(view?.acceptance?.proforma?.bytes).toBe(proforma?.bytes.length);
		expect(view?.versions[0]?.pdfBytes).toBe((await caseDocument(database.read, id, 2))?.bytes.length);
		expect(view?.versions.map(({ version, endedAs, total }) => [version, endedAs, total])).toEqual([
			[2, null, 5_625_000],
			[1, "superseded", 2_500_000],
		]);
		expect(view?.entries.map(({ kind }) => kind)).toEqual([
			"ask",
			"answer",
			"send_quote",
			"request_change",
			"send_quote",
			"accept",
		]);
		expect((await mailKinds(database, id)).sort()).toEqual(
			[
				"buyer-acknowledgement",
				"staff-request",
				"buyer-question",
				"staff-replied",
				"buyer-quote",
				"staff-change",
				"buyer-quote",
				"staff-accepted",
				"buyer-receipt",
			].sort(),
		);
		for (const which of [1, 2, "proforma"] as const)
			expect((await caseDocument(database.read, id, which))?.bytes.subarray(0, 5).toString()).toBe("%PDF-");
		expect(await caseRow(database, id)).toMatchObject({
			queue: "closed",
			first_answered_at: START + 62_000,
			value: 5_625_000,
		});
	});

	test("an internal note, and what hangs on it, never reaches the buyer", async () => {
		const { id, access } = await requestCase(database, shop);
		await staff().perform(priya, await seen(database, id), { kind: "note", text: "Ask the dyer first." });
		await staff().perform(priya, await seen(database, id), { kind: "take" });
		expect(JSON.stringify(await buyerView(database.read, access))).not.toMatch(/dyer|take|assign/);
		expect((await staffView(database.read, id, shop.clock.now))?.entries.map(({ kind }) => kind)).toEqual([
			"note",
			"take",
		]);
	});

	test("the second of two colleagues is told what the first one did, and nothing of theirs is done", async () => {
		const { id } = await requestCase(database, shop);
		const both = await seen(database, id);
		expect(await staff().perform(priya, both, { kind: "take" })).toMatchObject({ ok: true });
		const second = await staff().perform(karthik, both, { kind: "refuse", reason: "We do not weave this." });
		expect(second).toMatchObject({ ok: false, reason: "conflict", meanwhile: [{ kind: "take", by: priya.name }] });
		expect(await caseRow(database, id)).toMatchObject({ status: "in_review", owner_id: priya.id, revision: 2 });
	});

	test("of 8 colleagues at once exactly one wins, and the others are told", async () => {
		const { id } = await requestCase(database, shop);
		const all = await seen(database, id);
		const results = await Promise.all(
			Array.from({ length: 8 }, (_, n) =>
				staff().perform(StaffPermit.atTheMachine({ id: `s${n}`, name: `Example ${n}` }), all, {
					kind: "note",
					text: `${n}`,
				}),
			),
		);
		expect(results.filter((result) => result.ok)).toHaveLength(1);
		for (const lost of results.filter((result) => !result.ok)) expect(lost).toMatchObject({ reason: "conflict" });
		expect((await staffView(database.read, id, shop.clock.now))?.entries).toHaveLength(1);
	});

	test("of 64 accepts at once exactly one is the acceptance", async () => {
		const { id, access } = await requestCase(database, shop);
		await sendQuote(database, shop, id);
		const results = await Promise.all(
			Array.from({ length: 64 }, (_, n) =>
				buyer().perform(access, { kind: "accept", version: 1, termsAccepted: true, name: `Example ${n}` }),
			),
		);
		expect(results.filter((result) => result.ok)).toMatchObject([{ done: false }]);
		for (const late of results.filter((result) => !result.ok)) expect(late).toMatchObject({ reason: "state" });
		const kinds = await mailKinds(database, id);
		expect(kinds.filter((kind) => kind === "buyer-receipt" || kind === "staff-accepted")).toHaveLength(2);
	});

	test("8 drafts saved at once: one is kept, the others see it", async () => {
		const { id } = await requestCase(database, shop);
		const draft = await shop.services.quotes.draft(id);
		if (!draft) throw new Error("There is no draft.");
		const results = await Promise.all(
			Array.from({ length: 8 }, (_, n) =>
				shop.services.quotes.saveDraft(priya, id, { ...draft.content, message: `draft ${n}` }, draft.revision),
			),
		);
		expect(results.filter((result) => result.ok)).toHaveLength(1);
		const kept = await shop.services.quotes.draft(id);
		for (const lost of results)
			if (!lost.ok) expect(lost).toMatchObject({ theirs: { content: { message: kept?.content.message } } });
	});

	test("an offer that changed while somebody was about to send it does not go", async () => {
		const { id } = await requestCase(database, shop);
		await staff().perform(priya, await seen(database, id), { kind: "take" });
		const draft = await shop.services.quotes.draft(id);
		if (!draft) throw new Error("There is no draft.");
		const content = { ...draft.content, message: "one" };
		const saved = await shop.services.quotes.saveDraft(priya, id, content, 0);
		expect(saved).toMatchObject({ ok: true, revision: 1 });
		await shop.services.quotes.saveDraft(karthik, id, { ...draft.content, message: "two" }, 1);
		expect(await shop.services.quotes.send(priya, await seen(database, id), { revision: 1, content })).toMatchObject({
			ok: false,
			reason: "conflict",
		});
		expect(await caseRow(database, id)).toMatchObject({ status: "in_review", current_version: 0 });
		expect(await mailKinds(database, id)).toEqual(["buyer-acknowledgement", "staff-request"]);
	});

	test("an offer ends by the clock once, with several clocks running, and can be renewed", async () => {
		const { id, access } = await requestCase(database, shop);
		await sendQuote(database, shop, id);
		const { valid_until } = await caseRow(database, id);
		shop.clock.now = (valid_until ?? 0) - DAY;
		await Promise.all([shop.jobs.round(), shop.jobs.round(), shop.jobs.round()]);
		expect((await mailKinds(database, id)).filter((kind) => kind === "buyer-reminder")).toHaveLength(1);
		shop.clock.now = (valid_until ?? 0) + 1;
		expect(
			await buyer().perform(access, { kind: "accept", version: 1, termsAccepted: true, name: "Example Buyer" }),
		).toMatchObject({ ok: false, reason: "expired" });
		await Promise.all([shop.jobs.round(), shop.jobs.round()]);
		expect(await caseRow(database, id)).toMatchObject({ status: "expired", queue: "closed" });
		expect((await mailKinds(database, id)).filter((kind) => kind === "buyer-expired")).toHaveLength(1);
		expect(await buyer().perform(access, { kind: "renew", message: "Still interested" })).toMatchObject({ ok: true });
		expect(await caseRow(database, id)).toMatchObject({ status: "in_review", queue: "buyer_waits" });
	});

	test("a link that is wrong, ended or another buyer's opens nothing of this case", async () => {
		const mine = await requestCase(database, shop);
		const other = await requestCase(database, shop, { email: "other@example.com" });
		await sendQuote(database, shop, mine.id);
		await buyer().perform(mine.access, { kind: "reply", message: "see file", files: [pdf] });
		const fileId = (await buyerView(database.read, mine.access))?.entries.at(-1)?.files[0]?.id ?? "";
		expect(await caseAttachment(database.read, mine.id, fileId, ["both"])).toMatchObject({ name: "labels.pdf" });
		expect(await caseAttachment(database.read, other.access.caseId, fileId, ["both"])).toBeUndefined();
		expect(await caseDocument(database.read, other.access.caseId, 1)).toBeUndefined();
		const changed = mine.token.replace(/^./, (c) => (c === "A" ? "B" : "A"));
		for (const token of ["", "x", changed, mine.token.slice(1), `${mine.token}=`])
			expect(await openLink(database.read, token, shop.clock.now)).toBeUndefined();
		expect(await openLink(database.read, mine.token, shop.clock.now + 181 * DAY)).toBeUndefined();
		const renewed = await staff().renewLink(priya, await seen(database, mine.id));
		expect(await openLink(database.read, mine.token, shop.clock.now)).toBeUndefined();
		expect(await openLink(database.read, renewed.token ?? "", shop.clock.now)).toEqual(mine.access);
	});

	test("a reply that is sent twice is one, and a look at the page changes no state", async () => {
		const { id, access } = await requestCase(database, shop);
		const entryId = crypto.randomUUID();
		for (const done of [false, true])
			expect(await buyer().perform(access, { kind: "reply", entryId, message: "Hello", files: [] })).toMatchObject({
				ok: true,
				done,
			});
		const before = await caseRow(database, id);
		await buyer().seen(access);
		await buyer().seen(access);
		expect(await caseRow(database, id)).toEqual({ ...before, views: 1, viewed_at: shop.clock.now });
	});

	test("spam is reversible, and a suspected request waits apart until a person has looked", async () => {
		const { id } = await requestCase(database, shop);
		await staff().perform(priya, await seen(database, id), { kind: "mark_spam" });
		expect(await caseRow(database, id)).toMatchObject({ status: "spam", queue: "closed" });
		await staff().perform(priya, await seen(database, id), { kind: "not_spam" });
		expect(await caseRow(database, id)).toMatchObject({ status: "new", queue: "first_answer" });
		const suspected = await requestCase(database, shop, { website: "http://spam.example" });
		expect(await caseRow(database, suspected.id)).toMatchObject({ status: "new", queue: "quarantine" });
		await staff().perform(priya, await seen(database, suspected.id), { kind: "not_spam" });
		expect(await caseRow(database, suspected.id)).toMatchObject({ status: "new", queue: "first_answer", doubt: null });
	});

	test("whoever has just taken a case can put it back as if they had not; nothing else is undone by that", async () => {
		const { id } = await requestCase(database, shop);
		const before = await caseRow(database, id);
		const put = async (who = priya) => staff().perform(who, await seen(database, id), { kind: "put_back" });
		expect(await put()).toMatchObject({ ok: false, reason: "state" });
		await staff().perform(priya, await seen(database, id), { kind: "take" });
		expect(await put(karthik)).toMatchObject({ ok: false, reason: "state" });
		expect(await put()).toMatchObject({ ok: true });
		const { status, owner_id, queue, due_at, first_answered_at } = await caseRow(database, id);
		expect({ status, owner_id, queue, due_at, first_answered_at }).toEqual({
			status: "new",
			owner_id: null,
			queue: before.queue,
			due_at: before.due_at,
			first_answered_at: null,
		});
		await staff().perform(priya, await seen(database, id), { kind: "take" });
		await staff().perform(priya, await seen(database, id), { kind: "note", text: "Looked at" });
		expect(await put()).toMatchObject({ ok: false, reason: "state" });
	});

	test("an order placed by other means is recorded, with the version it is about", async () => {
		const { id, access } = await requestCase(database, shop);
		await sendQuote(database, shop, id);
		const act = { kind: "record_acceptance", note: "By telephone, order no. 7", name: "Example Buyer" } as const;
		expect(await staff().perform(priya, await seen(database, id), act)).toMatchObject({ ok: true });
		await shop.jobs.round();
		const view = await buyerView(database.read, access);
		expect(view?.acceptance).toMatchObject({ how: "recorded", version: 1, proforma: { pages: 1 } });
		expect(JSON.stringify(view)).not.toContain("order no. 7");
	});
});
