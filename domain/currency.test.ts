import fc from "fast-check";
import { expect, test } from "vitest";
import { amountInWords, formatMoney, groupingFor } from "./currency.ts";

test.each([
	[0, "INR", "Rupees zero only"],
	[100, "INR", "Rupees one only"],
	[59_713_600, "INR", "Rupees five lakh ninety-seven thousand one hundred and thirty-six only"],
	[1_00_00_000_00, "INR", "Rupees one crore only"],
	[1_00_00_005_00, "INR", "Rupees one crore and five only"],
	[
		12_34_56_789_50,
		"INR",
		"Rupees twelve crore thirty-four lakh fifty-six thousand seven hundred and eighty-nine and fifty paise only",
	],
	[1000_00_00_000_00, "INR", "Rupees one thousand crore only"],
	[125_050, "USD", "US dollars one thousand two hundred and fifty and fifty cents only"],
	[101, "EUR", "Euros one and one cent only"],
	[59_713_600, "USD", "US dollars five hundred and ninety-seven thousand one hundred and thirty-six only"],
	[1_000_001_00, "USD", "US dollars one million and one only"],
] as const)("%i %s in words", (amount, currency, words) => {
	expect(amountInWords(amount, currency)).toBe(words);
});

test.each([-1, 0.5, 2 ** 53, Number.NaN])("%d is no amount", (amount) => {
	expect(() => amountInWords(amount, "INR")).toThrow(RangeError);
});

test("words never hold a gap, whatever the amount", () => {
	fc.assert(
		fc.property(fc.maxSafeNat(), fc.constantFrom("INR", "USD", "EUR"), (amount, currency) => {
			expect(amountInWords(amount, currency)).toMatch(/^[A-Z]\w+( [a-z-]+)+ only$/);
			expect(amountInWords(amount, currency)).not.toMatch(/undefined| - /);
		}),
	);
});

test("grouping follows the reader", () => {
	expect(formatMoney(59_713_600, "INR")).toBe("₹5,97,136");
	expect(formatMoney(59_713_600, "INR", "international")).toBe("₹597,136");
	expect(formatMoney(-1_133_400, "INR")).toBe("−₹11,334");
	expect(formatMoney(125_050, "USD")).toBe("$1,250.50");
	expect(groupingFor("India")).toBe("indian");
	expect(groupingFor("Germany")).toBe("international");
});
