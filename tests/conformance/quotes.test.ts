import { beforeEach, describe, expect, test } from "vitest";
import { deskDefaults } from "../../content/desk-defaults.ts";
import type { QuoteContent } from "../../domain/quotes/content.ts";
import { inCurrency } from "../../domain/quotes/pricing.ts";
import type { Currency } from "../../domain/shared/currency.ts";
import { staffView } from "../../server/cases/case-views.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { readDeskSettings, saveDeskSettings } from "../../server/settings/desk-settings.ts";
import { caseRow, karthik, priya, requestCase, seen, sendQuote } from "../support/cases.ts";
import { engines } from "../support/databases.ts";
import { freshShop } from "../support/fresh-shop.ts";
import type { Shop } from "../support/shop.ts";
import { saying } from "../support/words.ts";

describe.each(engines)("offers on %s", (engine) => {
	let database: Database;
	let shop: Shop;

	beforeEach(async () => {
		({ database, shop } = await freshShop(engine));
	});
	const quotes = () => shop.services.quotes;

	/** A case that somebody has taken, with the draft as the editor is given it. */
	async function taken() {
		const { id } = await requestCase(database, shop);
		await shop.services.staffCases.perform(priya, await seen(database, id), { kind: "take" });
		return { id, draft: await draftOf(id) };
	}
	async function draftOf(id: string) {
		const draft = await quotes().draft(id);
		if (!draft) throw new Error("There is no draft.");
		return draft;
	}
	const sentContent = async (id: string) =>
		(await staffView(database.read, id, shop.clock.now))?.versions.map(({ content }) => content) ?? [];
	const drafts = () => database.read.selectFrom("quote_draft").selectAll().execute();

	test("an offer goes without a touch, and its successor too once it was withdrawn", async () => {
		const { id, draft } = await taken();
		expect(draft.revision).toBe(0);
		expect(await quotes().send(priya, await seen(database, id), draft)).toMatchObject({ ok: true });
		expect(await sentContent(id)).toEqual([draft.content]);
		expect(await drafts()).toEqual([]);

		const withdraw = { kind: "withdraw_offer", reason: "The freight was missing." } as const;
		await shop.services.staffCases.perform(priya, await seen(database, id), withdraw);
		const next = await draftOf(id);
		expect(next.revision).toBe(0);
		expect(await quotes().send(priya, await seen(database, id), next)).toMatchObject({ ok: true });
		expect(await caseRow(database, id)).toMatchObject({ status: "quoted", current_version: 2 });
		expect(await sentContent(id)).toEqual([next.content, draft.content]);
		expect(await drafts()).toEqual([]);
	});

	test("the PDF of a draft is, byte for byte, the one that is stored when it is sent at that moment", async () => {
		const { id, draft } = await taken();
		const before = await quotes().draftPdf(id);
		expect(await quotes().send(priya, await seen(database, id), draft)).toMatchObject({ ok: true });
		const stored = await shop.services.staffCases.document(id, 1);
		expect(before).toMatchObject({ ok: true, version: 1 });
		expect(before?.ok && Buffer.from(before.bytes).equals(Buffer.from(stored?.bytes ?? []))).toBe(true);
		expect(await drafts()).toEqual([]);
		expect(await quotes().draftPdf("nobody")).toBeUndefined();
	});

	test("what its sender saw is what goes, though the company's defaults are others by now", async () => {
		const { id, draft } = await taken();
		const { seen: text } = await readDeskSettings(database.read);
		const settings = { ...deskDefaults, quote: { ...deskDefaults.offer, namedPlace: "Tuticorin", validityDays: 3 } };
		expect(await saveDeskSettings(shop.gated, priya, settings, text)).toBe(true);
		expect((await draftOf(id)).content.deliveries[0].namedPlace).toBe("Tuticorin");
		expect(await quotes().send(priya, await seen(database, id), draft)).toMatchObject({ ok: true });
		expect(await sentContent(id)).toEqual([draft.content]);
	});

	test("a prefilled offer does not go once a colleague has kept a draft, nor one of other words than are kept", async () => {
		const { id, draft } = await taken();
		const content = { ...draft.content, message: "Ours" };
		await quotes().saveDraft(karthik, id, content, 0);
		const look = await seen(database, id);
		expect(await quotes().send(priya, look, draft)).toMatchObject({ ok: false, reason: "conflict" });
		expect(await quotes().send(priya, look, { revision: 1, content: draft.content })).toMatchObject({ ok: false });
		expect(await sentContent(id)).toEqual([]);
		expect(await quotes().send(priya, look, { revision: 1, content })).toMatchObject({ ok: true });
	});

	test("of 6 who send the same untouched offer at once, one does", async () => {
		const { id, draft } = await taken();
		const look = await seen(database, id);
		const results = await Promise.all(Array.from({ length: 6 }, () => quotes().send(priya, look, draft)));
		expect(results.filter(({ ok }) => ok)).toHaveLength(1);
		expect(await sentContent(id)).toHaveLength(1);
		expect(await drafts()).toEqual([]);
	});

	test("an offer of a case that was sent meanwhile leaves no draft behind", async () => {
		const { id, draft } = await taken();
		const look = await seen(database, id);
		await sendQuote(database, shop, id);
		expect(await quotes().send(priya, look, draft)).toMatchObject({ ok: false });
		expect(await drafts()).toEqual([]);
	});

	/** An offer as it was kept before it had a version of its own shape and a rate. */
	const firstShape = (content: QuoteContent) => {
		const { v: _, rate: __, charges, lines, deliveries, ...rest } = content;
		const { incoterm, namedPlace } = deliveries[0];
		const discountBasisPoints = charges.discount;
		const former = { ...rest, incoterm, namedPlace, discountBasisPoints, freight: 0, insurance: 0 };
		return JSON.stringify({ ...former, lines: lines.map(({ listPoints: ___, ...line }) => line) });
	};

	test("drafts and sent versions of the first shape open, and go on", async () => {
		const { id, draft } = await taken();
		await sendQuote(database, shop, id);
		const sent = await sentContent(id);
		await database.tx((db) =>
			db
				.updateTable("quote_version")
				.set({ content: firstShape(draft.content) })
				.execute(),
		);
		expect((await sentContent(id))[0]).toMatchObject({ v: 5, rate: null, lines: sent[0]?.lines });
		await shop.services.staffCases.perform(priya, await seen(database, id), { kind: "withdraw_offer", reason: "Old." });
		const next = await draftOf(id);
		await quotes().saveDraft(priya, id, next.content, 0);
		await database.tx((db) =>
			db
				.updateTable("quote_draft")
				.set({ content: firstShape(next.content) })
				.execute(),
		);
		const old = await draftOf(id);
		expect(old).toMatchObject({ revision: 1, content: next.content });
		expect(await quotes().send(priya, await seen(database, id), old)).toMatchObject({ ok: true });
	});

	test("an offer whose amounts cannot be of its currency does not go, and its draft stays", async () => {
		const { id, draft } = await taken();
		const refused = async (content: QuoteContent, words: string) => {
			const { revision } = await draftOf(id);
			expect(await quotes().saveDraft(priya, id, content, revision)).toMatchObject({ ok: true });
			const kept = await draftOf(id);
			expect(await quotes().send(priya, await seen(database, id), kept)).toMatchObject({
				ok: false,
				reason: "incomplete",
				problem: saying(new RegExp(words)),
			});
			expect((await draftOf(id)).content).toEqual(kept.content);
		};
		const rate = { currency: "USD", perUnit: 840_000, day: "2026-11-20", source: "Example Bank" } as const;
		await refused({ ...draft.content, currency: "USD" }, "The rate is missing");
		const lines = draft.content.lines.map((line) => ({ ...line, listPoints: null }));
		await refused({ ...draft.content, currency: "USD", rate, lines }, "is its list price in rupees");
		expect(await caseRow(database, id)).toMatchObject({ status: "in_review", current_version: 0 });

		const converted = inCurrency<Currency, Currency>(draft.content, "USD", rate);
		if (!converted) throw new Error("The rate is not known.");
		await quotes().saveDraft(priya, id, converted, (await draftOf(id)).revision);
		expect(await quotes().send(priya, await seen(database, id), await draftOf(id))).toMatchObject({ ok: true });
		expect((await sentContent(id))[0]).toMatchObject({ currency: "USD", rate, lines: [{ unitPrice: 2976 }] });
	});
});
