import { fbm, noise } from "../maths/noise.ts";
import { arch, smooth } from "../maths/scalar.ts";
import type { TShirtStyle } from "./t-shirt.ts";
import { coverStitches, linesOf } from "./t-shirt-lines.ts";
import type { TopShape } from "./top-shape.ts";

/** Soft ripples beside a seam that has been stretched under the needle: no two as far apart, as high or as long. */
const ripples = (along: number, off: number, seed: number): number => {
	const slant = along + 0.5 * off;
	const wave = noise(slant * 1.05, seed * 0.37, 61) + 0.45 * noise(slant * 2.3, seed * 0.71, 67) - 0.72;
	const here = smooth(-0.4, 0.35, fbm(along * 0.14, seed, 2, 71));
	const reach = 1.2 + 1.6 * noise(along * 0.5, seed, 73);
	return wave * here * Math.exp(-((off / reach) ** 2));
};

/** A double hem: roped between fold and stitches, with the tunnel that two needles draw up, and rippled above them. */
const hemmed = (off: number, along: number, seed: number): number => {
	const [first, second] = coverStitches;
	if (off > second) return 0.075 * ripples(along, off - second, seed);
	const middle = (first + second) / 2;
	if (off > first - 0.15) {
		const drawn = 0.6 + 0.8 * noise(along * 1.6, seed, 77);
		return 0.014 * drawn * Math.exp(-(((off - middle) / 0.17) ** 2));
	}
	const rope = noise(along * 0.95 + off * 0.8, seed, 79) + 0.5 * noise(along * 2.1 + off * 1.7, seed, 83) - 0.75;
	return 0.06 * rope * arch(off / first, 0.6);
};

/** What sewing leaves along the seams and hems of a knit. */
export const knitPuckers = (style: TShirtStyle, shape: TopShape): ((x: number, y: number) => number) => {
	const { cut, isSleeve } = shape;
	const { seed } = style;
	const lines = linesOf(shape);
	return (x, y) => {
		const half = x < 0 ? 1 : 2;
		const arm = isSleeve(x, y);
		let high = 0;
		const seam = lines.arm(x, y);
		if (seam.distance < 1.4) high += 0.035 * ripples(seam.along, seam.distance, seed + 7 * half);
		if (y > cut.neck[1] - cut.neckDepth - 2) {
			const neck = lines.neck(x, y);
			if (neck.distance < 1.4) high += 0.045 * ripples(neck.along, neck.distance, seed + 31);
		}
		if (arm) {
			const end = style.bands ? null : lines.sleeveEnd(x, y);
			return end && end.distance < 6 ? high + hemmed(end.distance, end.along, seed + 41 * half) : high;
		}
		if (y < 6 + cut.hemRise) {
			const hem = lines.hem(x, y);
			if (hem.distance < 6) high += hemmed(hem.distance, hem.along, seed + 53);
		}
		return high;
	};
};
