import fc from "fast-check";
import { expect, test } from "vitest";
import { amountInWords, formatCountBeside, formatMinor, formatMoney } from "./currency.ts";
import { formatRupees } from "./money.ts";

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
	expect(amountInWords(amount, currency, "IN")).toBe(words);
});

test.each([-1, 0.5, 2 ** 53, Number.NaN])("%d is no amount", (amount) => {
	expect(() => amountInWords(amount, "INR", "IN")).toThrow(RangeError);
});

test("words never hold a gap, whatever the amount", () => {
	fc.assert(
		fc.property(
			fc.maxSafeNat(),
			fc.constantFrom("INR", "USD", "EUR"),
			fc.constantFrom("IN", "JP"),
			(amount, currency, country) => {
				const words = amountInWords(amount, currency, country);
				expect(words).toMatch(/^[A-Z]\w+( [a-z-]+)+ only$/);
				expect(words).not.toMatch(/undefined| - /);
			},
		),
	);
});

test("rupees are grouped as in the shop for every reader, other currencies by thousands", () => {
	for (const amount of [0, 45_000, 59_713_600, 1_234_567_850])
		expect(formatMoney(amount, "INR")).toBe(formatRupees(amount));
	expect(formatMoney(59_713_600, "INR")).toBe("₹5,97,136");
	expect(formatMoney(-1_133_400, "INR")).toBe("−₹11,334");
	expect(formatMoney(59_713_600, "USD")).toBe("$597,136.00");
	expect(formatMoney(125_050, "EUR")).toBe("€1,250.50");
	expect(formatCountBeside(250_000, "INR")).toBe("2,50,000");
	expect(formatCountBeside(250_000, "USD")).toBe("250,000");
});

test("dollars and euros have their cents always, rupees paise when there are any or when they are asked for", () => {
	expect([46_800, 45_680, 0, -18_000].map((amount) => formatMoney(amount, "EUR"))).toEqual([
		"€468.00",
		"€456.80",
		"€0.00",
		"−€180.00",
	]);
	expect([45_000, 38_250].map((amount) => formatMinor(amount, "INR"))).toEqual(["450", "382.50"]);
	expect(formatMinor(45_000, "INR", true)).toBe("450.00");
});

test.each([
	["IN", "INR", "Rupees fifteen lakh thirty-six thousand only"],
	["DE", "INR", "Rupees one million five hundred and thirty-six thousand only"],
	["Sri Lanka", "INR", "Rupees one million five hundred and thirty-six thousand only"],
	["IN", "USD", "US dollars one million five hundred and thirty-six thousand only"],
	["DE", "EUR", "Euros one million five hundred and thirty-six thousand only"],
] as const)("a reader in %s reads %s in words of their own scale", (country, currency, words) => {
	expect(amountInWords(153_600_000, currency, country)).toBe(words);
});
