import { expect, test } from "vitest";
import { longWaves } from "./length-waves.ts";

test("long waves lift cloth by some cm, gently, its selvedge away from the window too, and hardly its ends", () => {
	const wave = longWaves(116, 630, 4);
	const places = Array.from({ length: 29 * 126 }, (_, k) => [4 * (k % 29) - 56, 5 * Math.floor(k / 29)] as const);
	const heights = places.map(([x, y]) => wave(x, y));
	expect(Math.max(...heights)).toBeGreaterThan(0.9);
	expect(Math.max(...heights)).toBeLessThan(2.2);
	expect(Math.min(...heights)).toBeGreaterThanOrEqual(0);
	const slopes = places.map(([x, y]) =>
		Math.hypot(wave(x + 0.5, y) - wave(x - 0.5, y), wave(x, y + 0.5) - wave(x, y - 0.5)),
	);
	expect(Math.max(...slopes)).toBeLessThan(0.3);
	const lifted = (x: number) => Math.max(...Array.from({ length: 126 }, (_, k) => wave(x, 5 * k)));
	expect(lifted(58)).toBeGreaterThan(0.6);
	expect(lifted(-58)).toBeLessThan(0.7);
	expect(Math.max(...Array.from({ length: 29 }, (_, k) => wave(4 * k - 56, 0)))).toBeLessThan(0.6);
});
