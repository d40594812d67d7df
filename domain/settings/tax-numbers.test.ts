import fc from "fast-check";
import { expect, test } from "vitest";
import { wordsOf } from "../../tests/support/words.ts";
import { gstinCheck, gstinProblem, iecProblem } from "./tax-numbers.ts";

test.each(["", "27AAPFU0939F1ZV"])("%j is no problem", (text) => {
	expect(gstinProblem(text)).toBeUndefined();
});

test.each([
	["27AAPFU0939F1Z", "15 characters; this has 14"],
	["00AAPFU0939F1ZV", "two digits of the state"],
	["42AAPFU0939F1ZV", "42 is not one"],
	["TNAAPFU0939F1ZV", "TN is not one"],
	["27AAPF10939F1ZV", "the PAN"],
	["27AAPFU0939F0ZV", "After the PAN"],
	["27AAPFU0939F1ZW", "The last character does not fit"],
	["27AAPFU0993F1ZV", "The last character does not fit"],
])("%s: %s", (text, said) => {
	expect(wordsOf(gstinProblem(text))).toContain(said);
});

test("no character of a right number can be mistaken for another one unnoticed", () => {
	const right = "27AAPFU0939F1ZV";
	const letters = [..."0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
	fc.assert(
		fc.property(fc.nat(14), fc.constantFrom(...letters), (at, letter) => {
			fc.pre(right[at] !== letter);
			expect(gstinProblem(right.slice(0, at) + letter + right.slice(at + 1))).toBeDefined();
		}),
	);
	expect(gstinCheck(right.slice(0, 14))).toBe("V");
});

test.each(["", "0516908275", "AAPFU0939F"])("%j is an IEC, or none", (text) => {
	expect(iecProblem(text)).toBeUndefined();
});

test.each([
	["051690827", "10 characters; this has 9"],
	["05169O8275", "the firm's PAN"],
])("%s: %s", (text, said) => {
	expect(wordsOf(iecProblem(text))).toContain(said);
});
