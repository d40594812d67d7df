import { fbm } from "../maths/noise.ts";
import { lerp, smooth } from "../maths/scalar.ts";

/** How round the crest of a crisp fold still is, share of its width. */
const rounded = 0.07;

/**
 * Height of fold number `k`, sharp by `most`, at `within` of its width (0 to 1), 0 in its valleys and 1 on its crest. Here and there along
 * it the fold is pressed: its sides are level and meet in a crease. All round, folds look airbrushed.
 */
export const crispened = (within: number, most: number, k: number, along: number, seed: number): number => {
	const round = (1 - Math.cos(2 * Math.PI * within)) / 2;
	const tent = (1 - Math.hypot(2 * within - 1, rounded)) / (1 - rounded);
	const pressed = smooth(-0.35, 0.45, fbm(k * 2.7, along * 2.1, 2, seed + 21));
	return lerp(round, Math.max(0, tent), most * pressed);
};

/** Creases that run along folds, come and go and are sharp at their ridge: 0 beside them, up to 1 on one. */
export const crispCreases = (across: number, along: number, seed: number): number => {
	const from = Math.abs(fbm(across, along, 2, seed + 22));
	const here = smooth(-0.3, 0.35, fbm(across * 0.6, along * 1.3, 2, seed + 23));
	return here * Math.exp(-7 * from);
};
