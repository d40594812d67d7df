import fc from "fast-check";
import { expect, test } from "vitest";
import { amounts } from "./en/amounts.ts";

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
	expect(amounts.inWords({ amount, currency, country: "IN" })).toBe(words);
});

test.each([-1, 0.5, 2 ** 53, Number.NaN])("%d is no amount", (amount) => {
	expect(() => amounts.inWords({ amount, currency: "INR", country: "IN" })).toThrow(RangeError);
});

test("words never hold a gap, whatever the amount", () => {
	fc.assert(
		fc.property(
			fc.maxSafeNat(),
			fc.constantFrom("INR", "USD", "EUR"),
			fc.constantFrom("IN", "JP"),
			(amount, currency, country) => {
				const words = amounts.inWords({ amount, currency, country });
				expect(words).toMatch(/^[A-Z]\w+( [a-z-]+)+ only$/);
				expect(words).not.toMatch(/undefined| - /);
			},
		),
	);
});

test.each([
	["IN", "INR", "Rupees fifteen lakh thirty-six thousand only"],
	["DE", "INR", "Rupees one million five hundred and thirty-six thousand only"],
	["Sri Lanka", "INR", "Rupees one million five hundred and thirty-six thousand only"],
	["IN", "USD", "US dollars one million five hundred and thirty-six thousand only"],
	["DE", "EUR", "Euros one million five hundred and thirty-six thousand only"],
] as const)("a reader in %s reads %s in words of their own scale", (country, currency, words) => {
	expect(amounts.inWords({ amount: 153_600_000, currency, country })).toBe(words);
});
