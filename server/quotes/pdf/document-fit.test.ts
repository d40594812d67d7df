import { describe, expect, test } from "vitest";
import { breakLongWord, linesIn } from "./document-fit.ts";

/** Every character half an em wide, W a whole one, a combining acute none. */
const ems = (text: string) => [...text].reduce((sum, one) => sum + (one === "W" ? 1 : one === "\u0301" ? 0 : 0.5), 0);

describe("a word", () => {
	test("stays whole where a column can hold it", () => {
		expect(breakLongWord("Beispielkaianlegerstr.", ems)).toEqual(["Beispielkaianlegerstr."]);
		expect(breakLongWord(" ".repeat(80), ems)).toHaveLength(1);
	});

	test("that is wider is cut by its width, with a gap that takes no hyphen", () => {
		expect(breakLongWord("W".repeat(12), ems)).toEqual(["WWWW", "", "WWWW", "", "WWWW"]);
		expect(breakLongWord("i".repeat(24), ems)[0]).toBe("i".repeat(8));
	});

	test("is never cut between a letter and its mark", () => {
		const pieces = breakLongWord("W\u0301".repeat(20), ems);
		expect(pieces.join("")).toBe("W\u0301".repeat(20));
		for (const piece of pieces) expect(piece.startsWith("\u0301")).toBe(false);
	});
});

test("lines are counted by width, and an empty one is one", () => {
	expect(linesIn(["W".repeat(25), "", "a\nb"], 100, 10, ems)).toBe(3 + 1 + 2);
});
