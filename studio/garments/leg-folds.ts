import { foldProfile, ridgeOrValley } from "../maths/fold.ts";
import { fbm } from "../maths/noise.ts";
import { smooth } from "../maths/scalar.ts";
import type { TrouserCut } from "./trousers-shape.ts";

/** Where along the leg trousers lay folded in their pack, as shares of their whole length from the hem. */
const levels = [0.34, 0.64] as const;

/** Over how many cm to its sides cloth stands up to a fold, and the width over which that turns. */
const felt = 1.7;
const turns = 1;

/**
 * What is left of the folds of the pack across the legs, cm: a low ridge or valley, `high` at the fold. One leg lay on the
 * other, so that what is a ridge of one is a valley of the other. Wider and sharper, both sides of it were two pictures joined.
 */
export const legFolds = ({ rise }: TrouserCut, seed: number, high: number): ((x: number, y: number) => number) => {
	return (x, y) => {
		const leg = Math.sign(x) || 1;
		let out = 0;
		for (const [k, share] of levels.entries()) {
			const off = y - share * rise - 0.05 * x - 1.4 * fbm(x * 0.07, k + 3 * leg, 2, seed + 47);
			// It is clear here and gone there, and runs out towards the fork.
			const shown = smooth(-0.3, 0.4, fbm(x * 0.06, 5 * k + leg, 2, seed + 48)) * smooth(0.2, 3, Math.abs(x));
			out += leg * ridgeOrValley(k) * high * foldProfile(off, turns, felt) * shown;
		}
		return out;
	};
};
