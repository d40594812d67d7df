import { expect, test } from "vitest";
import { axisEnd, share, spanOf, weekText } from "./words.ts";

test("an axis ends at a round, even number that holds the largest value", () => {
	expect([0, 1, 2, 3, 5, 9, 10, 23, 41, 99, 1250].map(axisEnd)).toEqual([2, 2, 2, 4, 6, 10, 20, 40, 60, 100, 2000]);
});

test("how figures are worded", () => {
	expect([share(1, 4), share(0, 0)]).toEqual(["25.0%", "–"]);
	expect([spanOf("4"), spanOf("7"), spanOf(null)]).toEqual([4, 12, 12]);
	expect(weekText("2026-11-16")).toBe("16 Nov");
});
