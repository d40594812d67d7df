import { expect, test } from "vitest";
import { readAmount } from "./typed-amount.ts";

test.each([
	["6,240", 624_000],
	["₹ 6240.5", 624_050],
	["Rs. 1,00,000.25", 10_000_025],
	["inr 12", 1200],
	["1,24,800", 12_480_000],
	["0", 0],
	["6240,50", undefined],
	["12,34,5", undefined],
	["", undefined],
	["-5", undefined],
	["1.234", undefined],
	["1e5", undefined],
	["abc", undefined],
	["99999999999999", undefined],
])("the amount %j is %s", (text, minor) => expect(readAmount(text, "INR")).toBe(minor));

test("a decimal comma is one only where the caller says so", () => {
	expect(readAmount("6240,50", "EUR", { decimalComma: true })).toBe(624_050);
	expect(readAmount("1,248,50", "EUR", { decimalComma: true })).toBe(124_850);
	expect(readAmount("1,24,800", "EUR", { decimalComma: true })).toBe(12_480_000);
});
