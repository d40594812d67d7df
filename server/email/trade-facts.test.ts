import { expect, test } from "vitest";
import type { QuoteLine } from "../../domain/quotes/content.ts";
import { plainDelivery } from "../../domain/quotes/delivery.ts";
import { exampleCaseEmail } from "../../tests/support/example-emails.ts";
import { exampleLine, exampleQuote } from "../../tests/support/quotes.ts";
import { tradeFacts, wayFacts } from "./trade-facts.ts";

const rate = (percent: number) => ({ typed: "rate", percent, day: "2026-11-20", source: "Example Customs" }) as const;
const freight = { typed: "amount", amount: 679_200 } as const;
const packing = {
	...{ perInner: 10, perCarton: 50, netKg: 9, grossKg: 10.5 },
	carton: { length: 60, width: 40, height: 35 },
};
const quote = exampleQuote({
	currency: "EUR",
	lines: [exampleLine({ quantity: 1_000, unitPrice: 7_000, packing })],
	deliveries: [
		{ ...plainDelivery("d1", "CIF", "Rotterdam"), freight },
		{ ...plainDelivery("d2", "DDP", "Utrecht"), freight, duty: rate(800), importTax: rate(2_100) },
	],
	schedule: [
		{ part: { typed: "amount", amount: 79_200 }, trigger: "proforma", days: 7 },
		{ part: { typed: "percent", percent: 10_000 }, trigger: "letter-of-credit", days: null },
	],
	tax: { kind: "export", under: "igst", number: "33AAAAA0000A1Z5" },
});

test("a mail tells the other ways of delivery, the payments, the tax and the packing", () => {
	expect(wayFacts(quote, "en")).toEqual([["DDP Utrecht", "€100,351.79"]]);
	expect(tradeFacts(quote, "en")).toEqual([
		[
			"Payment schedule",
			"within 7 days of the proforma invoice: €792.00; 100% of the rest by letter of credit at sight: €76,000.00",
		],
		["Tax", "Export with payment of IGST, 33AAAAA0000A1Z5."],
		["Cartons", "20"],
		["Volume", "1.68 CBM"],
		["Net weight", "180 kg"],
		["Gross weight", "210 kg"],
		["Container filled", "20' 6.5%, 40' 3%, 40HC 2.6%"],
	]);
	const { schedule, tax, deliveries } = quote;
	const { text } = exampleCaseEmail("buyer-quote", { content: { schedule, tax, deliveries } });
	for (const said of ["DDP Utrecht", "Payment schedule", "Export with payment of IGST"]) expect(text).toContain(said);
});

test("where one product lacks what packing takes, the mail names it, and nothing where none has any", () => {
	const [line = exampleLine()] = quote.lines;
	const bare = exampleLine({ key: "l2", name: "Handloom Cotton Dhoti" });
	const half = exampleLine({
		key: "l3",
		name: "Madras Check Shirt",
		quantity: 60,
		packing: { ...packing, netKg: null },
	});
	const facts = (lines: QuoteLine[]) => tradeFacts({ ...exampleQuote({ lines }), schedule: [] }, "en");
	expect(facts([line, bare])).toEqual([["Cartons, volume and weights", "not known yet for Handloom Cotton Dhoti"]]);
	expect(facts([line, half])).toEqual([
		["Cartons", "22"],
		["Volume", "1.848 CBM"],
		["Net weight", "not known yet for Madras Check Shirt"],
		["Gross weight", "not known yet for Madras Check Shirt"],
		["Container filled", "20' 7.1%, 40' 3.3%, 40HC 2.9%"],
	]);
	expect(facts([bare])).toEqual([]);
});

test("a simple offer has nothing more to tell", () => {
	expect(wayFacts(exampleQuote(), "en")).toEqual([]);
	expect(tradeFacts(exampleQuote(), "en")).toEqual([]);
});

test("within India GST is said to be extra until it is known", () => {
	const unknown = exampleQuote({ tax: { kind: "gst", from: "33", to: "", rates: [] } });
	expect(tradeFacts(unknown, "en")).toEqual([["Tax", "GST extra as applicable."]]);
});
