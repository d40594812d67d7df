import { expect, it } from "vitest";
import { alongFold, besideFold, boxOfFold, cutShort, heightOfFold, type SilkFold } from "./silk-fold.ts";

const fold: SilkFold = {
	from: [10, 50],
	angle: -1.2,
	turn: 0.8,
	length: 30,
	height: 0.5,
	steep: 1,
	gentle: 3,
	side: 1,
};
const bends = [0.8, 0, -0.8].map((turn) => ({ ...fold, turn }));

it("finds a place of its run where it put it, however it bends", () => {
	for (const bent of bends)
		for (const t of [0, 0.3, 1]) {
			const [along, left] = besideFold(bent, ...alongFold(bent, t));
			expect(along).toBeCloseTo(30 * t, 6);
			expect(left).toBeCloseTo(0, 6);
		}
});

it("tells the left of its run from the right", () => {
	for (const bent of bends) {
		expect(besideFold(bent, 10 - Math.sin(-1.2), 50 + Math.cos(-1.2))[1]).toBeCloseTo(1, 2);
		expect(besideFold(bent, 10 + Math.sin(-1.2), 50 - Math.cos(-1.2))[1]).toBeCloseTo(-1, 2);
	}
});

it("turns to its left by as much as it is told", () => {
	const [before, end] = [alongFold(fold, 0.999), alongFold(fold, 1)];
	expect(Math.atan2(end[1] - before[1], end[0] - before[0])).toBeCloseTo(-1.2 + 0.8, 2);
});

it("ends where it is cut short, on the same line and lower", () => {
	const half = cutShort(fold, 0.5);
	expect(alongFold(half, 1)[0]).toBeCloseTo(alongFold(fold, 0.5)[0], 6);
	expect(alongFold(half, 1)[1]).toBeCloseTo(alongFold(fold, 0.5)[1], 6);
	expect(half.height).toBeLessThan(fold.height);
	expect(cutShort(fold, 1)).toBe(fold);
});

it("rises from its seam and runs out within its box", () => {
	const { x0, x1, y0, y1 } = boxOfFold(fold);
	let highest = 0;
	for (let y = y0 - 6; y < y1 + 6; y += 0.5)
		for (let x = x0 - 6; x < x1 + 6; x += 0.5) {
			const high = heightOfFold(fold, x, y, 7);
			if (x < x0 || x > x1 || y < y0 || y > y1) expect(Math.abs(high)).toBeLessThan(0.002);
			highest = Math.max(highest, high);
		}
	expect(highest).toBeGreaterThan(0.3);
	expect(highest).toBeLessThan(1);
	for (const t of [-0.08, 1]) {
		const [x, y] = alongFold(fold, t);
		expect(heightOfFold(fold, x, y, 7)).toBeCloseTo(0, 6);
	}
});
