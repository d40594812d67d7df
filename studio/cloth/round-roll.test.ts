import { expect, test } from "vitest";
import { roundRoll } from "./round-roll.ts";

test("cloth rises round a roll, stands out over it and comes back on its top", () => {
	const radius = 0.8;
	expect(roundRoll(0, radius)).toEqual({ out: 0, back: 0, rise: 0 });
	const halfway = roundRoll((Math.PI / 2) * radius, radius);
	expect(halfway.out).toBeCloseTo(radius);
	expect(halfway.rise).toBeCloseTo(radius);
	expect(halfway.back).toBe(0);
	const beyond = roundRoll(Math.PI * radius + 3, radius);
	expect(beyond.out).toBeCloseTo(0);
	expect(beyond.rise).toBeCloseTo(2 * radius);
	expect(beyond.back).toBeCloseTo(3);
});
