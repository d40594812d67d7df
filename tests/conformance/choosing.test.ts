import { beforeEach, describe, expect, test } from "vitest";
import { quoteView } from "../../app/buyer/view.server.ts";
import { exportHead } from "../../app/desk/reports/export-words.ts";
import type { Choice } from "../../domain/quotes/confirmed.ts";
import { parseCsv } from "../../domain/shared/csv.ts";
import { translate } from "../../messages/registry.ts";
import { caseDocument } from "../../server/cases/case-files.ts";
import { buyerView, staffView } from "../../server/cases/case-views.ts";
import { writeEmail } from "../../server/email/write-email.ts";
import type { Database } from "../../server/platform/db/database.ts";
import type { CaseDocument } from "../../server/quotes/quote-documents.ts";
import { caseRow, mailKinds, type OpenCase, priya, requestCase, seen, sendQuote } from "../support/cases.ts";
import { CIF_CHECK, CIF_CHECK_TOTAL, EXW_PLAIN, EXW_PLAIN_TOTAL, quoteToChooseFrom } from "../support/choosing.ts";
import { engines, type Place } from "../support/databases.ts";
import { freshShopWithDocuments } from "../support/fresh-shop.ts";
import { emailSender } from "../support/mail-worker.ts";
import type { Shop } from "../support/shop.ts";
import { type Answer, type Deed, twoProcesses } from "../support/two-processes.ts";

const accept = (choice: Choice | undefined, shown?: string) =>
	({ kind: "accept", version: 1, termsAccepted: true, name: "Example Buyer", choice, shown }) as const;

const processes = twoProcesses();

describe.each(engines)("accepting by line, option and way of delivery on %s", (engine) => {
	let database: Database;
	let place: Place;
	let shop: Shop;
	let made: CaseDocument[];
	beforeEach(async () => {
		({ database, place, shop, made } = await freshShopWithDocuments(engine));
	});
	const offered = async (): Promise<OpenCase> => {
		const one = await requestCase(database, shop);
		await sendQuote(database, shop, one.id, quoteToChooseFrom);
		return one;
	};
	const buyer = (one: OpenCase, action: ReturnType<typeof accept>) =>
		shop.services.buyerCases.perform(one.access, action);
	const acceptances = ({ id }: OpenCase) =>
		database.read.selectFrom("quote_acceptance").selectAll().where("case_id", "=", id).execute();
	const page = async (one: OpenCase) => {
		const view = await buyerView(database.read, one.access);
		if (!view) throw new Error("There is no page.");
		return quoteView(view, {
			...{ base: "/q/x", now: shop.clock.now, products: new Map(), companyName: "Example" },
			translate: translate("en"),
		});
	};
	const exported = async () => {
		const span = { from: 0, until: Number.MAX_SAFE_INTEGER };
		const parsed = parseCsv(await new Response(shop.services.staffCases.export(span, exportHead)).text());
		const [head, ...rows] = parsed.ok ? parsed.records : [];
		return rows.map(({ cells }) => Object.fromEntries((head?.cells ?? []).map((name, index) => [name, cells[index]])));
	};
	const mail = async (kind: "buyer-receipt" | "staff-accepted", { id }: OpenCase) => {
		const { entry_id } = await database.read
			.selectFrom("outbox")
			.select("entry_id")
			.where("kind", "=", kind)
			.where("case_id", "=", id)
			.executeTakeFirstOrThrow();
		const payload =
			kind === "buyer-receipt"
				? { kind, caseId: id, entryId: entry_id, version: 1, token: "x" }
				: { kind, caseId: id, entryId: entry_id };
		return (await writeEmail(database.read, { payload, recipient: "a@example.com", locale: "en" }, emailSender)).text;
	};
	/** What the stored one was made of, whichever process has made it. */
	async function proforma({ id }: OpenCase): Promise<CaseDocument> {
		const file = await caseDocument(database.read, id, "proforma");
		if (!file) throw new Error("There is no proforma invoice.");
		return JSON.parse(file.bytes.toString().replace("%PDF-1.7\n", ""));
	}
	/** Every reader says the choice that won, to the last cent. */
	async function expectAllSay(one: OpenCase, total: string, minor: number, leftOut: readonly string[]) {
		await shop.jobs.round();
		expect(await acceptances(one)).toHaveLength(1);
		expect((await acceptances(one))[0]).toMatchObject({ total: minor, currency: "EUR" });
		expect(await caseRow(database, one.id)).toMatchObject({ status: "accepted", value: minor });
		const shown = await page(one);
		expect(shown.quote?.total).toBe(total);
		expect(shown.acceptance?.leftOut).toEqual(leftOut);
		const staff = await staffView(database.read, one.id, shop.clock.now);
		expect(staff?.versions[0]).toMatchObject({
			total: minor,
			asSent: { total: 300_000, term: expect.stringMatching(/^EXW /) },
		});
		expect((await proforma(one)).acceptance?.leftOut ?? []).toEqual(leftOut);
		for (const kind of ["buyer-receipt", "staff-accepted"] as const) {
			const text = await mail(kind, one);
			expect(text).toContain(total);
			for (const name of leftOut) expect(text).toContain(name);
		}
		expect(await exported()).toMatchObject([{ Value: (minor / 100).toFixed(2), "Left out": leftOut.join("\n") }]);
	}

	test("a choice is stored as it was shown, and everybody reads it", async () => {
		const one = await offered();
		expect(await buyer(one, accept(CIF_CHECK))).toMatchObject({ ok: true, done: false });
		const [row] = await acceptances(one);
		expect(JSON.parse(row?.confirmed ?? "")).toMatchObject({
			v: 1,
			currency: "EUR",
			lines: [{ key: "l1" }, { key: "c2", amount: 47_500 }, { key: "o1" }],
			leftOut: [{ name: "Polo T-Shirt" }, { name: "Plain Cloth" }],
			delivery: { key: "d3", name: "CIF Hamburg" },
			total: CIF_CHECK_TOTAL,
			payments: [94_520, 220_548],
		});
		expect(row?.confirmed_hash).toMatch(/^[0-9a-f]{64}$/);
		await expectAllSay(one, "€3,150.68", CIF_CHECK_TOTAL, ["Polo T-Shirt", "Plain Cloth"]);
		const view = await buyerView(database.read, one.access);
		expect(view?.entries.at(-1)).toMatchObject({
			kind: "accept",
			data: { version: 1, delivery: "CIF Hamburg", leftOut: ["Polo T-Shirt", "Plain Cloth"] },
		});
		expect(made.findLast(({ kind }) => kind === "proforma")?.acceptance?.hash).toBe(row?.confirmed_hash);
	});

	test("of a line that is taken and whose packing is not known, page and mails say so", async () => {
		const packing = { perInner: null, perCarton: 10, carton: null, netKg: null, grossKg: null };
		const { lines = [], ...quote } = quoteToChooseFrom;
		const one = await requestCase(database, shop);
		const packed = lines.map((line) => (line.key === "c2" ? line : { ...line, packing }));
		await sendQuote(database, shop, one.id, { ...quote, lines: packed });
		const cartons = { term: "Cartons", text: expect.stringMatching(/^\d+$/) };
		expect((await page(one)).quote?.trade.packing).toContainEqual(cartons);
		expect(await buyer(one, accept(CIF_CHECK))).toMatchObject({ ok: true });
		await shop.jobs.round();
		const lacks = `not known yet for ${lines.find(({ key }) => key === "c2")?.name}`;
		expect((await page(one)).quote?.trade.packing).toContainEqual({ term: "Cartons", text: lacks });
		for (const kind of ["buyer-receipt", "staff-accepted"] as const)
			expect(await mail(kind, one)).toContain(`Cartons: ${lacks}`);
	});

	test.each<[string, Choice | undefined, string]>([
		["a way of delivery that is not there", { ...EXW_PLAIN, delivery: "d9" }, "choice-outdated"],
		["an unknown line", { lines: [...EXW_PLAIN.lines, "x"], delivery: "d1" }, "choice-outdated"],
		["two of a group", { lines: ["l1", "l2", "c1", "c2"], delivery: "d1" }, "choice-of-two"],
		["none of a group", { lines: ["l1", "l2"], delivery: "d1" }, "choice-open"],
		["no choice at all where there are alternatives", undefined, "choice-open"],
		["nothing", { lines: [], delivery: "d1" }, "choice-open"],
		["too little", { lines: ["c1"], delivery: "d1" }, "choice-below-least"],
	])("%s is refused, and nothing is accepted", async (_, choice, code) => {
		const one = await offered();
		const before = await caseRow(database, one.id);
		expect(await buyer(one, accept(choice))).toMatchObject({ ok: false, problem: { code } });
		expect(await caseRow(database, one.id)).toEqual(before);
		expect(await acceptances(one)).toEqual([]);
		expect(await mailKinds(database, one.id)).not.toContain("staff-accepted");
	});

	test("figures of another choice on the screen are refused", async () => {
		const one = await offered();
		const sent = (shown: string) => buyer(one, accept(EXW_PLAIN, shown));
		expect(await sent("d1 1 l1")).toMatchObject({ ok: false, problem: { code: "choice-not-shown" } });
		expect(await sent(`d1 ${EXW_PLAIN_TOTAL} l1 l2 c1`)).toMatchObject({ ok: true });
	});

	test("undone by both and accepted again with another choice", async () => {
		const one = await offered();
		await buyer(one, accept(CIF_CHECK));
		shop.clock.now += 1000;
		await shop.services.buyerCases.perform(one.access, { kind: "ask_undo", reason: "" });
		const agreed = await shop.services.staffCases.perform(priya, await seen(database, one.id), { kind: "agree_undo" });
		expect(agreed).toMatchObject({ ok: true });
		expect(await caseRow(database, one.id)).toMatchObject({ status: "quoted", value: 300_000 });
		expect((await page(one)).quote?.trade.ways).toHaveLength(4);
		const undone = await database.read.selectFrom("undone_acceptance").selectAll().execute();
		expect(undone).toMatchObject([{ total: CIF_CHECK_TOTAL, confirmed: expect.stringContaining("CIF Hamburg") }]);
		shop.clock.now += 1000;
		expect(await buyer(one, accept(EXW_PLAIN))).toMatchObject({ ok: true, done: false });
		await expectAllSay(one, "€3,400.00", EXW_PLAIN_TOTAL, ["Check Cloth", "Woven labels"]);
	});

	test("staff record an order with what was ordered", async () => {
		const one = await offered();
		const record = { kind: "record_acceptance", note: "By telephone", name: "Example Buyer" } as const;
		const perform = async (choice?: Choice) =>
			shop.services.staffCases.perform(priya, await seen(database, one.id), { ...record, choice });
		expect(await perform()).toMatchObject({ ok: false, problem: { code: "choice-open" } });
		expect(await perform(CIF_CHECK)).toMatchObject({ ok: true });
		expect(await caseRow(database, one.id)).toMatchObject({ status: "accepted", value: CIF_CHECK_TOTAL });
	});

	/** As many of each as make 64, by turns at either process. */
	const atOnce = (...kinds: readonly Deed[]) =>
		processes.atOnce(
			place,
			shop.clock.now,
			Array.from({ length: 64 }, (_, n) => kinds[Math.floor(n / 2) % kinds.length] ?? fail()),
		);
	const fail = () => {
		throw new Error("There is nothing to do.");
	};
	const by = (one: OpenCase, choice: Choice): Extract<Deed, { by: "buyer" }> => ({
		by: "buyer",
		token: one.token,
		action: accept(choice),
	});
	const firstDone = (answers: readonly Answer[]) => answers.filter((answer) => answer.ok && !answer.done);

	test("of 64 acceptances of two choices at once, in two processes, one wins and all read it", async () => {
		const one = await offered();
		const answers = await atOnce(by(one, CIF_CHECK), by(one, EXW_PLAIN));
		expect(firstDone(answers)).toHaveLength(1);
		const isCif = (n: number) => Math.floor(n / 2) % 2 === 0;
		const won = isCif(answers.findIndex((answer) => answer.ok && !answer.done));
		// Whoever chose the same is answered that it is done, whoever chose otherwise that it is not.
		for (const [n, answer] of answers.entries())
			if (isCif(n) === won) expect(answer.ok).toBe(true);
			else expect(answer).toMatchObject({ ok: false, problem: { code: "accepted-already" } });
		if (won) await expectAllSay(one, "€3,150.68", CIF_CHECK_TOTAL, ["Polo T-Shirt", "Plain Cloth"]);
		else await expectAllSay(one, "€3,400.00", EXW_PLAIN_TOTAL, ["Check Cloth", "Woven labels"]);
		expect((await mailKinds(database, one.id)).filter((kind) => kind === "staff-accepted")).toHaveLength(1);
	});

	test.each([
		["revision", "at once"],
		["revision", "after as long as it takes to send"],
		["withdrawal", "at once"],
	] as const)(
		"of 32 of a %s and 32 acceptances %s, in two processes, one is done and nothing is half done",
		async (what, when) => {
			const one = await offered();
			const at = await seen(database, one.id);
			const draft = await shop.services.quotes.draft(one.id);
			if (!draft) throw new Error("There is no draft.");
			const move: Deed =
				what === "revision"
					? { by: "sender", seen: at, draft }
					: { by: "staff", seen: at, action: { kind: "withdraw_offer", reason: "Gone" } };
			const answers = await atOnce(move, { ...by(one, CIF_CHECK), ...(when !== "at once" && { looksAt: one.id }) });
			const taken = answers.filter((_, n) => Math.floor(n / 2) % 2 === 1);
			const moved = answers.filter((_, n) => Math.floor(n / 2) % 2 === 0);

			expect(firstDone(answers)).toHaveLength(1);
			const accepted = firstDone(taken).length === 1;
			const kept = await acceptances(one);
			const row = await caseRow(database, one.id);
			const versions = await database.read.selectFrom("quote_version").selectAll().execute();
			if (accepted) {
				expect(taken.every(({ ok }) => ok)).toBe(true);
				expect(moved.some(({ ok }) => ok)).toBe(false);
				expect(kept).toMatchObject([{ version: 1, total: CIF_CHECK_TOTAL }]);
				expect(row).toMatchObject({ status: "accepted", value: CIF_CHECK_TOTAL, current_version: 1 });
			} else {
				for (const answer of taken)
					expect(answer).toMatchObject({
						problem: { code: expect.stringMatching(/^version-replaced$|^not-possible-for-buyer$/) },
					});
				expect(kept).toEqual([]);
				expect(row).toMatchObject(
					what === "revision" ? { status: "quoted", current_version: 2 } : { status: "in_review", current_version: 1 },
				);
			}
			expect(versions).toHaveLength(what === "revision" && !accepted ? 2 : 1);
			const told = (await mailKinds(database, one.id)).filter((kind) => /accepted|withdrawn|buyer-quote/.test(kind));
			expect(told).toHaveLength(2);
		},
	);

	test("an undo, a payment and another acceptance, 64 at once in two processes, leave one truth", async () => {
		const one = await offered();
		await buyer(one, accept(CIF_CHECK));
		shop.clock.now += 1000;
		await shop.services.buyerCases.perform(one.access, { kind: "ask_undo", reason: "" });
		const at = await seen(database, one.id);
		const staff = (kind: "agree_undo" | "record_payment"): Deed => ({ by: "staff", seen: at, action: { kind } });
		const answers = await atOnce(staff("agree_undo"), staff("record_payment"), by(one, EXW_PLAIN));
		const of = (kind: number) => firstDone(answers.filter((_, n) => Math.floor(n / 2) % 3 === kind)).length;
		expect([of(0), of(1)].sort()).toEqual([0, 1]);
		const [kept, ...more] = await acceptances(one);
		expect(more).toEqual([]);
		const { status, value } = await caseRow(database, one.id);
		// Paid: what was accepted stands. Undone: nobody's, or what was accepted after that.
		expect(kept?.total).toBe(of(1) ? CIF_CHECK_TOTAL : of(2) ? EXW_PLAIN_TOTAL : undefined);
		expect(status).toBe(kept ? "accepted" : "quoted");
		expect(value).toBe(kept?.total ?? 300_000);
		expect(await database.read.selectFrom("undone_acceptance").selectAll().execute()).toHaveLength(of(0));
	});
});
