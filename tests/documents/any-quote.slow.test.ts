import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { createElement } from "react";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { shownFigures } from "../../app/buyer/shown-figures.ts";
import { asAccepted, confirm } from "../../domain/quotes/confirmed.ts";
import type { QuoteContent } from "../../domain/quotes/content.ts";
import { forBuyer } from "../../domain/quotes/for-buyer.ts";
import { readQuote } from "../../domain/quotes/reading.ts";
import { quoteTotals } from "../../domain/quotes/totals.ts";
import { CURRENCIES, currencySymbol } from "../../domain/shared/currency.ts";
import { asItIs } from "../../messages/translation.ts";
import { quoteTexts } from "../../server/cases/exported-quotes.ts";
import type { VersionView } from "../../server/cases/index.ts";
import { quoteFacts } from "../../server/email/quote-facts.ts";
import { type LoadedFonts, loadFonts } from "../../server/quotes/pdf/fonts.ts";
import { printableDocument } from "../../server/quotes/pdf/printable-document.ts";
import { CaseDocument } from "../../server/quotes/pdf/quote-document.tsx";
import { createPdfRenderer } from "../../server/quotes/pdf/renderer.ts";
import { anyChoosing } from "../support/any-quote.ts";
import { drawnTexts } from "../support/drawn-texts.ts";
import { pdfPages } from "../support/pdf-text.ts";
import {
	countedFigures,
	figuresInDocument,
	figuresInEmail,
	figuresOnPage,
	minorUnits,
	pageOf,
} from "../support/printed-figures.ts";
import { quoteDocumentFixture } from "../support/quote-document.ts";

/** Vitest's own comparison, ten thousand times over, would take longer than what is compared. */
function expectSame(one: unknown, other: unknown): void {
	if (!isDeepStrictEqual(one, other)) expect(one).toEqual(other);
}

/** Ten seconds of work may take minutes on a busy machine. */
const LONG = 900_000;

const tight = (text: string) => text.replace(/\s+/g, "");
const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);

function versionOf(content: QuoteContent): VersionView {
	const { total } = quoteTotals(content);
	const facts = { version: 2, contentHash: "0".repeat(64), validUntil: 1, sentAt: 0, sentBy: "Example Staff" };
	return {
		...facts,
		content,
		currency: content.currency,
		total,
		pdfPages: 2,
		pdfBytes: 1,
		endedAs: null,
		endedAt: null,
	};
}

const READER = { country: "DE", translate: asItIs };

let fonts: LoadedFonts;
beforeAll(async () => {
	fonts = await loadFonts(join(import.meta.dirname, "../../server/quotes/pdf/fonts"));
});

/** Everything that reads an offer says these figures: each is read back from what is printed, and adds up there. */
function expectOnePrice(content: QuoteContent): void {
	const counted = countedFigures(content);
	const stored = readQuote(JSON.stringify(content));
	const page = pageOf(versionOf(stored));
	const facts = quoteFacts({ reference: "48213907", acceptance: null }, versionOf(stored), "en", "DE");
	const document = printableDocument(quoteDocumentFixture({ content: stored }), fonts);
	const { deliveries } = quoteTexts(stored);
	expectSame(figuresOnPage(page), counted);
	expectSame(figuresInDocument(document), counted);
	const { charges, total, ways, payments, packing } = counted;
	expectSame(figuresInEmail(facts), { charges, total, payments, ways: ways.slice(1).map((way) => way.total), packing });
	const inFile = deliveries.split("\n").map((text) => minorUnits(text.slice(text.lastIndexOf(" ") + 1)));
	expectSame(inFile, ways.length > 0 ? ways.map((way) => way.total) : [total]);
	// On paper too the parts come to their sum.
	for (const way of [counted, ...ways]) expectSame(way.goods + sum(way.charges), way.total);
	const inBrowser = JSON.parse(JSON.stringify(forBuyer(stored)));
	expectSame(shownFigures(inBrowser, READER), shownFigures(stored, READER));
	const said = JSON.stringify([{ ...page, choosing: null }, facts, deliveries]);
	const foreign = CURRENCIES.filter((other) => other !== content.currency && said.includes(currencySymbol(other)));
	expectSame(foreign, []);
}

describe("any offer, in any of five currencies", () => {
	test(
		"says the same on the buyer's page, in the emails, in the documents and in the file of all requests",
		() => {
			fc.assert(
				fc.property(anyChoosing, ({ content, choice }) => {
					expectOnePrice(content);
					const confirming = confirm(content, choice);
					if (confirming.ok) expectOnePrice(asAccepted(content, choice));
				}),
				{ numRuns: 10_000 },
			);
		},
		LONG,
	);

	test("says the same in documents whose typefaces lack what its sizes and groups are called", () => {
		fc.assert(
			fc.property(anyChoosing, ({ content }) => {
				const foreign = inOtherLetters(content);
				const document = printableDocument(quoteDocumentFixture({ content: foreign }), fonts);
				expect(document.lacking || !hasNames(content)).toBe(true);
				expectSame(figuresInDocument(document), countedFigures(foreign));
			}),
			{ numRuns: 300 },
		);
	});

	test(
		"says in a file what its document was made to say",
		async () => {
			const pdf = createPdfRenderer({ timeout: LONG });
			onTestFinished(() => pdf.close());
			await fc.assert(
				fc.asyncProperty(anyChoosing, fc.constantFrom("quotation", "proforma"), async ({ content }, kind) => {
					const sent = quoteDocumentFixture({ content, kind });
					const { bytes } = await pdf.render(sent);
					const file = tight(pdfPages(bytes).join(""));
					const document = printableDocument(sent, fonts);
					// A text of several lines may have a page's end in it.
					const texts = drawnTexts(createElement(CaseDocument, { document, images: new Map() }));
					const lacking = texts.filter((text) => text.length < 60 && !file.includes(tight(text)));
					expect(lacking).toEqual([]);
				}),
				{ numRuns: 24 },
			);
		},
		LONG,
	);
});

/** Names of which no typeface of a document has a letter: all of them look the same there. */
const OTHER: Readonly<Record<string, string>> = { S: "小", XXL: "大", Cloth: "布", Label: "札" };
const other = (name: string) => OTHER[name] ?? name;

function inOtherLetters(content: QuoteContent): QuoteContent {
	return {
		...content,
		lines: content.lines.map((line) => ({
			...line,
			cells: line.cells.map((cell) => ({ ...cell, size: cell.size && other(cell.size) })),
			surcharges: line.surcharges.map((each) => ({ ...each, size: other(each.size) })),
			choice: line.choice.is === "alternative" ? { ...line.choice, group: other(line.choice.group) } : line.choice,
		})),
	};
}

function hasNames({ lines }: QuoteContent): boolean {
	return lines.some(
		({ cells, surcharges, choice }) => cells.length + surcharges.length > 0 || choice.is === "alternative",
	);
}
