import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatCount, formatRupees, lineAmount, rupees, totalAmount } from "./money.ts";

describe("money", () => {
	test.each([
		[0, "₹0"],
		[45_000, "₹450"],
		[850_000, "₹8,500"],
		[10_000_000, "₹1,00,000"],
		[1_000_000_000, "₹1,00,00,000"],
		[1250, "₹12.50"],
		[1205, "₹12.05"],
		[1, "₹0.01"],
		[10 ** 14 + 1, "₹10,00,00,00,00,000.01"],
	])("%i paise is shown as %s", (paise, text) => {
		expect(formatRupees(paise)).toBe(text);
	});

	test.each([
		[0, "0"],
		[999, "999"],
		[1250, "1,250"],
		[100_000, "1,00,000"],
	])("%i pieces are shown as %s", (count, text) => {
		expect(formatCount(count)).toBe(text);
	});

	test.each([
		[450, 45_000],
		[12.5, 1250],
		[0.1 + 0.2, 30],
		[19.99, 1999],
		[0.29, 29],
	])("%d rupees are %i paise, without a binary fraction", (amount, paise) => {
		expect(rupees(amount)).toBe(paise);
	});

	test("an amount past the exact integers is refused, not rounded", () => {
		expect(lineAmount(1, Number.MAX_SAFE_INTEGER)).toBe(Number.MAX_SAFE_INTEGER);
		expect(() => lineAmount(2, 2 ** 52)).toThrow(RangeError);
		expect(() => lineAmount(100, Number.NaN)).toThrow(RangeError);
		expect(() => lineAmount(3, 0.5)).toThrow(RangeError);
		expect(() =>
			totalAmount([
				{ price: 1, quantity: Number.MAX_SAFE_INTEGER },
				{ price: 1, quantity: 1 },
			]),
		).toThrow("The amount is larger than can be counted exactly.");
	});

	test("no lines cost nothing", () => {
		expect(totalAmount([])).toBe(0);
	});

	test("a total is the exact sum of price times quantity, in any order", () => {
		const line = fc.record({
			price: fc.integer({ min: 1, max: 100_000_000 }),
			quantity: fc.integer({ min: 1, max: 100_000 }),
		});
		fc.assert(
			fc.property(fc.array(line, { maxLength: 100 }), (lines) => {
				const exact = lines.reduce((sum, { price, quantity }) => sum + BigInt(price) * BigInt(quantity), 0n);
				expect(BigInt(totalAmount(lines))).toBe(exact);
				expect(totalAmount(lines.toReversed())).toBe(totalAmount(lines));
			}),
			{ seed: 20_261_120, numRuns: 300 },
		);
	});

	test("what is shown reads back as what it was", () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 10 ** 14 }), (paise) => {
				const digits = formatRupees(paise).replace(/[₹,]/g, "");
				expect(rupees(Number(digits))).toBe(paise);
			}),
			{ seed: 7, numRuns: 500 },
		);
	});
});
