import { expect, test } from "vitest";
import { readQuantity } from "./typed-numbers.ts";

test.each([
	["0", 0],
	[" 500 ", 500],
	["1,250", 1250],
	["1,000,000", 1_000_000],
	["1,00,000", 100_000],
	["1 000", 1000],
	["1’000", 1000],
	["1.000", undefined],
	["1.5", undefined],
	["1,5", undefined],
	["1,00", undefined],
	["-1", undefined],
	["5e3", undefined],
	["=1+1", undefined],
	["१०", undefined],
	["", undefined],
])("the quantity %j is %s", (text, quantity) => expect(readQuantity(text)).toBe(quantity));

test("a dot parts thousands only where the caller says so", () => {
	expect(readQuantity("1.000", { dots: true })).toBe(1000);
	expect(readQuantity("1.5", { dots: true })).toBeUndefined();
	expect(readQuantity("1,000,001", { most: 1_000_000 })).toBeUndefined();
});
