import { describe, expect, test } from "vitest";
import { warningWords } from "../../app/desk/quote-editor/warning-words.ts";
import { exampleLine, exampleQuote } from "../../tests/support/quotes.ts";
import { wordsOf } from "../../tests/support/words.ts";
import { currencyProblem, quantityWarning, quoteWarnings } from "./checks.ts";
import type { QuoteContentInput, QuoteLineInput } from "./content.ts";

const usd = { currency: "USD", perUnit: 840_000, day: "2026-11-20", source: "Example Bank" } as const;
const dollars = (line: Partial<QuoteLineInput>, more: Partial<QuoteContentInput> = {}) =>
	exampleQuote({ currency: "USD", rate: usd, lines: [exampleLine(line)], ...more });

describe("what proves that an amount is not of the offer's currency", () => {
	test("a rate that is missing, or another currency's", () => {
		expect(wordsOf(currencyProblem(dollars({ unitPrice: 512 }, { rate: null })))).toContain("The rate is missing");
		expect(wordsOf(currencyProblem(dollars({ unitPrice: 512 }, { rate: { ...usd, currency: "EUR" } })))).toContain(
			"rate",
		);
	});

	test("a price from list that is not what the list comes to", () => {
		expect(currencyProblem(dollars({ unitPrice: 536, listPoints: 0 }))).toBeUndefined();
		expect(wordsOf(currencyProblem(dollars({ unitPrice: 537, listPoints: 0 })))).toContain("Cotton Round Neck T-Shirt");
	});

	test("the rupee figure itself, for one or by quantity", () => {
		const words = "₹450 is its list price in rupees, but it is given here in US dollars";
		expect(wordsOf(currencyProblem(dollars({ unitPrice: 45_000 })))).toContain(words);
		expect(wordsOf(currencyProblem(dollars({ unitPrice: 512, tiers: [{ from: 9, price: 45_000 }] })))).toContain(words);
	});

	test("nothing else: rupees, a price that somebody typed, a line that is not offered or not from the list", () => {
		expect(currencyProblem(exampleQuote())).toBeUndefined();
		expect(currencyProblem(dollars({ unitPrice: 44_999 }))).toBeUndefined();
		expect(currencyProblem(dollars({ kind: "unavailable", unitPrice: 45_000 }))).toBeUndefined();
		expect(currencyProblem(dollars({ unitPrice: 0, listPrice: 0 }))).toBeUndefined();
	});
});

describe("what is looked at before an offer goes", () => {
	const facts = new Map([["p1", { minOrder: 50, details: {}, orderMultiple: 10 }]]);
	const texts = (line: Partial<QuoteLineInput>, quote = exampleQuote({ lines: [exampleLine(line)] })) =>
		quoteWarnings(quote, facts)
			.map(warningWords)
			.map(({ subject, text }) => `${subject}: ${text}`);

	test("nothing in an offer like any other", () => {
		expect(texts({ tiers: [{ from: 500, price: 41_000 }] })).toEqual([]);
		expect(texts({}, dollars({ unitPrice: 512 }))).toEqual([]);
	});

	test("a price far from list, at the offer's rate", () => {
		expect(texts({ unitPrice: 30_000 })).toEqual(["Cotton Round Neck T-Shirt: ₹300 is 33% below list (₹450)"]);
		expect(texts({}, dollars({ unitPrice: 44_999 }))).toEqual([
			"Cotton Round Neck T-Shirt: $449.99 is 84 times list ($5.36)",
		]);
		expect(texts({ tiers: [{ from: 500, price: 1_000 }] })[0]).toContain("₹10 from 500 is 98% below list");
	});

	test("a tier dearer than its base or than the tier before it, and two of the same quantity", () => {
		expect(texts({ unitPrice: 38_250, tiers: [{ from: 500, price: 40_500 }] })).toEqual([
			"Cotton Round Neck T-Shirt: ₹405 from 500 is dearer than the unit price, ₹382.50",
		]);
		const tiers = [
			{ from: 1000, price: 42_000 },
			{ from: 500, price: 41_000 },
		];
		expect(texts({ tiers })[0]).toContain("₹420 from 1,000 is dearer than the price from 500, ₹410");
		expect(texts({ tiers: [...tiers, { from: 500, price: 40_000 }] })[0]).toContain("two prices from 500");
	});

	test("a quantity under the minimum or off the multiple", () => {
		expect(texts({ quantity: 40 })).toEqual(["Cotton Round Neck T-Shirt: 40 is under the minimum order of 50"]);
		expect(texts({ quantity: 61 })).toEqual(["Cotton Round Neck T-Shirt: 61 is not a multiple of 10"]);
		expect(quantityWarning({ sort: "goods", quantity: 61 }, undefined)).toBeUndefined();
		expect(texts({ kind: "unavailable", quantity: 1 })).toEqual([]);
	});
});
