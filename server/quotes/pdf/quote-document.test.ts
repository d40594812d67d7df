import { afterAll, describe, expect, test } from "vitest";
import { catalogueLines, documentSamples } from "../../../tests/support/document-samples.ts";
import { pdfPages } from "../../../tests/support/pdf-text.ts";
import { quoteContentFixture, quoteDocumentFixture, quoteLineFixture } from "../../../tests/support/quote-document.ts";
import type { QuoteDocument } from "./document-data.ts";
import { createPdfRenderer } from "./renderer.ts";

/* What the document says, read out of real files made by the real worker. */
const pdf = createPdfRenderer({ timeout: 100_000 });
afterAll(() => pdf.close());

/** Pieces of text are parted where the script or the line changes, so words are compared without spaces. */
const tight = (text: string) => text.replace(/\s+/g, "");

async function read(document: QuoteDocument) {
	const { bytes, pages } = await pdf.render(document);
	const texts = pdfPages(bytes).map(tight);
	expect(pages).toBe(texts.length);
	return { bytes, texts, all: texts.join("|"), says: (words: string) => texts.join("|").includes(tight(words)) };
}

const sample = (name: string): QuoteDocument => {
	const found = documentSamples[name];
	if (!found) throw new Error(`There is no sample ${name}.`);
	return found;
};

describe("a quotation", () => {
	test("is a PDF that says what it is, for whom, until when and how much", async () => {
		const { bytes, texts, says } = await read(quoteDocumentFixture());
		expect(Buffer.from(bytes.subarray(0, 8)).toString()).toBe("%PDF-1.7");
		expect(texts).toHaveLength(2);
		for (const words of [
			"Quotation",
			"48213907, version 2, 20 November 2026",
			"Example Söhne Textil GmbH",
			"Friday 4 December 2026",
			"19:29 in Berlin",
			"CIF Hamburg, Incoterms 2020",
			"₹4,43,864",
			"Rupees four hundred and forty-three thousand eight hundred and sixty-four only.",
			"HS 5007.20*",
			"* To be confirmed by the customs broker.",
			"below 300 ₹430",
			"1. Prices are for the quantities stated.",
			"Insurance document",
			"Law of India, courts of Tirunelveli",
			"This is a quotation, not a tax invoice.",
			"thari.example/q/…, your private link",
		])
			expect(says(words), words).toBe(true);
	});

	test("says neither list price nor the rate it was counted at", async () => {
		const rate = { currency: "USD", perUnit: 865_432, day: "2026-11-19", source: "Example Bank" } as const;
		const lines = [quoteLineFixture({ unitPrice: 7_500, listPrice: 987_600 })];
		const { says } = await read(
			quoteDocumentFixture({ content: quoteContentFixture({ currency: "USD", rate, lines }) }),
		);
		expect(says("75.00")).toBe(true);
		for (const secret of ["9,876", "9876", "86.54", "Example Bank"]) expect(says(secret), secret).toBe(false);
	});

	test("carries its title, author, language and the time it was made", async () => {
		const { bytes } = await read(sample("short"));
		const file = Buffer.from(bytes).toString("latin1");
		for (const part of [
			"(Quotation 48213907, version 2)",
			"(Example Weavers Private Limited)",
			"/Lang (en)",
			"(D:20261120093000Z)",
			"/DisplayDocTitle true",
		])
			expect(file).toContain(part);
	});

	test("shows no fact that the owner has not given, and no bank details before acceptance", async () => {
		const { says } = await read(sample("placeholders"));
		for (const words of ["GSTIN", "IEC", "Bank details", "@thari.example", "Tamil Nadu", "+91"])
			expect(says(words), words).toBe(false);
		const filled = await read(sample("short"));
		expect(filled.says("Account: 000000000000")).toBe(false);
		expect(filled.says("Our bank details never change by email.")).toBe(true);
		expect(filled.says("GSTIN 33AAAAA0000A1Z9")).toBe(true);
	});

	test("sets what was asked for against what is offered", async () => {
		const { says } = await read(sample("mixed"));
		for (const words of [
			"Offered instead of Noil Camp Collar Silk Shirt",
			"60 Not available",
			"10 12 sets",
			"– 700 pieces",
			"The wine colour is sold out until February",
		])
			expect(says(words), words).toBe(true);
	});

	test("in dollars is spelled and counted in dollars", async () => {
		const { says } = await read(sample("dollars"));
		for (const words of [
			"$7,609.22",
			"US dollars seven thousand six hundred and nine and twenty-two cents only.",
			"Each $",
		])
			expect(says(words), words).toBe(true);
	});

	test("to a buyer in India says the total in lakh", async () => {
		const { all } = await read(sample("india"));
		expect(all).toMatch(/₹\d{1,2},\d{2},\d{3}/);
		expect(all).toMatch(/Rupees[a-z-]+lakh/);
	});
});

describe("a proforma invoice", () => {
	test("names who accepted which version when, and where to pay", async () => {
		const { says } = await read(sample("proforma"));
		for (const words of [
			"Proforma invoice",
			"Not a tax invoice",
			"This is a proforma invoice, not a tax invoice.",
			"Version 2 was accepted by Example Buyer on 24 November 2026, 13:42 India time.",
			"Account: 000000000000",
			"Our bank details never change by email.",
			sample("proforma").contentHash,
		])
			expect(says(words), words).toBe(true);
	});
});

describe("long offers", () => {
	test("a hundred lines: every one is there, the head on each page, and the sum beside the last line", async () => {
		const content = quoteContentFixture({ lines: catalogueLines(100) });
		const { texts } = await read(quoteDocumentFixture({ content }));
		expect(texts.length).toBeGreaterThan(8);
		for (const [index, text] of texts.entries()) {
			expect(text).toContain(`Page${index + 1}of${texts.length}`);
			expect(text).toContain("48213907");
		}
		const last = texts.findIndex((text) => text.includes("Totalinwords"));
		for (const text of texts.slice(0, last + 1)) expect(text).toContain("GoodsAskedOffered");
		expect(texts[last]).toContain(tight(`100${content.lines.at(-1)?.name}`));
		const together = texts.join("");
		for (const [index, line] of content.lines.entries())
			expect(together, line.key).toContain(tight(`${index + 1}${line.name}${line.detail}`));
	});
});

describe("what people type", () => {
	test("in any script never fails; what the fonts lack has a stand-in, and the document says so", async () => {
		const { says } = await read(sample("scripts"));
		for (const words of [
			"Łukasz Żółć-Ősz, Αλέξανδρος, Дмитрий Щукин, □",
			"□□□□□□□□ Trading □ □□□□",
			'=HYPERLINK("http://example.com")',
			"<script>alert(1)</script>",
			"□ stands for a character that the typefaces of this document lack",
		])
			expect(says(words), words).toBe(true);
		expect((await read(quoteDocumentFixture())).says("stands for a character")).toBe(false);
	});

	test.each([
		["760 W, of which the proforma invoice had no room beside its terms", "W".repeat(760)],
		["1,000 W, of which no page had", "W".repeat(1000)],
		["a word of every width", "Wi".repeat(500)],
	])("an address of %s: nothing of it is lost, and no hyphen is put into it", async (_, address) => {
		const { acceptance } = sample("proforma");
		const buyer = { ...quoteDocumentFixture().buyer, name: "1", company: "", email: "", phone: "", address };
		for (const more of [{}, { kind: "proforma", acceptance } as const]) {
			const { all } = await read(quoteDocumentFixture({ buyer, ...more }));
			expect(all).toContain(`${address}Germany`);
		}
	});

	test("a line with every text at its limit is on the page where the prices begin", async () => {
		const note = "W".repeat(500);
		const content = quoteContentFixture({
			lines: [quoteLineFixture({ name: "W".repeat(200), detail: "W".repeat(300), composition: "W".repeat(200), note })],
		});
		const { texts, says } = await read(quoteDocumentFixture({ content }));
		expect(says(note)).toBe(true);
		expect(texts).toHaveLength(2);
	});

	test("signs that turn the order of reading change no amount", async () => {
		const buyer = { ...quoteDocumentFixture().buyer, name: "\u202eabc\u2067 1,000" };
		expect((await read(quoteDocumentFixture({ buyer }))).says("abc 1,000")).toBe(true);
	});
});

test("the same document gives the same bytes, in this worker and in a new one", async () => {
	const document = sample("mixed");
	const first = await pdf.render(document);
	await pdf.render(sample("scripts"));
	const again = await pdf.render(document);
	const other = createPdfRenderer({ timeout: 100_000 });
	const elsewhere = await other.render(document);
	await other.close();
	expect(Buffer.compare(first.bytes, again.bytes)).toBe(0);
	expect(Buffer.compare(first.bytes, elsewhere.bytes)).toBe(0);
});

test("a picture that is none leaves its place empty; a document that is none is refused with its reason", async () => {
	const images = new Map([["kanchi-border-silk-saree", new Uint8Array([1, 2, 3])]]);
	expect((await read(quoteDocumentFixture({ images }))).texts).toHaveLength(2);
	await expect(pdf.render(quoteDocumentFixture({ contentHash: "none" }))).rejects.toMatchObject({
		reason: "failed",
		message: expect.stringContaining("contentHash"),
	});
});
