import { expect, test } from "vitest";
import { leastOf, mostOf, spanOf } from "./span.ts";

test("the least and the most of some numbers", () => {
	expect([leastOf([7, 3, 50]), mostOf([7, 3, 50]), spanOf([7, 3, 50])]).toEqual([3, 50, { least: 3, most: 50 }]);
	expect(spanOf([4])).toEqual({ least: 4, most: 4 });
});

test("of no numbers there is none, and no infinity", () => {
	expect([leastOf([]), mostOf([]), spanOf([])]).toEqual([undefined, undefined, undefined]);
});
