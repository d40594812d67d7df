import { fbm } from "../maths/noise.ts";
import { random } from "../maths/random.ts";
import { clamp, lerp, smooth } from "../maths/scalar.ts";
import type { TrouserCut } from "./trousers-shape.ts";

/** A long fold of one leg: where it lies between inner (0) and outer (1) edge at hem and top, how far up it goes. */
type Fall = { hem: number; high: number; top: number; height: number; width: number; lean: number; bow: number };

/**
 * Places of the folds across a leg, beside the crease at .5: how high and wide each is at the hem, and to what share
 * of the leg it goes up. Long and short ones take turns, or the leg is a pleated skirt.
 */
const places = [
	[0.13, 0.55, 1.5, 0.5],
	[0.33, 1.1, 2.3, 1.02],
	[0.66, 0.7, 1.6, 0.55],
	[0.81, 1.15, 2.5, 0.92],
] as const;

const fallsOf = (cut: TrouserCut, seed: number, side: number): Fall[] => {
	const next = random(seed * 23 + 11 + side);
	const about = (x: number, spread: number) => x + (next() - 0.5) * 2 * spread;
	return places.map(([at, height, width, share]): Fall => {
		const hem = about(at, 0.05);
		return {
			hem,
			high: about(lerp(hem, 0.5, 0.1), 0.05),
			top: cut.crotch * share * about(1, 0.16),
			height: height * about(1, 0.22),
			width: width * about(1, 0.2),
			lean: next() < 0.5 ? 0.5 : 1.9,
			bow: about(0, 0.05),
		};
	});
};

/** Inner and outer edge of a leg at a height. */
const edgesOf = ({ crotch, hip, knee, hem }: TrouserCut, y: number): readonly [number, number] => [
	lerp(knee[0], hem[0], smooth(42, 0, y)),
	y < 42 ? lerp(knee[1], hem[1], 1 - y / 42) : lerp(knee[1], hip, smooth(42, crotch, y)),
];

/**
 * How much higher soft cloth lies at a place of a wide leg: between crease and edges it falls in a few long folds that
 * open towards the hem and die out upwards, each at a height of its own. They are drawn and not left to noise: lumps
 * of noise are blotches on pale cloth.
 */
export const legFall = (cut: TrouserCut, seed: number): ((x: number, y: number) => number) => {
	const falls = [fallsOf(cut, seed, 0), fallsOf(cut, seed, 1)];
	return (x, y) => {
		const side = x < 0 ? 0 : 1;
		const [inner, outer] = edgesOf(cut, y);
		const wide = outer - inner;
		const at = Math.abs(x) - inner;
		let sum = 0;
		for (const { hem, high, top, height, width, lean, bow } of falls[side]) {
			const up = clamp(y / top);
			if (up >= 1) continue;
			const line = lerp(hem, high, up) + bow * Math.sin(up * Math.PI);
			const off = at - line * wide + 0.5 * fbm(y * 0.05, side * 9 + hem * 40, 2, seed + 121);
			const half = width * lerp(1, 0.62, up) * (off > 0 ? lean ** 0.5 : lean ** -0.5);
			const d = off / half;
			// Towards the edges of the leg the cloth lies down.
			sum +=
				height *
				smooth(0, 2.6, Math.min(at, wide - at)) *
				(1 - up) ** 0.7 *
				smooth(0, 0.12, 1 - up) *
				Math.exp(-(Math.abs(d) ** 1.7));
		}
		return sum;
	};
};
