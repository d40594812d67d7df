import { foldProfile, ridgeOrValley } from "../maths/fold.ts";
import { fbm } from "../maths/noise.ts";
import { bell, smooth } from "../maths/scalar.ts";
import type { TopCut } from "./top-shape.ts";

/**
 * How far from the middle and at which heights a top was folded in its pack, how high the ridges are that are left, and how far
 * the cloth stands up to a fold from both sides, cm.
 */
export type Packed = {
	aside: number;
	levels: readonly number[];
	ridge: number;
	facets?: number;
	/**
	 * Share of the faces beside an upright fold which those beside one across the body have, 1 unless told: on an even face
	 * these are panels of another tone which end at a straight edge.
	 */
	across?: number;
};

/**
 * Over how many cm to its sides cloth stands up to a fold, over how many the fold itself turns, and over how many a fold across it
 * turns from ridge to valley there.
 */
const stands = { felt: 3, turns: 1, opposite: 4 };

/**
 * What is left of the folds of the pack: low ridges, here clear and there gone, and nowhere ruled. Between those of crisp cloth
 * lie level faces, each turned a little differently to the light: with round folds alone it is rubber.
 */
export const packFolds = (
	cut: TopCut,
	seed: number,
	{ aside, levels, ridge: high, facets = 0, across = 1 }: Packed,
): ((x: number, y: number) => number) => {
	const shown = (along: number, line: number) => smooth(-0.2, 0.45, fbm(along * 0.07, line * 5, 2, seed + 43));
	/** Faces come and go over the breadth of two hands: one that ends within a few cm is a tile. */
	const clear = (along: number, line: number) => smooth(-0.5, 0.4, fbm(along * 0.025, line * 5, 2, seed + 43));
	const ridge = (d: number) => high * Math.exp(-((Math.abs(d) / 0.6) ** 1.7));
	const face = (d: number, along: number, line: number) =>
		facets === 0 ? 0 : facets * foldProfile(d, stands.turns, stands.felt) * clear(along, line);
	return (x, y) => {
		const upright = Math.abs(x) - aside - 0.5 * fbm(y * 0.05, Math.sign(x), 2, seed + 44);
		let out = 0;
		// It runs out below the shoulder: one that ends at once ends in a tick of light.
		const below = smooth(cut.shoulder[1] - 4, cut.shoulder[1] - 12, y);
		// The two uprights come and go each in its own way: neither is felt in the middle, or there is a step.
		const beside = smooth(0, 3, Math.abs(x));
		if (below > 0) {
			const side = Math.sign(x);
			out += (beside * face(upright, y, side) + ridge(upright) * shown(y, side)) * below;
		}
		for (const [k, level] of levels.entries()) {
			// The body ends there.
			if (Math.abs(x) > cut.chest) continue;
			const off = y - level - 0.6 * fbm(x * 0.05, 3 + k, 2, seed + 45);
			const side = ridgeOrValley(k) * Math.tanh((Math.abs(x) - aside) / stands.opposite);
			out += (across * side * face(off, x, 3 + k) + ridge(off) * shown(x, 3 + k)) * bell(x, 26);
		}
		return out;
	};
};
