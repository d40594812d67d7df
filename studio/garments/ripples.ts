import { fbm, noise } from "../maths/noise.ts";
import { smooth } from "../maths/scalar.ts";

/**
 * Ripples beside a seam, whose thread has drawn in more than the cloth: no two are as far apart, as high or as long, and
 * they lean as the upper layer was fed.
 */
export const ripples = (along: number, off: number, seed: number): number => {
	const slant = along + 0.55 * off;
	const wave = noise(slant * 1.25, seed * 0.37, 61) + 0.5 * noise(slant * 2.7, seed * 0.71, 67) - 0.75;
	const here = smooth(-0.35, 0.4, fbm(along * 0.16, seed, 2, 71));
	const reach = 1 + 1.3 * noise(along * 0.6, seed, 73);
	return wave * here * Math.exp(-((off / reach) ** 2));
};
