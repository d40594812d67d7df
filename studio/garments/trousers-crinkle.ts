import { deepened } from "../fabric/sewing.ts";
import { noise } from "../maths/noise.ts";
import { smooth } from "../maths/scalar.ts";
import type { Surface } from "../render/scene.ts";
import { type Box, reliefField } from "./relief-field.ts";

/** One size of rumple: how far apart they stand, cm, their share of the height, and which way they run, radians from the level. */
type Size = { apart: number; share: number; run: number };

/** From the breadth of a finger or two down to a few mm; those of one size run another way than those of the next. */
const sizes: readonly Size[] = [
	{ apart: 3.4, share: 1, run: 0.5 },
	{ apart: 1.7, share: 0.5, run: -0.45 },
	{ apart: 0.8, share: 0.2, run: 0.2 },
];

/** How much longer a rumple is along its run than across. */
const longer = 1.7;

/** Over how much of a height two faces round into each other where they meet. */
const rounding = 0.05;

/** The lower of two heights, rounded where they cross. */
const lower = (a: number, b: number): number => (a + b - Math.sqrt((a - b) ** 2 + rounding * rounding)) / 2;

/**
 * The small rumples of cloth that was washed, worn by hands and smoothed again, cm high at most `high`: faces that meet in short
 * kinks, each kink sharp in its midst and lost at both ends. Waves in their place are the clouds of fleece, ridges are veins.
 */
export const crinkle = (high: number, seed: number): ((x: number, y: number) => number) => {
	const turned = sizes.map(({ apart, share, run }, k) => ({
		share,
		c: Math.cos(run) / (apart * longer),
		s: Math.sin(run) / (apart * longer),
		c2: Math.cos(run) / apart,
		s2: Math.sin(run) / apart,
		seed: seed * 13 + k * 7 + 401,
	}));
	return (x, y) => {
		// Here more and there less: alike all over it is crumpled paper.
		const much = 0.4 + 0.95 * smooth(0.25, 0.75, noise(x * 0.1, y * 0.08, seed + 171));
		let sum = 0;
		for (const { share, c, s, c2, s2, seed: own } of turned) {
			const [u, v] = [x * c + y * s, y * c2 - x * s2];
			const bent = v + 0.35 * noise(u * 1.3, v * 0.7, own);
			sum += share * lower(noise(u, bent, own + 1) - 0.5, noise(u + 0.5 + 0.3 * bent, bent + 0.37, own + 2) - 0.4);
		}
		return high * much * sum;
	};
};

/** The places of the cloth from which legs, waistband and pockets are cut. */
const cut: Box = { x0: -38, x1: 70, y0: -26, y1: 116 };

/** Cloth with such rumples in it, so that all that is sewn of it has them. */
export const crinkled = (cloth: Surface, high: number, seed: number): Surface => {
	const at = crinkle(high, seed);
	const field = reliefField(cut, (put) => put(cut, at));
	return (x, y, texel) => {
		cloth(x, y, texel);
		deepened(texel);
		texel.height += field.read(x, y) / texel.bump;
	};
};
