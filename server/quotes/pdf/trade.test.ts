import { afterAll, expect, test } from "vitest";
import { plainDelivery } from "../../../domain/quotes/delivery.ts";
import { pdfPages } from "../../../tests/support/pdf-text.ts";
import { quoteContentFixture, quoteDocumentFixture, quoteLineFixture } from "../../../tests/support/quote-document.ts";
import type { QuoteDocument } from "./document-data.ts";
import { createPdfRenderer } from "./renderer.ts";

const pdf = createPdfRenderer({ timeout: 100_000 });
afterAll(() => pdf.close());

async function textOf(document: QuoteDocument): Promise<(words: string) => boolean> {
	const { bytes } = await pdf.render(document);
	const all = pdfPages(bytes).join("").replace(/\s+/g, "");
	return (words) => all.includes(words.replace(/\s+/g, ""));
}

const rate = (percent: number) => ({ typed: "rate", percent, day: "2026-11-20", source: "Example\nCustoms" }) as const;
const freight = { typed: "amount", amount: 679_200 } as const;
const content = quoteContentFixture({
	currency: "EUR",
	charges: {},
	lines: [quoteLineFixture({ quantity: 1_000, unitPrice: 7_000 })],
	deliveries: [
		{ ...plainDelivery("d1", "CIF", "Rotterdam"), freight },
		{ ...plainDelivery("d2", "EXW", "W".repeat(100)) },
		{ ...plainDelivery("d3", "DDP", "Utrecht"), freight, duty: rate(800), importTax: rate(2_100) },
	],
	schedule: [
		{ part: { typed: "percent", percent: 3_000 }, trigger: "proforma", days: 7 },
		{ part: { typed: "percent", percent: 7_000 }, trigger: "after-bill-of-lading", days: 30 },
	],
	tax: { kind: "export", under: "lut", number: "AD330326000000A" },
});

test("a quotation tells each way of delivery with its costs, the payments and the tax", async () => {
	const says = await textOf(quoteDocumentFixture({ content }));
	for (const words of [
		"CIF Rotterdam",
		"Goods 70,000.00, Freight 6,792.00",
		"€76,792.00",
		"Import duty 8% 6,143.36, Import tax 21% 17,416.43; rate of 20 November 2026, Example Customs",
		"€100,351.79",
		"30% within 7 days of the proforma invoice",
		"€23,037.60",
		"70% 30 days after the date of the bill of lading",
		"€53,754.40",
		"Export under letter of undertaking (LUT), without payment of IGST, AD330326000000A.",
	])
		expect(says(words), words).toBe(true);
});

test("a proforma invoice says by which day the advance is paid", async () => {
	const base = quoteDocumentFixture({ kind: "proforma", content });
	const at = Date.UTC(2026, 10, 24, 8, 12);
	const says = await textOf({ ...base, acceptance: { name: "Example Buyer", at, hash: base.contentHash } });
	expect(says("30% within 7 days of the proforma invoice (by 1 December 2026)")).toBe(true);
});
