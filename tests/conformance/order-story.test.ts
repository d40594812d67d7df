import { expect, test } from "vitest";
import { plainDelivery } from "../../domain/quotes/delivery.ts";
import { keepTogether } from "../../domain/shared/keep-together.ts";
import { priya, requestCase, seen, sendQuote } from "../support/cases.ts";
import { engines } from "../support/databases.ts";
import { documentReader, expectSaid } from "../support/document-reader.ts";
import { documentShop } from "../support/document-shop.ts";
import { exampleSchedule } from "../support/example-schedule.ts";
import { CIF_SAYS, EXW_SAYS, FIRST, SECOND, SIZES } from "../support/order-story.ts";
import { exampleLine, type QuoteChanges } from "../support/quotes.ts";

/*
 * The whole way of an order whose offer leaves choices, with real PDFs and a real mail server: at each step page, emails
 * and documents say the same amounts.
 */

const BUYER = "buyer@example.com";
const STAFF = "staff@thari.example";
const cells = Object.entries(SIZES).map(([size, quantity]) => ({ colour: "MD-01", size, quantity }));
const items = JSON.stringify([{ id: "madras-check-shirt", quantity: 60, price: 82_000, cells }]);

const rate = (percent: number) => ({ typed: "rate", percent, day: "2026-11-20", source: "Example Customs" }) as const;
const costs = { freight: { typed: "amount", amount: 12_000 }, insurance: rate(50) } as const;
const terms: QuoteChanges = {
	...{ currency: "EUR", rate: { currency: "EUR", perUnit: 1_000_000, day: "2026-11-20", source: "Example Bank" } },
	leavingOut: { allowed: true, least: 0 },
	deliveries: [
		plainDelivery("d1", "EXW", "Chennai"),
		{ ...plainDelivery("d2", "FOB", "Tuticorin"), fees: { typed: "amount", amount: 2_000 } },
		{ ...plainDelivery("d3", "CIF", "Hamburg"), ...costs },
		{ ...plainDelivery("d4", "DDP", "Hamburg"), ...costs, duty: rate(1_200), importTax: rate(1_900) },
	],
	schedule: exampleSchedule(10),
};
const packing = {
	perInner: null,
	perCarton: 60,
	carton: { length: 60, width: 40, height: 35 },
	netKg: 12,
	grossKg: 13,
};
const saree = (key: string, name: string, unitPrice: number) =>
	exampleLine({
		...{ key, name, productId: key, quantity: 12, unitPrice, requested: null, requestedName: "" },
		choice: { is: "alternative", group: "Saree" },
	});
const labels = (quantity: number) =>
	exampleLine({
		...{ key: "labels", name: "Woven labels", productId: "", quantity, unitPrice: 10, requested: null },
		...{ sort: "service", composition: "", gsm: null, hsCode: "", listPrice: 0 },
	});
const others = (count: number) => [
	labels(count),
	saree("s1", "Banarasi Saree", 2_500),
	saree("s2", "Kanchi Saree", 6_800),
];

const CIF = { choice: { lines: ["l1", "s2"], delivery: "d3" }, says: CIF_SAYS };
const EXW = { choice: { lines: ["l1", "labels", "s1"], delivery: "d1" }, says: EXW_SAYS };
const DUE = "within 10 days of the proforma invoice (by 30 November 2026)";
type Taken = typeof CIF | typeof EXW;

test.each(engines)(
	"a choice of an offer is accepted, undone by both sides and accepted again, on %s",
	async (engine) => {
		const { database, shop } = await documentShop(engine);
		const { quotes, buyerCases, staffCases } = shop.services;
		const one = await requestCase(database, shop, { items, notes: "CIF Hamburg if you can, in euros." });
		const read = await documentReader(database, shop, one);
		await read.mail(STAFF, new RegExp(one.reference), ["in euros", "S 9, M 21, L 21, XL 9"]);
		const later = () => {
			shop.clock.now += 60_000;
		};
		const quote = async (unitPrice: number, count: number) => {
			later();
			const [shirt] = (await quotes.draft(one.id))?.content.lines ?? [];
			if (!shirt) throw new Error("The draft has no line.");
			const surcharges = [{ size: "XL", amount: 100 }];
			const asOffered = exampleLine({ ...shirt, key: "l1", unitPrice, listPoints: null, surcharges, packing });
			return sendQuote(database, shop, one.id, { ...terms, lines: [asOffered, ...others(count)] });
		};
		const buyer = async (action: Parameters<typeof buyerCases.perform>[1]) => {
			later();
			expect(await buyerCases.perform(one.access, action)).toMatchObject({ ok: true, done: false });
			await shop.jobs.round();
		};
		const staff = async (action: { kind: "agree_undo" } | { kind: "ask_undo"; reason: string }) => {
			later();
			expect(await staffCases.perform(priya, await seen(database, one.id), action)).toMatchObject({ ok: true });
		};
		const accept = async ({ choice, says }: Taken, purchaseOrder: string, leftOut: readonly string[]) => {
			const accepting = { kind: "accept", version: 2, termsAccepted: true, name: "Example Buyer" } as const;
			await buyer({ ...accepting, choice, purchaseOrder });
			// Ten days after the acceptance, in India.
			const words = [...says, purchaseOrder, ...leftOut, DUE];
			expect(await read.page()).toMatchObject({
				quote: {
					total: says[0],
					trade: { payments: [{ share: "30%", when: keepTogether(DUE), amount: says[1] }, {}] },
				},
				acceptance: { leftOut, purchaseOrder },
			});
			await read.mail(STAFF, /accepted/, words);
			const { pdf } = await read.mail(BUYER, /accepted/i, words);
			for (const proforma of [pdf, (await read.document("proforma")) ?? ""]) expectSaid(proforma, words);
		};
		const undone = async () => {
			expect(await read.document("proforma")).toBeUndefined();
			expect(await read.page()).toMatchObject({
				displayStatus: "quoted",
				quote: { total: "€990.00" },
				acceptance: null,
			});
		};

		expect(await quote(820, 60)).toBe(1);
		const packed = ["1.00 more each, 9 of them: €9.00", "0.084 CBM", "Saree"];
		for (const text of [
			(await read.mail(BUYER, /version 1/, [...FIRST, ...packed])).pdf,
			(await read.document(1)) ?? "",
		])
			expectSaid(text, [...FIRST, ...packed, "Import duty 12% 75.24, Import tax 19% 133.43"]);

		const wanted = [{ key: "l1", name: "Madras Check Shirt", from: 60, to: 120 }];
		await buyer({ kind: "request_change", version: 1, message: "Please 120 shirts.", wanted });
		expect(await quote(800, 120)).toBe(2);
		for (const text of [(await read.mail(BUYER, /version 2/, SECOND)).pdf, (await read.document(2)) ?? ""])
			expectSaid(text, [...SECOND, "€1.00 more each, 18 of them: €18.00"]);

		await accept(CIF, "PO-4711", ["Woven labels", "Banarasi Saree"]);
		await buyer({ kind: "ask_undo", reason: "The wrong saree." });
		await read.mail(STAFF, /undo/, ["The wrong saree."]);
		await staff({ kind: "agree_undo" });
		await read.mail(BUYER, /undone/, [one.reference]);
		await undone();

		await accept(EXW, "PO-4712", ["Kanchi Saree"]);
		await staff({ kind: "ask_undo", reason: "The Banarasi is sold out." });
		await read.mail(BUYER, /undo/, ["The Banarasi is sold out."]);
		await buyer({ kind: "agree_undo" });
		await undone();
		await accept(CIF, "PO-4713", ["Woven labels", "Banarasi Saree"]);
	},
	// Seconds of work, which may take minutes on a busy machine.
	300_000,
);
