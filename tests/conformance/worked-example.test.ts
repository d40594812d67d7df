import { expect, test } from "vitest";
import { requestCase, sendQuote } from "../support/cases.ts";
import { engines } from "../support/databases.ts";
import { documentReader, expectSaid } from "../support/document-reader.ts";
import { documentShop, exportedColumn } from "../support/document-shop.ts";
import { workedExample } from "../support/worked-example.ts";

const BUYER = "buyer@example.com";
const TOTALS = ["€76,792.00", "€70,000.00", "€100,351.79", "DDP Utrecht"];
/** Delivered duty paid, and 30 and 70 % of what that comes to. */
const PAID = ["6,143.36", "17,416.43", "€100,351.79", "€30,105.54", "€70,246.25", "DDP Utrecht"];

test.each(engines)(
	"the worked example of the trade is the same to the last cent wherever it is read, on %s",
	async (engine) => {
		const { database, shop } = await documentShop(engine);
		const one = await requestCase(database, shop);
		const read = await documentReader(database, shop, one);
		await sendQuote(database, shop, one.id, workedExample);

		const ways = (await read.page()).quote?.trade.ways;
		expect(ways?.map(({ name, total }) => [name, total])).toEqual([
			["CIF Rotterdam", "€76,792.00"],
			["EXW Chennai", "€70,000.00"],
			["FOB Tuticorin", "€70,000.00"],
			["DDP Utrecht", "€100,351.79"],
		]);
		expect(ways?.[3]?.rows.map(({ label, amount }) => [label, amount])).toEqual([
			["Goods", "€70,000.00"],
			["Freight", "€6,792.00"],
			["Import duty 8%", "€6,143.36"],
			["Import tax 21%", "€17,416.43"],
		]);
		const sent = await read.mail(BUYER, /version 1/, TOTALS);
		for (const text of [sent.pdf, (await read.document(1)) ?? ""])
			expectSaid(text, [...TOTALS, "Import duty 8% 6,143.36, Import tax 21% 17,416.43"]);
		expect(await exportedColumn(database, shop, "Ways of delivery, with totals")).toEqual([
			"CIF Rotterdam: 76792.00\nEXW Chennai: 70000.00\nFOB Tuticorin: 70000.00\nDDP Utrecht: 100351.79",
		]);

		// Taken with duty and tax paid: what is confirmed, shown, mailed and drawn is that sum and no other.
		const accept = { kind: "accept", version: 1, termsAccepted: true, name: "Example Buyer" } as const;
		const choice = { lines: ["l1"], delivery: "d4" };
		expect(await shop.services.buyerCases.perform(one.access, { ...accept, choice })).toMatchObject({ ok: true });
		await shop.jobs.round();
		const { confirmed } = await database.read
			.selectFrom("quote_acceptance")
			.select("confirmed")
			.executeTakeFirstOrThrow();
		expect(JSON.parse(confirmed ?? "")).toMatchObject({
			currency: "EUR",
			charges: [
				{ kind: "freight", amount: 679_200 },
				{ kind: "duty", percent: 800, amount: 614_336 },
				{ kind: "importTax", percent: 2_100, amount: 1_741_643 },
			],
			total: 10_035_179,
			payments: [3_010_554, 7_024_625],
		});
		expect((await read.page()).quote).toMatchObject({
			total: "€100,351.79",
			delivery: "DDP Utrecht",
			sums: [{ amount: "€70,000.00" }, { amount: "€6,792.00" }, { amount: "€6,143.36" }, { amount: "€17,416.43" }],
			trade: { payments: [{ amount: "€30,105.54" }, { amount: "€70,246.25" }] },
		});
		const receipt = await read.mail(BUYER, /accepted/i, PAID);
		for (const text of [receipt.pdf, (await read.document("proforma")) ?? ""]) expectSaid(text, PAID);
		expect(await exportedColumn(database, shop, "Value")).toEqual(["100351.79"]);
	},
	// Seconds of work, which may take minutes on a busy machine.
	300_000,
);
