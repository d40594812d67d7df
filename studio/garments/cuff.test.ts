import { expect, it } from "vitest";
import { cuff, withinLap } from "./cuff.ts";

const ends = {
	inner: [30, 20] as [number, number],
	outer: [40, 21] as [number, number],
	innerUp: [0, 1] as [number, number],
	outerUp: [0, 1] as [number, number],
	height: 6.2,
	surface: () => {},
	under: () => 0.3,
	side: 1 as const,
};

it("is a closed band on one side of a sleeve, and buttoned on the other", () => {
	expect(cuff(ends)).toHaveLength(1);
	expect(cuff({ ...ends, lap: { buttons: 2, colour: "#ffffff" } })).toHaveLength(3);
});

it("rounds the lower corner of the end that laps over", () => {
	expect(withinLap(0.4, 5)).toBeCloseTo(0.4, 6);
	expect(withinLap(3, 0.1)).toBe(3);
	expect(withinLap(0.1, 0.1)).toBeLessThan(0);
	expect(withinLap(0, 1.3)).toBeCloseTo(0, 6);
});
