import { beforeEach, describe, expect, test } from "vitest";
import { buyerView } from "../../server/cases/case-views.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { caseRow, priya, requestCase, seen, sendQuote } from "../support/cases.ts";
import { engines } from "../support/databases.ts";
import { freshShop } from "../support/fresh-shop.ts";
import { openShop, type Shop } from "../support/shop.ts";
import { saying, wordsOf } from "../support/words.ts";

const pdf = { name: "labels.pdf", type: "application/pdf", bytes: new TextEncoder().encode("%PDF-1.7 labels") };

describe.each(engines)("what a buyer does on %s", (engine) => {
	let database: Database;
	let shop: Shop;

	beforeEach(async () => {
		({ database, shop } = await freshShop(engine));
	});
	const buyer = () => shop.services.buyerCases;
	const staff = () => shop.services.staffCases;

	test("a form's id makes the same content one act, other content another, and means nothing in another case", async () => {
		const mine = await requestCase(database, shop);
		const other = await requestCase(database, shop, { email: "other@example.com" });
		const entryId = crypto.randomUUID();
		const reply = { kind: "reply", entryId, files: [pdf] } as const;
		for (const message of ["Hello", "Hello, corrected", "Hello"])
			expect(await buyer().perform(mine.access, { ...reply, message })).toMatchObject({ ok: true });
		expect(await buyer().perform(other.access, { ...reply, message: "Hello" })).toMatchObject({
			ok: true,
			done: false,
		});
		const words = async (access: typeof mine.access) =>
			(await buyerView(database.read, access))?.entries.map(({ body, files }) => [body, files.length]);
		expect(await words(mine.access)).toEqual([
			["Hello", 1],
			["Hello, corrected", 1],
		]);
		expect(await words(other.access)).toEqual([["Hello", 1]]);
	});

	test("a change and a refusal are about the version that stands", async () => {
		const { id, access } = await requestCase(database, shop);
		await sendQuote(database, shop, id);
		await buyer().perform(access, { kind: "request_change", version: 1, message: "25 please", wanted: [] });
		await sendQuote(database, shop, id);
		for (const act of [
			{ kind: "request_change", version: 1, message: "30 please", wanted: [] },
			{ kind: "decline", version: 1, reason: "" },
			{ kind: "accept", version: 1, termsAccepted: true, name: "Example Buyer" },
		] as const)
			expect(await buyer().perform(access, act)).toMatchObject({ ok: false, reason: "version" });
		expect(await caseRow(database, id)).toMatchObject({ status: "quoted", current_version: 2 });
		expect(await buyer().perform(access, { kind: "decline", version: 2, reason: "Too late" })).toMatchObject({
			ok: true,
		});
	});

	test("who accepts after another is told whose acceptance stands; the same name again is the same act", async () => {
		const { id, access } = await requestCase(database, shop);
		await sendQuote(database, shop, id);
		const accept = (name: string) =>
			buyer().perform(access, { kind: "accept", version: 1, termsAccepted: true, name, entryId: crypto.randomUUID() });
		expect(await accept("Example Buyer")).toMatchObject({ ok: true, done: false });
		expect(await accept("Example Other")).toEqual({
			ok: false,
			reason: "state",
			problem: saying(
				"This quotation has already been accepted, in the name of Example Buyer. Nothing was changed. Please write to us if that is not right.",
			),
		});
		for (const name of ["Example Buyer", "example  BUYER"])
			expect(await accept(name)).toMatchObject({ ok: true, done: true });
		const kept = await database.read.selectFrom("quote_acceptance").select("name").where("case_id", "=", id).execute();
		expect(kept).toEqual([{ name: "Example Buyer" }]);
	});

	test.each(["accept", "decline"] as const)(
		"whoever comes after an %s is told that nothing was changed",
		async (first) => {
			const { id, access } = await requestCase(database, shop);
			await sendQuote(database, shop, id);
			const accept = (name: string) => ({ kind: "accept", version: 1, termsAccepted: true, name }) as const;
			const decline = (reason: string) => ({ kind: "decline", version: 1, reason }) as const;
			await buyer().perform(access, first === "accept" ? accept("Example Buyer") : decline("Too late"));
			const { status, revision } = await caseRow(database, id);
			for (const act of [accept("Example Other"), decline("Too dear")]) {
				const late = await buyer().perform(access, act);
				expect(late.ok ? late : wordsOf(late.problem)).toContain("Nothing was changed.");
			}
			expect(await caseRow(database, id)).toMatchObject({ status, revision });
		},
	);

	test("an offer can be renewed from the moment it ends, whether or not the clock has looked", async () => {
		const { id, access } = await requestCase(database, shop);
		await sendQuote(database, shop, id);
		expect(await buyer().perform(access, { kind: "renew", message: "" })).toMatchObject({ ok: false, reason: "state" });
		const { valid_until } = await caseRow(database, id);
		shop.clock.now = (valid_until ?? 0) + 1;
		expect(await buyer().perform(access, { kind: "renew", message: "" })).toMatchObject({ ok: true });
		expect(await caseRow(database, id)).toMatchObject({ status: "in_review", queue: "buyer_waits" });
		expect((await buyerView(database.read, access))?.entries.map(({ kind }) => kind)).toEqual([
			"send_quote",
			"expire",
			"renew",
		]);
	});

	test("what the company holds for spam takes no more words, and a case only so many forms an hour", async () => {
		const { id, access } = await requestCase(database, shop);
		await staff().perform(priya, await seen(database, id), { kind: "mark_spam" });
		expect(await buyer().perform(access, { kind: "reply", message: "Hello?", files: [] })).toEqual({
			ok: false,
			reason: "state",
			problem: saying("This request is closed. Nothing was sent."),
		});
		const few = await openShop(database, { FORMS_PER_HOUR: "2" });
		const { refuse, giveBack } = few.services.buyerCases;
		expect([refuse(access, "192.0.2.1"), refuse(access, "192.0.2.2")]).toEqual([undefined, undefined]);
		expect(refuse(access, "192.0.2.3")).toEqual(saying(/too many forms have come about this request/));
		giveBack(access, "192.0.2.2");
		expect(refuse(access, "192.0.2.3")).toBeUndefined();
		await few.close();
	});

	test("a case keeps 100 MB of its buyer's files and refuses more in words; the same form again is still done", async () => {
		const { id, access } = await requestCase(database, shop);
		const bytes = new Uint8Array(5 * 1024 * 1024);
		bytes.set(pdf.bytes);
		const files = Array.from({ length: 5 }, () => ({ ...pdf, bytes }));
		const entryIds = Array.from({ length: 4 }, () => crypto.randomUUID());
		const reply = (entryId: string) => ({ kind: "reply", entryId, message: "The drawings", files }) as const;
		for (const entryId of entryIds)
			expect(await buyer().perform(access, reply(entryId))).toMatchObject({ ok: true, done: false });
		expect(await buyer().perform(access, { kind: "reply", message: "One more", files: [pdf] })).toMatchObject({
			ok: false,
			reason: "incomplete",
			problem: saying(/Nothing was sent; please send the message here/),
		});
		expect(await buyer().perform(access, reply(entryIds[3] ?? ""))).toMatchObject({ ok: true, done: true });
		expect(await buyer().perform(access, { kind: "reply", message: "One more", files: [] })).toMatchObject({
			ok: true,
		});
		const row = await caseRow(database, id);
		await staff().perform(
			priya,
			{ caseId: id, revision: row.revision },
			{ kind: "reply", message: "Ours", files: [pdf] },
		);
		const other = await requestCase(database, shop, { email: "other@example.com" });
		expect(await buyer().perform(other.access, { kind: "reply", message: "Mine", files: [pdf] })).toMatchObject({
			ok: true,
		});
	});

	test("however many links a flood has, all of them together send so many forms an hour", async () => {
		const mine = await requestCase(database, shop);
		const other = await requestCase(database, shop, { email: "other@example.com" });
		const few = await openShop(database, { FORMS_PER_HOUR_IN_ALL: "2" });
		const { refuse } = few.services.buyerCases;
		expect([refuse(mine.access, "192.0.2.1"), refuse(other.access, "192.0.2.2")]).toEqual([undefined, undefined]);
		expect(refuse(other.access, "192.0.2.3")).toEqual(saying(/more forms are coming in than we can take/));
		await few.close();
	});
});
