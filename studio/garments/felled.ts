import { fbm, noise } from "../maths/noise.ts";
import { smooth } from "../maths/scalar.ts";

/**
 * The short regular ripples between a felled seam's stitches and its fold, about one a cm, cm high at their crests: both rows draw in
 * the same cloth, so that it stands up between them at even distances, aslant as it was fed. They come and go over a hand's breadth.
 */
export const felled = (along: number, off: number, seed: number): number => {
	if (off > 2) return 0;
	const slip = 1.6 * noise(along * 0.45, seed * 0.53, 89) + 0.5 * noise(along * 1.1, seed * 0.29, 97);
	const here = 0.15 + 0.85 * smooth(-0.3, 0.35, fbm(along * 0.13, seed * 1.7, 2, 101));
	return 0.021 * here * Math.cos(2 * Math.PI * (1.05 * (along + 0.7 * off) + slip)) * Math.exp(-((off / 0.85) ** 2));
};
