import { expect, test } from "vitest";
import { counted, times } from "./counted.ts";

test("a count is said with what it counts, one and many", () => {
	expect([0, 1, 2, 1250].map((count) => counted(count, "line"))).toEqual([
		"0 lines",
		"1 line",
		"2 lines",
		"1,250 lines",
	]);
	expect([1, 3].map((count) => counted(count, "category", "categories"))).toEqual(["1 category", "3 categories"]);
	expect([1, 2].map(times)).toEqual(["once", "2 times"]);
});
