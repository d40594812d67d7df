import { describe, expect, it } from "vitest";
import { type Point, resample } from "./curve.ts";
import { inside, lineLookup, signedDistance } from "./polygon.ts";

const square: Point[] = [
	[0, 0],
	[10, 0],
	[10, 10],
	[0, 10],
];

describe("polygon", () => {
	it("tells inside from outside", () => {
		expect(inside(5, 5, square)).toBe(true);
		expect(inside(11, 5, square)).toBe(false);
	});

	it("measures to the nearest edge, negative inside", () => {
		expect(signedDistance(5, 9, square)).toBeCloseTo(-1);
		expect(signedDistance(13, 14, square)).toBeCloseTo(5);
	});

	it("finds the place along a line and its side, and gives up beyond its reach", () => {
		const at = lineLookup(
			[
				[0, 0],
				[10, 0],
			],
			2,
		);
		expect({ ...at(3, 1) }).toEqual({ distance: 1, along: 3, side: 1 });
		expect(at(3, -1).side).toBe(-1);
		expect(at(3, 40).distance).toBe(Number.POSITIVE_INFINITY);
	});

	it("resamples a line at equal steps and keeps its ends", () => {
		expect(
			resample(
				[
					[0, 0],
					[3, 0],
					[3, 1],
				],
				5,
			),
		).toEqual([
			[0, 0],
			[1, 0],
			[2, 0],
			[3, 0],
			[3, 1],
		]);
	});
});
