import { expect, test } from "vitest";
import type { Point } from "./curve.ts";
import { distanceFromRuns } from "./outline-runs.ts";

const square: readonly Point[] = [
	[0, 0],
	[10, 0],
	[10, 10],
	[0, 10],
];
const isLevel = (a: Point, b: Point) => a[1] === b[1];

test("measures from the nearest of the stretches that are taken, and not from the others", () => {
	const distance = distanceFromRuns(square, isLevel, 4);
	expect(distance(0.5, 3)).toBeCloseTo(3);
	expect(distance(9, 8)).toBeCloseTo(2);
	expect(distance(0.5, 5)).toBe(Number.POSITIVE_INFINITY);
});

test("takes the segment that closes the outline", () => {
	expect(distanceFromRuns(square, (a, b) => !isLevel(a, b), 4)(1, 5)).toBeCloseTo(1);
});

test("is infinite where no stretch is taken", () => {
	expect(distanceFromRuns(square, () => false, 4)(5, 1)).toBe(Number.POSITIVE_INFINITY);
});
