import { noise } from "../maths/noise.ts";
import { smooth } from "../maths/scalar.ts";
import type { Surface } from "../render/scene.ts";

/** Bundles of threads per cm: two pixels each in the whole view of a garment, the least that a picture can show. */
const perCm = 6;

/**
 * The unevenness of yarns that is left where single threads are too fine for the picture: warp and weft each
 * lighter and darker by bundles. Near enough for the threads themselves it fades.
 */
export const withYarns = (cloth: Surface, strength: number): Surface =>
	strength === 0
		? cloth
		: (u, v, texel) => {
				cloth(u, v, texel);
				const seen = strength * smooth(60, 34, texel.density);
				if (seen <= 0) return;
				const warp = noise(u * perCm, v * 0.8, 311) - 0.5;
				const weft = noise(u * 0.8, v * perCm, 317) - 0.5;
				const light = 1 + seen * (warp + weft);
				texel.r *= light;
				texel.g *= light;
				texel.b *= light;
			};

/** Grains per cm across their run and, half as clear, for what shows of single yarns: a pixel and a half each in the whole view of a garment. */
const grainsPerCm = 9.3;
const specksPerCm = 13.7;

/** How clearly the grain of a cloth of even yarns is seen from afar, and which way it runs: `long` times as long as wide. */
export type Grain = { strength: number; lean: number; long: number };

/**
 * What is left of a cloth of even yarns where its threads are too fine for the picture: the crossings of a thick plain weave
 * as pebbles, the line of a twill as a short uneven slant that is never ruled. Streaks along warp and weft in their place are
 * linen. Nowhere is it as clear as beside: of one strength all over it is a film laid on the cloth.
 */
export const withGrain = (cloth: Surface, { strength, lean, long }: Grain): Surface => {
	const [c, s] = [Math.cos(lean), Math.sin(lean)];
	return (u, v, texel) => {
		cloth(u, v, texel);
		const seen = strength * smooth(60, 34, texel.density);
		if (seen <= 0) return;
		const [along, across] = [u * c + v * s, u * s - v * c];
		const clear = 0.7 + 0.6 * noise(u * 0.35, v * 0.25, 341);
		const lines = noise(across * grainsPerCm, (along * grainsPerCm) / long, 331) - 0.5;
		const specks = noise(u * specksPerCm + 0.4 * v, v * specksPerCm, 347) - 0.5;
		const light = 1 + seen * (clear * lines + specks);
		texel.r *= light;
		texel.g *= light;
		texel.b *= light;
	};
};
