import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { quoteView } from "../../app/buyer/view.server.ts";
import type { CaseEvent } from "../../domain/cases/events.ts";
import { translate } from "../../messages/registry.ts";
import { buyerView, staffView } from "../../server/cases/case-views.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { erasePerson } from "../../server/privacy/erasure.ts";
import { caseRow, karthik, mailKinds, type OpenCase, priya, requestCase, seen, sendQuote } from "../support/cases.ts";
import { engines, type Place } from "../support/databases.ts";
import { freshShop } from "../support/fresh-shop.ts";
import { deliverDue } from "../support/mail-worker.ts";
import { openMailbox } from "../support/mailbox.ts";
import type { Shop } from "../support/shop.ts";
import { type Deed, twoProcesses } from "../support/two-processes.ts";

const DAY = 86_400_000;
const ACCEPT: CaseEvent<"accept"> = { kind: "accept", version: 1, termsAccepted: true, name: "Example Buyer" };
const ASK = { kind: "ask_undo", reason: "The wrong version." } as const;
const AGREE = { kind: "agree_undo" } as const;

const processes = twoProcesses();

describe.each(engines)("undoing an acceptance on %s", (engine) => {
	let database: Database;
	let place: Place;
	let shop: Shop;
	beforeEach(async () => {
		({ database, place, shop } = await freshShop(engine));
	});
	const buyer = (one: OpenCase, action: typeof ACCEPT | typeof ASK | typeof AGREE) =>
		shop.services.buyerCases.perform(one.access, action);
	const staff = async (
		one: OpenCase,
		action: typeof ASK | typeof AGREE | { kind: "record_payment" | "record_production" },
		who = priya,
	) => shop.services.staffCases.perform(who, await seen(database, one.id), action);
	const accepted = async (): Promise<OpenCase> => {
		const one = await requestCase(database, shop);
		await sendQuote(database, shop, one.id);
		shop.clock.now += 1000;
		expect(await buyer(one, ACCEPT)).toMatchObject({ ok: true });
		return one;
	};
	const kinds = async ({ id }: OpenCase) =>
		(await staffView(database.read, id, shop.clock.now))?.entries.map(({ kind, actor }) => `${actor} ${kind}`);
	const acceptances = async (table: "quote_acceptance" | "undone_acceptance", { id }: OpenCase) =>
		database.read.selectFrom(table).selectAll().where("case_id", "=", id).execute();
	const page = async (one: OpenCase) => {
		const view = await buyerView(database.read, one.access);
		if (!view) throw new Error("There is no page.");
		return quoteView(view, {
			...{ base: "/q/x", now: shop.clock.now, products: new Map(), companyName: "Example" },
			translate: translate("en"),
		});
	};

	test("asked by the buyer and agreed by staff: the case is where it was, both are told, and it is accepted again", async () => {
		const one = await accepted();
		await shop.jobs.round();
		const { queue, due_at } = await caseRow(database, one.id);
		expect(queue).toBe("closed");
		expect(due_at).toBeNull();
		shop.clock.now += 1000;
		expect(await page(one)).toMatchObject({ undo: { askedBy: null }, allowed: ["reply", "undo"] });
		expect(await buyer(one, ASK)).toMatchObject({ ok: true, done: false });
		expect(await buyer(one, ASK)).toMatchObject({ ok: true, done: true });
		expect(await caseRow(database, one.id)).toMatchObject({ status: "accepted", undo_asked_by: "buyer", unread: 1 });
		expect(await page(one)).toMatchObject({ undo: { askedBy: "you" }, allowed: ["reply"] });
		expect(await buyer(one, AGREE)).toMatchObject({ ok: false, problem: { code: "undo-asked", byOther: false } });

		shop.clock.now += 1000;
		expect(await staff(one, AGREE)).toMatchObject({ ok: true });
		expect(await caseRow(database, one.id)).toMatchObject({
			...{ status: "quoted", queue: "with_buyer", closed_at: null },
			...{ undo_until: null, undo_asked_by: null, accepted_from: null },
		});
		expect(await acceptances("quote_acceptance", one)).toEqual([]);
		expect(await acceptances("undone_acceptance", one)).toMatchObject([
			{ version: 1, name: "Example Buyer", undone_at: shop.clock.now },
		]);
		expect(await kinds(one)).toEqual([
			...["staff take", "staff send_quote", "buyer accept", "buyer ask_undo", "staff agree_undo"],
		]);
		// The proforma invoice of before is at its address no more, and its receipt does not leave.
		expect((await page(one)).acceptance).toBeNull();
		const mails = await mailKinds(database, one.id);
		expect(mails).toEqual(expect.arrayContaining(["staff-undo-asked", "buyer-undone"]));
		expect(mails).not.toContain("buyer-receipt");

		shop.clock.now += 1000;
		expect(await buyer(one, { ...ACCEPT, name: "Another Buyer" })).toMatchObject({ ok: true });
		await shop.jobs.round();
		const view = await buyerView(database.read, one.access);
		expect(view?.acceptance).toMatchObject({ name: "Another Buyer", proforma: { pages: 1 } });
	});

	test("asked by staff and agreed by the buyer: the change that was asked for is open again", async () => {
		const one = await requestCase(database, shop);
		await sendQuote(database, shop, one.id);
		const change = { kind: "request_change", version: 1, message: "25, please", wanted: [] } as const;
		await shop.services.buyerCases.perform(one.access, change);
		await buyer(one, ACCEPT);
		shop.clock.now += 1000;
		expect(await staff(one, ASK)).toMatchObject({ ok: true });
		expect(await staff(one, AGREE, karthik)).toMatchObject({ ok: false, problem: { code: "undo-asked" } });
		expect(await page(one)).toMatchObject({ undo: { askedBy: "company" }, allowed: ["reply", "agree"] });
		expect(await buyer(one, AGREE)).toMatchObject({ ok: true });
		expect(await caseRow(database, one.id)).toMatchObject({ status: "revision_requested", unread: 1 });
		expect(await mailKinds(database, one.id)).toEqual(expect.arrayContaining(["buyer-undo-asked", "staff-undone"]));
	});

	test("the mails say what is asked and what has become of it", async () => {
		const mailbox = await openMailbox();
		onTestFinished(() => mailbox.close());
		const one = await accepted();
		await staff(one, ASK);
		await deliverDue(database, mailbox.url, () => shop.clock.now);
		const asked = mailbox.mails.find(({ parsed }) => parsed.subject?.startsWith("We ask to undo the order"));
		expect(asked?.parsed.text).toContain("> The wrong version.");
		expect(asked?.parsed.text?.replace(/\s+/g, " ")).toMatch(/until \w+, \d+ \w+ 20\d\d at \d\d:\d\d IST/);
		// Which order it is stands in the mail, asked for and undone: version, total and both days.
		const which = /, version 1\n.*Total: (₹[\d,.]+ \w+ \w+).*\nAccepted: \w+, \d+ \w+ 20\d\d at \d\d:\d\d IST/s;
		const [, total] = which.exec(asked?.parsed.text ?? "") ?? [];
		expect(total).toBeDefined();
		const other = await accepted();
		await buyer(other, ASK);
		await staff(other, AGREE);
		await deliverDue(database, mailbox.url, () => shop.clock.now);
		const subjects = mailbox.mails.map(({ parsed }) => parsed.subject ?? "");
		expect(subjects.filter((subject) => /asks to undo the acceptance$/.test(subject)).length).toBeGreaterThan(0);
		expect(subjects.filter((subject) => /^The order \d{8} is undone$/.test(subject))).toHaveLength(1);
		const told = mailbox.mails.find(({ parsed }) => /is undone$/.test(parsed.subject ?? ""))?.parsed.text ?? "";
		expect(which.exec(told)?.[1]).toBe(total);
		expect(told).toMatch(/\nUndone: \w+, \d+ \w+ 20\d\d at \d\d:\d\d IST/);
		await buyer(one, AGREE);
		await deliverDue(database, mailbox.url, () => shop.clock.now);
		const agreed = mailbox.mails.find(({ parsed }) => /agreed to undo the acceptance$/.test(parsed.subject ?? ""));
		expect(which.exec(agreed?.parsed.text ?? "")?.[1]).toBe(total);
		expect(agreed?.parsed.text).toMatch(/\nUndone: /);
	});

	test("a request lapses with its day, and nothing can be undone once something was paid or made", async () => {
		const late = await accepted();
		await buyer(late, ASK);
		shop.clock.now += DAY + 1;
		expect(await staff(late, AGREE)).toMatchObject({ ok: false, problem: { code: "undo-over" } });
		expect(await page(late)).toMatchObject({ undo: null, allowed: ["reply"] });
		for (const kind of ["record_payment", "record_production"] as const) {
			const one = await accepted();
			await buyer(one, ASK);
			expect(await staff(one, { kind })).toMatchObject({ ok: true });
			expect(await staff(one, AGREE)).toMatchObject({ ok: false, problem: { code: "undo-over" } });
			expect(await buyer(one, ASK)).toMatchObject({ ok: false, problem: { code: "undo-over" } });
			expect(await caseRow(database, one.id)).toMatchObject({ status: "accepted", undo_until: null });
			expect(await acceptances("quote_acceptance", one)).toHaveLength(1);
		}
	});

	test("of a payment recorded and an undo agreed at once one is done, and the other told why not", async () => {
		for (let round = 0; round < 8; round++) {
			const one = await accepted();
			await staff(one, ASK);
			const at = await seen(database, one.id);
			const [paid, undone] = await Promise.all([
				shop.services.staffCases.perform(priya, at, { kind: "record_payment" }),
				buyer(one, AGREE),
			]);
			expect([paid.ok, undone.ok].filter(Boolean)).toHaveLength(1);
			const { status } = await caseRow(database, one.id);
			expect(status).toBe(undone.ok ? "quoted" : "accepted");
			expect(await acceptances("quote_acceptance", one)).toHaveLength(undone.ok ? 0 : 1);
			expect(await acceptances("undone_acceptance", one)).toHaveLength(undone.ok ? 1 : 0);
		}
	});

	test("of 64 who ask or agree at once in two processes each step is done once", async () => {
		const one = await accepted();
		const atOnce = (deed: Deed) => processes.atOnce(place, shop.clock.now, Array<Deed>(64).fill(deed));
		const asked = await atOnce({ by: "buyer", token: one.token, action: ASK });
		expect(asked.every(({ ok }) => ok)).toBe(true);
		expect(asked.filter((result) => result.ok && !result.done)).toHaveLength(1);
		const agreed = await atOnce({ by: "staff", seen: await seen(database, one.id), action: AGREE });
		expect(agreed.filter((result) => result.ok && !result.done)).toHaveLength(1);
		expect(await caseRow(database, one.id)).toMatchObject({ status: "quoted" });
		expect((await kinds(one))?.filter((kind) => kind.endsWith("undo"))).toEqual(["buyer ask_undo", "staff agree_undo"]);
		expect(await acceptances("undone_acceptance", one)).toHaveLength(1);
		expect((await mailKinds(database, one.id)).filter((kind) => kind === "buyer-undone")).toHaveLength(1);
	});

	test("both sides that ask at once are one request, and the second is told to agree", async () => {
		const one = await accepted();
		const at = await seen(database, one.id);
		const [theirs, ours] = await Promise.all([buyer(one, ASK), shop.services.staffCases.perform(priya, at, ASK)]);
		expect([theirs.ok, ours.ok].filter(Boolean)).toHaveLength(1);
		expect(theirs.ok || theirs.problem.code === "undo-asked").toBe(true);
		expect((await kinds(one))?.filter((kind) => kind.endsWith("ask_undo"))).toHaveLength(1);
	});

	test("a person's name goes from what was undone as well", async () => {
		const one = await accepted();
		await buyer(one, ASK);
		await staff(one, AGREE);
		await erasePerson(shop.gated, priya, "buyer@example.com", shop.clock.now);
		expect(await acceptances("undone_acceptance", one)).toMatchObject([{ name: "erased", note: "" }]);
	});
});
