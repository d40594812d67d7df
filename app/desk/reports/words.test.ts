import { expect, test } from "vitest";
import { axisEnd, compared, hoursAxis, share, spanOf, weekText } from "./words.ts";

test("an axis ends at a round, even number that holds the largest value", () => {
	expect([0, 1, 2, 3, 5, 9, 10, 23, 41, 99, 1250].map(axisEnd)).toEqual([2, 2, 2, 4, 6, 10, 20, 40, 60, 100, 2000]);
});

test("the axis of the hours to the first answer holds the promise, whole days beyond it and at most four of them", () => {
	expect(hoursAxis(0)).toEqual({ end: 30, ticks: [0, 6, 12, 18, 24, 30] });
	expect(hoursAxis(30)).toEqual(hoursAxis(0));
	expect(hoursAxis(31)).toEqual({ end: 48, ticks: [0, 12, 24, 36, 48] });
	expect(hoursAxis(48)).toEqual(hoursAxis(31));
	expect(hoursAxis(60)).toEqual({ end: 72, ticks: [0, 24, 48, 72] });
	expect(hoursAxis(400)).toEqual({ end: 96, ticks: [0, 24, 48, 72, 96] });
});

test("how figures are worded", () => {
	expect([share(1, 4), share(0, 0)]).toEqual(["25.0%", "–"]);
	expect([spanOf("4"), spanOf("7"), spanOf(null)]).toEqual([4, 12, 12]);
	expect([compared(3, 0), compared(0, 0)]).toEqual(Array(2).fill("none in the period before"));
	expect([compared(4, 4), compared(7, 4), compared(1, 4)]).toEqual([
		"as many as in the period before",
		"3 more than in the period before",
		"3 fewer than in the period before",
	]);
	expect(weekText("2026-11-16")).toBe("16 Nov");
});
