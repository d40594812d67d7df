import fc from "fast-check";
import { expect, test } from "vitest";
import { otherNames, takenIn } from "./search-names.ts";
import {
	beginningOf,
	gramsOf,
	indexGrams,
	lettersBetween,
	searchWords,
	slipsOf,
	splitsOf,
	wrongLetters,
} from "./search-words.ts";

test.each([
	["saree", "Sari", "sarees", "SARIS"],
	["dhoti", "dhothi", "dothi", "dhotis", "dhoties"],
	["t-shirt", "T-shirts", "t shirt", "tshirts", "tee", "tees"],
	["v-neck", "V neck", "vneck"],
	["piqué", "pique", "Piques"],
	["stripe", "stripes", "striped"],
	["check", "checks", "checked"],
	["zari", "jari", "zaris"],
	["ikat", "ikkat", "ikats"],
	["pochampally", "pochampalli"],
	["women's", "womens", "women’s"],
])("%s is found however it is written", (word, ...others) => {
	for (const other of others) expect(searchWords(other)).toEqual(searchWords(word));
});

test("what says nothing of a product is no word, and an article number stays as it is", () => {
	expect(searchWords("Sarees in the colour of wine, for TH-0042/A")).toEqual(searchWords("saree wine th 0042 a"));
	expect(searchWords("0042a")).toEqual(["0042a"]);
	expect(searchWords(" -- ")).toEqual([]);
});

test("other names lead both ways", () => {
	const [kanchipuram = "", kanchi = "", saree = ""] = searchWords("kanchipuram kanchi saree");
	expect(otherNames(kanchipuram)).toContain(kanchi);
	expect(otherNames(kanchi)).toContain(kanchipuram);
	expect(otherNames(saree)).not.toContain(kanchi);
	expect(otherNames("constructor")).toEqual([]);
});

test.each([
	["banarasi", "banarasi", 0],
	["oxfrod", "oxford", 1],
	["raglen", "raglan", 1],
	["lehanga", "lehenga", 1],
	["brocaid", "brocade", 2],
	["silk", "cotton", 3],
	["", "ab", 2],
])("between %s and %s are %i letters", (one, other, letters) => {
	expect(lettersBetween(one, other, 2)).toBe(letters);
});

test("whatever is typed becomes words that are forms of themselves, and is as near to itself as can be", () => {
	fc.assert(
		fc.property(fc.string({ maxLength: 40 }), fc.string({ maxLength: 12 }), (text, other) => {
			for (const word of searchWords(text)) {
				expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
				expect(lettersBetween(word, word, 2)).toBe(0);
				expect(gramsOf(word).length).toBeGreaterThan(0);
				expect(lettersBetween(word, other, 2)).toBe(lettersBetween(other, word, 2));
			}
		}),
	);
});

test("short words and numbers are taken as they are", () => {
	expect(["red", "th0042", "silk", "banarasi"].map(wrongLetters)).toEqual([0, 0, 1, 2]);
});

test("a general word takes in those below it, and is not taken in by them", () => {
	const [red = "", maroon = ""] = searchWords("red maroon");
	expect(takenIn(red)).toContain(maroon);
	expect(takenIn(maroon)).not.toContain(red);
});

test("two words that were written as one are found at their seam, a number at its first digit", () => {
	expect(splitsOf("rundnek")).toContainEqual(["rund", "nek"]);
	expect(splitsOf("th4711")).toContainEqual(["th", "4711"]);
	expect(splitsOf("silk")).toEqual([]);
});

test("a slip is an exchange of neighbours or a letter too many", () => {
	expect(slipsOf("slik")).toContain("silk");
	expect(slipsOf("silkk")).toContain("silk");
	expect(slipsOf("silk")).not.toContain("silk");
});

test("every word is found by its beginning, a number by that alone", () => {
	for (const word of ["th", "red", "banarasi", "4711"]) expect(indexGrams(word)).toContain(beginningOf(word));
	expect(indexGrams("4711")).toEqual(["^4711"]);
	expect(indexGrams("7")).toEqual([]);
});
