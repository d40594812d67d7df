import { expect, test } from "vitest";
import type { Point } from "../maths/curve.ts";
import { lattice } from "./lattice.ts";
import { settle } from "./settle.ts";

const [wide, high] = [16, 8];
const sheet: Point[] = [
	[0, 0],
	[wide, 0],
	[wide, high],
	[0, high],
];
const panel = lattice(sheet, 0.8);
const material = { bend: 300, shear: 9000, weight: 49, base: 300, cling: 0, friction: 0.25, keep: 2e-7 };

/** Heights of a sheet whose two ends are pushed together by `push` cm, and which breaks at a curvature if there is one. */
const pushed = (push: number, breaks?: number): number[] => {
	const flat = Float32Array.from(panel.rest, (x, i) => (i % 2 === 0 ? x * (1 + push / wide) : x));
	const start = new Float32Array(3 * panel.count);
	for (let k = 0; k < panel.count; k++) start.set([flat[2 * k], flat[2 * k + 1], 0.05 * Math.sin(flat[2 * k])], 3 * k);
	const isEnd = (k: number) => panel.rest[2 * k] < 0.01 || panel.rest[2 * k] > wide - 0.01;
	const x = settle(panel, {
		flat,
		start,
		grain: () => 0,
		stiff: () => 1,
		hold: (k) => (isEnd(k) ? [1, 1] : [0, 0]),
		down: (k) => (isEnd(k) ? 1 : 0),
		steps: 500,
		moving: 0.6,
		material: { ...material, breaks },
	});
	return [...x.filter((_, i) => i % 3 === 2)];
};

test("cloth that nobody pushes sinks evenly into what it lies on", () => {
	const z = pushed(0);
	expect(Math.min(...z)).toBeGreaterThan(-0.25);
	expect(Math.max(...z)).toBeLessThan(0.05);
});

test("cloth that is pushed together rises in folds, the same way every time", () => {
	const z = pushed(0.6);
	expect(Math.max(...z)).toBeGreaterThan(0.25);
	expect(pushed(0.6)).toEqual(z);
});

test("cloth that breaks is bent more sharply in its folds", () => {
	const bends = (z: readonly number[]) => {
		let sharpest = 0;
		for (let k = 0; k < panel.count; k++) {
			const [i, j] = [panel.cell[2 * k], panel.cell[2 * k + 1]];
			const [p, q] = [panel.at(i - 1, j), panel.at(i + 1, j)];
			if (p >= 0 && q >= 0) sharpest = Math.max(sharpest, Math.abs(z[p] - 2 * z[k] + z[q]));
		}
		return sharpest;
	};
	expect(bends(pushed(0.6, 0.2))).toBeGreaterThan(1.3 * bends(pushed(0.6)));
});
