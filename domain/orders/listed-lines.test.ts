import { expect, test } from "vitest";
import { LONGEST_LIST, listProblem, MOST_LISTED, withLines, withoutLines } from "./listed-lines.ts";

test("a list that is empty, too long, or has too many lines is not looked at", () => {
	expect(listProblem(" \n\t\n")).toEqual({ code: "listed-nothing" });
	expect(listProblem("x".repeat(LONGEST_LIST + 1))).toMatchObject({ code: "listed-too-long" });
	expect(listProblem("TH-1 5\r\n".repeat(MOST_LISTED))).toBeUndefined();
	expect(listProblem("TH-1 5\n".repeat(10_000))).toEqual({
		code: "listed-too-many-lines",
		lines: 10_000,
		limit: MOST_LISTED,
	});
});

test("lines leave a list by what they are, also when it was edited meanwhile", () => {
	const list = "Article\tQty\nA\t1\nB\t2\nC\t3";
	expect(withoutLines(list, [{ line: 3, text: "B\t2" }], [1])).toBe("Article\tQty\nA\t1\nC\t3");
	expect(withoutLines(`new\n${list}`, [{ line: 3, text: "B\t2" }], [2])).toBe("new\nArticle\tQty\nA\t1\nC\t3");
	expect(withoutLines(list, [{ line: 3, text: "gone" }], [1])).toBe(list);
	const all = ["A\t1", "B\t2", "C\t3"].map((text, place) => ({ line: place + 2, text }));
	expect(withoutLines(list, all, [1])).toBe("");
	expect(withoutLines("A\nA\n", [{ line: 1, text: "A" }], [])).toBe("A\n");
});

test("a corrected line takes its place, and one that is no longer there is left as it is", () => {
	expect(withLines("A 1\r\nB 2", [{ line: 2, was: "B 2", now: "B 3" }])).toBe("A 1\nB 3");
	expect(withLines("new\nA 1\nB 2", [{ line: 2, was: "B 2", now: "B 3" }])).toBe("new\nA 1\nB 3");
	expect(withLines("A 1", [{ line: 2, was: "B 2", now: "B 3" }])).toBe("A 1");
});
