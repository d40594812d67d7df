import { expect, onTestFinished, test } from "vitest";
import { quoteView } from "../../app/buyer/view.server.ts";
import { asItIs } from "../../messages/translation.ts";
import { buyerView } from "../../server/cases/case-views.ts";
import { caseDocument } from "../../server/cases/index.ts";
import { type OpenCase, requestCase, sendQuote } from "../support/cases.ts";
import { engines } from "../support/databases.ts";
import { deliverDue } from "../support/mail-worker.ts";
import { openMailbox } from "../support/mailbox.ts";
import { exportedColumn, paperShop } from "../support/paper-shop.ts";
import { pdfPages } from "../support/pdf-text.ts";
import { workedExample } from "../support/worked-example.ts";

/** Texts are parted where a line ends, so they are compared without spaces; in HTML tags part them too. */
const tight = (text: string) => text.replace(/<[^>]*>|\s+/g, "");
const saysAll = (text: string, words: readonly string[]) =>
	expect(words.filter((each) => !tight(text).includes(tight(each)))).toEqual([]);

const TOTALS = ["€76,792.00", "€70,000.00", "€100,351.79"];
const PAID = ["6,143.36", "17,416.43", "€100,351.79"];
/** 30 and 70 % of what delivery duty paid comes to. */
const PAYMENTS = ["€30,105.54", "€70,246.25"];

test.each(engines)(
	"the worked example of the trade is the same to the last cent wherever it is read, on %s",
	async (engine) => {
		const { database, shop } = await paperShop(engine);
		const mailbox = await openMailbox();
		onTestFinished(() => mailbox.close());
		const one: OpenCase = await requestCase(database, shop);
		await sendQuote(database, shop, one.id, workedExample);

		const quote = async () => {
			const view = await buyerView(database.read, one.access);
			if (!view) throw new Error("There is no page.");
			const frame = {
				base: "/q/x",
				now: shop.clock.now,
				products: new Map(),
				companyName: "Example",
				translate: asItIs,
			};
			return quoteView(view, frame).quote;
		};
		const document = async (which: number | "proforma") => {
			const file = await caseDocument(database.read, one.id, which);
			if (!file) throw new Error("There is no document.");
			return pdfPages(file.bytes).join("");
		};
		const mail = async (subject: RegExp) => {
			await deliverDue(database, mailbox.url, () => shop.clock.now);
			const found = mailbox.mails.findLast(
				({ to, parsed }) => to.includes("buyer@example.com") && subject.test(parsed.subject ?? ""),
			);
			if (!found) throw new Error(`There is no email ${subject}.`);
			const { text = "", html = "", attachments } = found.parsed;
			const [file] = attachments;
			const content = typeof file?.content === "string" ? undefined : file?.content;
			return { text, html, pdf: content ? pdfPages(new Uint8Array(content)).join("") : "" };
		};

		const ways = (await quote())?.trade.ways;
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
		const sent = await mail(/version 1/);
		for (const text of [sent.text, sent.html]) saysAll(text, [...TOTALS, "DDP Utrecht"]);
		for (const text of [sent.pdf, await document(1)])
			saysAll(text, [...TOTALS, "Import duty 8% 6,143.36, Import tax 21% 17,416.43"]);
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
		expect(await quote()).toMatchObject({
			total: "€100,351.79",
			delivery: "DDP Utrecht",
			sums: [{ amount: "€70,000.00" }, { amount: "€6,792.00" }, { amount: "€6,143.36" }, { amount: "€17,416.43" }],
			trade: { payments: PAYMENTS.map((amount) => ({ amount })) },
		});
		const receipt = await mail(/accepted|order/i);
		for (const text of [receipt.text, receipt.html, receipt.pdf, await document("proforma")])
			saysAll(text, [...PAID, ...PAYMENTS, "DDP Utrecht"]);
		expect(await exportedColumn(database, shop, "Value")).toEqual(["100351.79"]);
	},
	// Seconds of work, which may take minutes on a busy machine.
	300_000,
);
