import { expect, test } from "vitest";
import { numberKey, numbersIn, writtenAs } from "./article-number.ts";

test.each(["TH-0129", "TH 129", "th129", "Th-00129", "TH/129"])("%s is one number", (written) => {
	expect(numberKey(written)).toBe("th129");
	expect(writtenAs(written)).toEqual(expect.arrayContaining(["TH-0129", "TH-129", "th 129", "th129"]));
});

test.each([
	["0042", "42"],
	["KS-01/A", "ks1a"],
	["A-100", "a100"],
	["T-000", "t0"],
	["Navy", "navy"],
])("%s is the number %s", (written, key) => {
	expect(numberKey(written)).toBe(key);
	expect(writtenAs(written)).toContain(written);
});

test("a number stands in a word with a digit, or in that and the one before it", () => {
	expect(numbersIn("silk saree, th 129")).toEqual(["129", "th129"]);
	expect(numbersIn("silk saree")).toEqual([]);
	expect(numbersIn(`x${"1".repeat(60)}`)).toEqual([]);
});
