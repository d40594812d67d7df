import { expect, test } from "vitest";
import { creasesOf } from "./length-creases.ts";

test("folds it has lain in are ridges and valleys in turn, some sharp and some almost gone", () => {
	const crease = creasesOf(116, 630, 4, 0);
	/** How far a fold that lies near `y` stands up or sinks, at most. */
	const fold = (x: number, y: number) => {
		const heights = Array.from({ length: 33 }, (_, k) => crease(x, y - 8 + k / 2)[2] - crease(x, y - 14)[2]);
		return heights.reduce((most, z) => (Math.abs(z) > Math.abs(most) ? z : most));
	};
	const xs = [-40, -15, 15, 40];
	const most = Array.from({ length: 14 }, (_, k) =>
		xs.map((x) => fold(x, 42 * (k + 1))).reduce((a, z) => (Math.abs(z) > Math.abs(a) ? z : a)),
	);
	const clear = most.flatMap((z, k) => (Math.abs(z) > 0.1 ? [{ z, k }] : []));
	expect(clear.length).toBeGreaterThan(3);
	expect(clear.length).toBeLessThan(13);
	for (const { z, k } of clear) expect(Math.sign(z)).toBe(k % 2 === 0 ? -1 : 1);
});

test("cloth on the two sides of a fold it has lain in has slipped along it by some mm", () => {
	const seeds = [3, 4, 5, 6, 7, 8];
	const jogs = seeds.flatMap((seed) => {
		const crease = creasesOf(116, 630, seed, 0);
		return Array.from({ length: 14 }, (_, k) => {
			const asides = Array.from({ length: 17 }, (_, j) => crease(20, 42 * (k + 1) - 8 + j)[0]);
			return Math.max(...asides) - Math.min(...asides);
		});
	});
	// Three folds of each cloth at least, on the whole.
	expect(jogs.filter((jog) => jog > 0.2).length).toBeGreaterThanOrEqual(3 * seeds.length);
	expect(Math.max(...jogs)).toBeLessThan(2);
});

test("in starched cloth some folds are firm, a ridge in one strip and a valley in the next, and some faint", () => {
	const crease = creasesOf(127, 400, 4, 1);
	/** How far the fold nearest to `y` stands up (down, when negative) in the strip at `x`, over the faces 5 cm to both its sides. */
	const fold = (x: number, y: number) => {
		const high = (at: number) => crease(x, at)[2];
		return Array.from({ length: 49 }, (_, k) => y - 6 + k / 4)
			.map((at) => high(at) - (high(at - 5) + high(at + 5)) / 2)
			.reduce((most, z) => (Math.abs(z) > Math.abs(most) ? z : most));
	};
	const folds = Array.from({ length: 9 }, (_, k) => [-48, -16, 16, 48].map((x) => fold(x, 40 * (k + 1))));
	const least = folds.map((strips) => Math.min(...strips.map(Math.abs)));
	const firm = folds.filter((_, k) => least[k] > 0.14);
	expect(firm.length).toBeGreaterThan(2);
	for (const strips of firm)
		for (let strip = 1; strip < 4; strip++) expect(Math.sign(strips[strip])).toBe(-Math.sign(strips[strip - 1]));
	expect(least.filter((z) => z < 0.1).length).toBeGreaterThan(2);
});

test("the faces of starched cloth meet at edges that are as sharp beside their corners as in their middle", () => {
	const crease = creasesOf(127, 400, 4, 1);
	/** How much the slope across the cloth changes at most over the fold in its middle, at `y`. */
	const edge = (y: number) => {
		const slope = (x: number) => crease(x + 0.5, y)[2] - crease(x - 0.5, y)[2];
		return Math.max(...Array.from({ length: 33 }, (_, k) => Math.abs(slope(k / 4 - 3) - slope(k / 4 - 5))));
	};
	for (let k = 2; k < 9; k++) {
		const [middle, beside] = [edge(40 * k + 20), edge(40 * k + 4)];
		expect(beside).toBeGreaterThan(0.5 * middle);
	}
});
