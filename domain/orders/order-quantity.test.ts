import { describe, expect, test } from "vitest";
import { wordsOf } from "../../tests/support/words.ts";
import { quantityProblem } from "./order-quantity.ts";

describe("the quantity dialog", () => {
	test.each([
		["", "Quantity must be at least 1"],
		["0", "Quantity must be at least 1"],
		["-1", "Quantity must be at least 1"],
		["1.5", "Please order whole pieces, such as 10."],
		["1,5", "Please order whole pieces, such as 10."],
		["12.", "Please order whole pieces, such as 10."],
		["1.000", "Please order whole pieces, such as 10."],
		["1,000", undefined],
		["1,00,000", undefined],
		["1e3", "Quantity must be at least 1"],
		["Infinity", "Quantity must be at least 1"],
		["0x10", "Quantity must be at least 1"],
		["ten", "Quantity must be at least 1"],
		["१०", "Quantity must be at least 1"],
		["1", "Minimum order quantity is 10"],
		["9", "Minimum order quantity is 10"],
		["10", undefined],
		[" 11 ", undefined],
		["0010", undefined],
		["100000", undefined],
	])("says of %j: %s", (text, sentence) => {
		expect(wordsOf(quantityProblem(text, 10))).toBe(sentence);
	});

	test.each([
		["24", undefined],
		["30", undefined],
		["25", "Please order in multiples of 6, such as 24 or 30."],
		["29", "Please order in multiples of 6, such as 24 or 30."],
		["18", "Minimum order quantity is 24"],
		["24.5", "Please order whole sets, such as 24."],
	])("says of %j from 24 sets in sixes: %s", (text, sentence) => {
		expect(wordsOf(quantityProblem(text, 24, 6, "set"))).toBe(sentence);
	});
});
