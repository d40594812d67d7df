import { expect, test } from "vitest";
import { legFolds } from "./leg-folds.ts";
import { packFolds } from "./pack-folds.ts";
import { cutOf } from "./shirt-style.ts";
import { cuts } from "./trousers-shape.ts";

const cut = cutOf({ sleeve: "full", curvedHem: true, womens: false } as Parameters<typeof cutOf>[0]);
const packed = { aside: 11.4, levels: [24, 46], ridge: 0.085 } as const;

const places = Array.from({ length: 130 * 370 }, (_, k) => [(k % 130) / 2.5 - 26, Math.floor(k / 130) / 5] as const);

test("cloth stands up to the folds of its pack by no more than it is told, and nowhere steeply but beside them", () => {
	const height = packFolds(cut, 47, { ...packed, facets: 0.6 });
	const heights = places.map(([x, y]) => height(x, y));
	// An upright fold and one across it meet at most twice.
	expect(heights.reduce((most, z) => Math.max(most, Math.abs(z)))).toBeLessThan(1.3);
	const slopes = places.map(
		([x, y]) => Math.hypot(height(x, y + 0.2) - height(x, y), height(x + 0.2, y) - height(x, y)) / 0.2,
	);
	expect(slopes.reduce((most, z) => Math.max(most, z))).toBeLessThan(0.6);
	expect(slopes.filter((slope) => slope < 0.08).length / slopes.length).toBeGreaterThan(0.6);
});

test("of cloth that keeps no faces low ridges are left along the same folds", () => {
	const [faced, plain] = [packFolds(cut, 47, { ...packed, facets: 0.6 }), packFolds(cut, 47, packed)];
	const most = (of: typeof faced) => places.reduce((z, [x, y]) => Math.max(z, Math.abs(of(x, y))), 0);
	expect(most(plain)).toBeLessThan(0.2);
	expect(most(faced)).toBeGreaterThan(3 * most(plain));
});

test("a fold across the legs is a ridge of one and a valley of the other, and none runs through the fork", () => {
	const height = legFolds(cuts.straight, 17, 0.5);
	const along = (x: number) => Array.from({ length: 900 }, (_, k) => height(x, k / 10));
	/** What stands out the most of the lower or the upper half of a leg, with its sign. */
	const most = (x: number, from: number, to: number) =>
		along(x)
			.slice(from, to)
			.reduce((a, z) => (Math.abs(z) > Math.abs(a) ? z : a));
	const signs = (side: number) =>
		[
			[0, 500],
			[500, 900],
		].map(([from, to]) => {
			const z = [9, 12, 15, 18]
				.map((x) => most(side * x, from, to))
				.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a));
			expect(Math.abs(z)).toBeGreaterThan(0.1);
			return Math.sign(z);
		});
	expect(signs(1)).toEqual([1, -1]);
	expect(signs(-1)).toEqual([-1, 1]);
	expect(Math.max(...along(0.1).map(Math.abs))).toBeLessThan(0.02);
	expect(places.reduce((most, [x, y]) => Math.max(most, Math.abs(height(x, y))), 0)).toBeGreaterThan(0.2);
});
