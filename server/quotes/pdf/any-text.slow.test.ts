import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { pdfPages } from "../../../tests/support/pdf-text.ts";
import { quoteContentFixture, quoteDocumentFixture, quoteLineFixture } from "../../../tests/support/quote-document.ts";
import type { QuoteDocument } from "./document-data.ts";
import { createPdfRenderer } from "./renderer.ts";

/* Whatever a buyer, a colleague or the owner types into any field, to its last character: there is a document. */
const pdf = createPdfRenderer({ timeout: 100_000 });
afterAll(() => pdf.close());

/** One thing that is repeated until the field is full: wide, narrow, unseen, stacked, turned, or where lines end. */
const HOSTILE = [
	"W",
	"i",
	"‱",
	"Ǆ",
	"👩‍💻",
	"\u{1f469}",
	"ش",
	"ש",
	"தறி",
	"織",
	"e\u0301",
	"\u0301",
	"\u200b",
	"\u202e",
	"\u00ad",
	"\ud800",
	"\u0007",
	"\n",
	"a\n",
	"a\n\n",
	"\t",
	" ",
	"a ",
	"\u00a0",
	"a\u00a0",
	"-",
	"a-",
	"/",
	"www.",
	"1 ",
	"1. a\n",
	"%s",
	"<b>",
	"{{x}} ",
	"WWWWWWWWWWW ",
];

/** Any text that a field of at most `most` characters takes. */
function anyText(most: number): fc.Arbitrary<string> {
	const unit = fc.constantFrom(...HOSTILE);
	const full = fc
		.oneof(
			unit,
			fc.tuple(unit, unit).map((two) => two.join("")),
		)
		.map((one) => one.repeat(most));
	const mixed = fc.array(unit, { maxLength: most }).map((units) => units.join(""));
	const unicode = fc.string({ unit: "grapheme", maxLength: Math.min(most, 400) });
	return fc.oneof(full, full, mixed, unicode, fc.constant("")).map((text) => text.slice(0, most));
}

const anyLine = fc
	.record({
		kind: fc.constantFrom("offered", "substitute", "unavailable"),
		name: anyText(200),
		detail: anyText(300),
		composition: anyText(200),
		hsCode: anyText(20),
		requestedName: anyText(200),
		note: anyText(500),
		tiers: fc.constantFrom(
			[],
			[1, 10, 100, 1000, 10_000, 999_999].map((from) => ({ from, price: 99_999_999 })),
		),
	})
	.map((more) => quoteLineFixture({ ...more, quantity: 1_000_000, requested: 999_999, unitPrice: 99_999_999 }));

const anyContent = fc
	.record({
		lines: fc.array(anyLine, { minLength: 1, maxLength: 4 }),
		namedPlace: anyText(100),
		portOfLoading: anyText(100),
		paymentTerms: anyText(500),
		terms: anyText(8000),
		documents: anyText(1000),
		message: anyText(3000),
	})
	.map((more) =>
		quoteContentFixture({ ...more, lines: more.lines.map((line, index) => ({ ...line, key: `l${index}` })) }),
	);

const anyBuyer = fc.record({
	name: anyText(200),
	company: fc.option(anyText(200)),
	email: anyText(254),
	phone: anyText(40),
	address: anyText(1000),
	country: fc.constantFrom("DE", "IN"),
	locale: fc.constant("en" as const),
});

const anyAsked = fc.record({ deliveryPlace: anyText(100), buyerReference: anyText(60) });

const anyCompany = fc.record({
	brandName: anyText(80),
	city: anyText(80),
	address: anyText(500),
	email: anyText(254),
	phone: anyText(40),
	legalName: anyText(120),
	gstin: anyText(20),
	iec: anyText(20),
	bankDetails: anyText(1000),
	lawAndCourts: anyText(2000),
	wordmark: anyText(80),
});

async function made(document: QuoteDocument): Promise<string> {
	const { bytes, pages } = await pdf.render(document);
	const texts = pdfPages(bytes);
	expect(texts).toHaveLength(pages);
	expect(pages).toBeLessThan(120);
	return texts.join("").replace(/\s+/g, "");
}

/**
 * Letters found nowhere else in the document; with a mark behind them they are others, whether spaces or characters
 * that a document leaves out stand between.
 */
const letters = (text: string) => text.replace(/[\s\p{C}]+/gu, "").match(/W(?!\p{M})/gu)?.length ?? 0;

describe.each(["quotation", "proforma"] as const)("a %s", (kind) => {
	const documents = fc.record({
		buyer: anyBuyer,
		asked: anyAsked,
		content: anyContent,
		company: anyCompany,
		by: anyText(200),
	});
	const plain = quoteDocumentFixture();

	function document(more: Partial<QuoteDocument>, by = "Example Buyer"): QuoteDocument {
		const { contentHash } = plain;
		const acceptance = kind === "proforma" ? { name: by, at: plain.date, hash: contentHash } : undefined;
		return quoteDocumentFixture({ kind, contentHash, ...(acceptance ? { acceptance } : {}), ...more });
	}

	test("is made of whatever is typed into all its fields at once", async () => {
		await fc.assert(
			fc.asyncProperty(documents, async ({ by, ...more }) => {
				await made(document(more, by));
			}),
			{ numRuns: 25 },
		);
	}, 900_000);

	test("is made of whatever a buyer types, and loses no letter of an address", async () => {
		await fc.assert(
			fc.asyncProperty(anyBuyer, async (buyer) => {
				const text = await made(document({ buyer: { ...buyer, name: "1", company: "", email: "", phone: "" } }));
				expect(letters(text)).toBeGreaterThanOrEqual(letters(buyer.address));
			}),
			{ numRuns: 25 },
		);
	}, 900_000);
});
