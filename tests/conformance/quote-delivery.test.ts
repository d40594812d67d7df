import { beforeEach, describe, expect, test } from "vitest";
import { deskDefaults } from "../../content/desk-defaults.ts";
import type { QuoteContent } from "../../domain/quotes/content.ts";
import { plainDelivery } from "../../domain/quotes/delivery.ts";
import type { DeskSettings } from "../../domain/settings/desk-settings.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { readDeskSettings, saveDeskSettings } from "../../server/settings/desk-settings.ts";
import { priya, requestCase, seen } from "../support/cases.ts";
import { engines } from "../support/databases.ts";
import { freshShop } from "../support/fresh-shop.ts";
import { asQuote, type QuoteChanges } from "../support/quotes.ts";
import type { Shop } from "../support/shop.ts";

const trade: DeskSettings["trade"] = {
	exportUnder: "lut",
	exportNumber: "AD330326000000A",
	state: "33",
	gstRates: [{ heading: "61", percent: 500, day: "2026-09-22" }],
	schedule: [{ percent: 10_000, trigger: "proforma", days: 7 }],
};

describe.each(engines)("delivery, payments and tax of offers on %s", (engine) => {
	let database: Database;
	let shop: Shop;

	beforeEach(async () => {
		({ database, shop } = await freshShop(engine));
	});

	async function draftFor(country: string) {
		const { id } = await requestCase(database, shop, { country });
		await shop.services.staffCases.perform(priya, await seen(database, id), { kind: "take" });
		const draft = await shop.services.quotes.draft(id);
		if (!draft) throw new Error("There is no draft.");
		return { id, content: draft.content };
	}
	const stored = async (): Promise<QuoteContent["deliveries"][]> =>
		(await database.read.selectFrom("quote_version").select("content").execute()).map(
			({ content }) => JSON.parse(content).deliveries,
		);

	test("a new draft has what the owner keeps of tax and payments, by the country of the buyer", async () => {
		expect((await draftFor("Germany")).content).toMatchObject({ tax: { kind: "none" }, schedule: [] });
		const { seen: text } = await readDeskSettings(database.read);
		expect(await saveDeskSettings(shop.gated, priya, { ...deskDefaults, trade }, text)).toBe(true);
		expect((await draftFor("Germany")).content).toMatchObject({
			tax: { kind: "export", under: "lut", number: "AD330326000000A" },
			schedule: [{ part: { typed: "percent", percent: 10_000 }, trigger: "proforma", days: 7 }],
		});
		expect((await draftFor("India")).content.tax).toEqual({ kind: "gst", from: "33", to: "", rates: trade.gstRates });
	});

	test("settings of former days open, with nothing said of tax and payments", async () => {
		const { trade: _, ...former } = deskDefaults;
		await database.tx((db) =>
			db
				.insertInto("setting")
				.values({ key: "desk.settings", value: JSON.stringify(former) })
				.execute(),
		);
		expect((await readDeskSettings(database.read)).settings.trade).toEqual(deskDefaults.trade);
	});

	const share = (percent: number) =>
		({ part: { typed: "percent", percent }, trigger: "before-dispatch", days: null }) as const;
	const paid = { ...plainDelivery("d2", "DDP", "Utrecht"), freight: { typed: "amount", amount: 1_000 } as const };
	const refusals: readonly (readonly [string, QuoteChanges])[] = [
		["ddp-costs-missing", { deliveries: [plainDelivery("d1", "EXW", "Chennai"), paid] }],
		["schedule-per-cents", { schedule: [share(3_333), share(3_333), share(3_333)] }],
		["schedule-above-total", { schedule: [{ ...share(0), part: { typed: "amount", amount: 100_000_000_000 } }] }],
		["schedule-below-total", { schedule: [{ ...share(0), part: { typed: "amount", amount: 1 } }] }],
	];

	test.each(refusals)("an offer is not sent: %s; the draft stays as it was typed", async (code, changes) => {
		const { quotes } = shop.services;
		const { id, content } = await draftFor("Germany");
		const written = asQuote(content, { paymentTerms: "In advance", terms: "As agreed.", ...changes });
		const saved = await quotes.saveDraft(priya, id, written, 0);
		if (!saved.ok) throw new Error(saved.problem.code);
		const sent = await quotes.send(priya, await seen(database, id), { revision: saved.revision, content: written });
		expect(sent).toMatchObject({ ok: false, problem: { code: "terms-not-sent", problem: { code } } });
		expect((await quotes.draft(id))?.content).toEqual(written);
		expect(await stored()).toEqual([]);
	});

	test("with its amounts it is sent, and its total is that of the first way of delivery", async () => {
		const { quotes } = shop.services;
		const { id, content } = await draftFor("Germany");
		const rate = { typed: "rate", percent: 800, day: "2026-11-20", source: "Example Customs" } as const;
		const written = asQuote(content, {
			...{ paymentTerms: "In advance", terms: "As agreed." },
			deliveries: [plainDelivery("d1", "EXW", "Chennai"), { ...paid, duty: rate, importTax: rate }],
			schedule: [share(3_333), share(6_667)],
		});
		const saved = await quotes.saveDraft(priya, id, written, 0);
		if (!saved.ok) throw new Error(saved.problem.code);
		const sent = await quotes.send(priya, await seen(database, id), { revision: saved.revision, content: written });
		expect(sent).toMatchObject({ ok: true });
		expect(await stored()).toEqual([written.deliveries]);
		const { total } = await database.read.selectFrom("quote_version").select("total").executeTakeFirstOrThrow();
		const goods = written.lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
		expect(total).toBe(goods);
	});
});
