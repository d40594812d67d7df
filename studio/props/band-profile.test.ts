import { expect, test } from "vitest";
import type { Point } from "../maths/curve.ts";
import { bandProfile } from "./band-profile.ts";

/** Two layers, the lower one further out, with a hollow in the middle of the upper one. */
const section: Point[] = [
	[-12, 0],
	[-12, 2],
	[-10, 2],
	[-10, 4],
	[0, 3],
	[10, 4],
	[10, 2],
	[11, 2],
	[11, 0],
];

test("a band goes round every layer from table to table", () => {
	const { points, length } = bandProfile(section, 400);
	expect(points[0]).toEqual([-12, 0]);
	expect(points[400][0]).toBeCloseTo(11);
	expect(points[400][1]).toBeCloseTo(0);
	expect(length).toBeGreaterThan(23);
});

test("a band spans hollows, and rounds its bends alone", () => {
	const { points } = bandProfile(section, 400);
	for (const [x, z] of points) if (Math.abs(x) < 9) expect(z).toBeCloseTo(4, 5);
	const highest = Math.max(...points.map(([, z]) => z));
	expect(highest).toBeLessThanOrEqual(4.0001);
});
