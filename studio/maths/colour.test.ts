import { expect, it } from "vitest";
import { mix, rgb, toLinear, toSrgb } from "./colour.ts";

it("reads hex colours", () => {
	expect(rgb("#ff8000").map((c) => Math.round(c * 255))).toEqual([255, 128, 0]);
});

it("mixes evenly", () => {
	expect(mix([0, 0, 0], [1, 0.5, 0], 0.5)).toEqual([0.5, 0.25, 0]);
});

it("goes to linear light and back", () => {
	for (const c of [0, 0.02, 0.3, 0.75, 1]) expect(toSrgb(toLinear(c))).toBeCloseTo(c, 2);
});
