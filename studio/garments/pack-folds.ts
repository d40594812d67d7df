import { fbm } from "../maths/noise.ts";
import { bell, smooth } from "../maths/scalar.ts";
import type { TopCut } from "./top-shape.ts";

/** How far from the middle and at which heights a top was folded in its pack, and how high the ridges are that are left, cm. */
export type Packed = { aside: number; levels: readonly number[]; ridge: number };

/** What is left of the folds of the pack: low ridges, here clear and there gone, and nowhere ruled. */
export const packFolds = (
	cut: TopCut,
	seed: number,
	{ aside, levels, ridge: high }: Packed,
): ((x: number, y: number) => number) => {
	const shown = (along: number, line: number) => smooth(-0.2, 0.45, fbm(along * 0.07, line * 5, 2, seed + 43));
	const ridge = (d: number) => high * Math.exp(-((Math.abs(d) / 0.6) ** 1.7));
	return (x, y) => {
		const upright = Math.abs(x) - aside - 0.5 * fbm(y * 0.05, Math.sign(x), 2, seed + 44);
		let out = 0;
		// It runs out below the shoulder: one that ends at once ends in a tick of light.
		const below = smooth(cut.shoulder[1] - 4, cut.shoulder[1] - 12, y);
		if (Math.abs(upright) < 2 && below > 0) out += ridge(upright) * shown(y, Math.sign(x)) * below;
		for (const [k, level] of levels.entries()) {
			const off = y - level - 0.6 * fbm(x * 0.05, 3 + k, 2, seed + 45);
			if (Math.abs(off) < 2 && Math.abs(x) < cut.chest) out += ridge(off) * shown(x, 3 + k) * bell(x, 26);
		}
		return out;
	};
};
