import { fbm } from "../maths/noise.ts";
import { random } from "../maths/random.ts";
import { clamp, lerp, smooth } from "../maths/scalar.ts";
import type { TrouserCut } from "./trousers-shape.ts";

/** A long fold of one leg: where its crest lies between inner (0) and outer (1) edge at hem and top, and how far up it goes. */
type Fall = {
	hem: number;
	high: number;
	top: number;
	height: number;
	/** Half its width on the steep side and on the other, cm. */
	steep: number;
	gentle: number;
	/** Which side is steep: 1 is the one away from the window on the right leg. */
	turn: 1 | -1;
	bow: number;
};

/**
 * Folds of each leg beside its crease: place at the hem and at the top, height at the hem, width of the steep side, and
 * how far up it goes as a share of the way to the crotch. Those beyond 1 come out of the pleats of the waist. Few, and
 * no two of a length: four to a leg, alike on both, were strokes of one brush.
 */
const places = [
	[
		[0.27, 0.36, 1.05, 2.3, 1.25],
		[0.74, 0.66, 0.75, 2.6, 0.55],
	],
	[
		[0.22, 0.3, 0.7, 2.4, 0.72],
		[0.64, 0.58, 1.1, 2, 1.3],
		[0.85, 0.74, 0.7, 2.8, 0.45],
	],
] as const;

const fallsOf = (cut: TrouserCut, seed: number, side: number): Fall[] => {
	const next = random(seed * 23 + 11 + side);
	const about = (x: number, spread: number) => x + (next() - 0.5) * 2 * spread;
	return places[side].map(([hem, high, height, width, share], k): Fall => {
		const steep = width * about(1, 0.2);
		return {
			hem: about(hem, 0.03),
			high: about(high, 0.02),
			top: cut.crotch * share * about(1, 0.07),
			height: height * about(1, 0.15),
			steep,
			gentle: steep * about(3.4, 0.5),
			// The light comes from the left: most turn their wide side to it, on either leg.
			turn: side === 1 ? 1 : k === 0 ? -1 : 1,
			bow: about(0, 0.025),
		};
	});
};

/** Inner and outer edge of a leg at a height. */
const edgesOf = ({ crotch, hip, knee, hem }: TrouserCut, y: number): readonly [number, number] => [
	lerp(knee[0], hem[0], smooth(42, 0, y)),
	y < 42 ? lerp(knee[1], hem[1], 1 - y / 42) : lerp(knee[1], hip, smooth(42, crotch, y)),
];

/**
 * How much higher soft cloth lies at a place of a wide leg: between crease and edges it falls in a few long folds,
 * narrow where the waist holds them and open at the hem, each with a steep side and a long plane. Where two meet the
 * higher one very nearly wins: added up they are a lump, and lumps are blotches on pale cloth.
 */
export const legFall = (cut: TrouserCut, seed: number): ((x: number, y: number) => number) => {
	const falls = [fallsOf(cut, seed, 0), fallsOf(cut, seed, 1)];
	return (x, y) => {
		const side = x < 0 ? 0 : 1;
		const [inner, outer] = edgesOf(cut, y);
		const wide = outer - inner;
		const at = Math.abs(x) - inner;
		let sum = 0;
		for (const { hem, high, top, height, steep, gentle, turn, bow } of falls[side]) {
			const up = clamp(y / top);
			if (up >= 1) continue;
			const line = lerp(hem, high, up) + bow * Math.sin(up * Math.PI);
			const off = (at - line * wide + 0.4 * fbm(y * 0.04, side * 9 + hem * 40, 2, seed + 121)) * turn;
			const open = lerp(1, top > cut.crotch ? 0.5 : 0.85, up);
			const d = off / (open * (off > 0 ? steep : gentle));
			const here = height * (1 - up) ** 0.8 * smooth(0, 0.55, 1 - up) * Math.exp(-(Math.abs(d) ** 1.5));
			sum += here ** 4;
		}
		// Towards the edges of the leg the cloth lies down.
		return sum ** 0.25 * smooth(0, 2.6, Math.min(at, wide - at));
	};
};
