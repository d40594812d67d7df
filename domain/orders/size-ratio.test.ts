import { expect, test } from "vitest";
import { wordsOf } from "../../tests/support/words.ts";
import { readSizeRatio } from "./size-ratio.ts";

test.each(["1:2:2:1", "1, 2, 2, 1", "1 2 2 1", " 1/2/2/1 ", "1;2;2;1"])("%j is a ratio of four sizes", (text) => {
	expect(readSizeRatio(text, 4)).toEqual({ ok: true, ratio: [1, 2, 2, 1] });
});

test.each([
	["1:2:2:x", "“x” cannot be part of a ratio. Please write one such as 1:2:2:1."],
	["1:2.5:2:1", "“2.5” cannot be part of a ratio. Please write one such as 1:2:2:1."],
	["", "Please write a ratio such as 1:2:2:1."],
	["0:0:0:0", "Please give at least one size a number above 0."],
	["1:2", "Please write 4 numbers, one for each size; there are 2."],
])("%j gets: %s", (text, sentence) => {
	const read = readSizeRatio(text, 4);
	expect(read.ok ? undefined : wordsOf(read.problem)).toBe(sentence);
});

test("a size may have none", () => {
	expect(readSizeRatio("0:2:1", 3)).toEqual({ ok: true, ratio: [0, 2, 1] });
});
