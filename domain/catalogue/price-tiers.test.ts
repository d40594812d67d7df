import fc from "fast-check";
import { expect, test } from "vitest";
import { wordsOf } from "../../tests/support/words.ts";
import type { PriceTier } from "./catalogue.ts";
import { priceAt, priceRanges } from "./price-at.ts";
import { readPriceTiers, writePriceTiers } from "./price-tiers.ts";

const shirt = {
	price: 45_000,
	priceTiers: [
		{ from: 100, price: 42_500 },
		{ from: 300, price: 41_000 },
	],
};

test.each([
	[1, 45_000],
	[99, 45_000],
	[100, 42_500],
	[299, 42_500],
	[300, 41_000],
	[1_000_000, 41_000],
])("%i pieces are %i paise each", (quantity, paise) => {
	expect(priceAt(shirt, quantity)).toBe(paise);
});

test("without tiers the list price holds at every quantity", () => {
	expect(priceAt({ price: 45_000 }, 5_000)).toBe(45_000);
	expect(priceAt({ price: 45_000, priceTiers: [] }, 5_000)).toBe(45_000);
});

test("a table of prices begins with the list price at the least quantity, and its last row has no end", () => {
	expect(priceRanges(shirt, 50)).toEqual([
		{ from: 50, to: 99, price: 45_000 },
		{ from: 100, to: 299, price: 42_500 },
		{ from: 300, price: 41_000 },
	]);
	expect(priceRanges({ price: 45_000 }, 50)).toEqual([]);
});

/** Any list of tiers that a form can give: ascending by quantity, descending by price, below a list price. */
const tiers = fc
	.tuple(
		fc.uniqueArray(fc.integer({ min: 2, max: 1_000_000 }), { minLength: 1, maxLength: 10 }),
		fc.uniqueArray(fc.integer({ min: 1, max: 99_999_999 }), { minLength: 10, maxLength: 10 }),
	)
	.map(([quantities, prices]): PriceTier[] => {
		const dearestFirst = prices.toSorted((a, b) => b - a);
		return quantities.toSorted((a, b) => a - b).map((from, n) => ({ from, price: dearestFirst[n] ?? 0 }));
	});

test("more pieces never cost more each, and the price is always one of those given", () => {
	fc.assert(
		fc.property(tiers, fc.nat({ max: 1_100_000 }), fc.nat({ max: 1_100_000 }), (priceTiers, one, other) => {
			const product = { price: 100_000_000, priceTiers };
			const [fewer, more] = [Math.min(one, other), Math.max(one, other)];
			expect(priceAt(product, more)).toBeLessThanOrEqual(priceAt(product, fewer));
			expect([product.price, ...priceTiers.map(({ price }) => price)]).toContain(priceAt(product, one));
		}),
		{ seed: 2018, numRuns: 1000 },
	);
});

test("a tier holds from its own quantity on, and not one piece before it", () => {
	fc.assert(
		fc.property(tiers, (priceTiers) => {
			const product = { price: 100_000_000, priceTiers };
			for (const [n, { from, price }] of priceTiers.entries()) {
				expect(priceAt(product, from)).toBe(price);
				expect(priceAt(product, from - 1)).toBe(priceTiers[n - 1]?.price ?? product.price);
			}
		}),
		{ seed: 2019, numRuns: 1000 },
	);
});

test("tiers are written as they are read, in one order", () => {
	fc.assert(
		fc.property(tiers, (priceTiers) => {
			expect(readPriceTiers(writePriceTiers(priceTiers))).toEqual({ ok: true, value: priceTiers });
			const turned = writePriceTiers(priceTiers.toReversed()).replaceAll("\n", " | ");
			expect(readPriceTiers(turned)).toEqual({ ok: true, value: priceTiers });
		}),
		{ seed: 2020, numRuns: 500 },
	);
});

test.each([
	["from 100: 425", [{ from: 100, price: 42_500 }]],
	["100: ₹425.50", [{ from: 100, price: 42_550 }]],
	["From 1,000 = 1,100", [{ from: 1000, price: 110_000 }]],
	["300: 410\n100:425", shirt.priceTiers],
])("%j is read", (text, value) => {
	expect(readPriceTiers(text)).toEqual({ ok: true, value });
});

test.each([
	["425", 'Please write a price at quantity like "from 100: 425", not "425".'],
	["from 100: cheap", 'Please write the price in rupees like 2500 or 2500.50, not "cheap".'],
	["from 0: 425", 'Please write a whole number from 1 to 1,000,000, not "0".'],
	["from 100: 0", "Please give a price above ₹0 and up to ₹10,00,000."],
	["100: 425\n100: 420", "There are two prices from 100. Please keep one of them."],
	["100: 425\n300: 425", "The price from 300 must be below the one before it."],
	[Array.from({ length: 11 }, (_, n) => `${n + 100}: ${500 - n}`).join("\n"), "Please give at most 10; there are 11."],
])("%j is refused", (text, sentence) => {
	const read = readPriceTiers(text);
	expect(read.ok ? undefined : wordsOf(read.problem)).toBe(sentence);
});
