import { weave } from "../fabric/weave.ts";
import { noise } from "../maths/noise.ts";
import { smooth } from "../maths/scalar.ts";
import type { Surface } from "../render/scene.ts";
import type { ClothPalette } from "./shirtings.ts";

/** Picks per cm that are seen apart, and how many cm of the weft lie alike. */
const picks = 14;
const run = 2.6;

/**
 * Raw silk: reeled by hand, so that its weft is thick and thin, and never thrown, so that it shines dry: broad and broken, in the
 * weft's own direction. Every run of the weft leans a little otherwise to the window.
 */
export const rawSilk = ({ main, second, third }: ClothPalette): Surface => {
	const cloth = weave({
		threads: 11,
		warp: main,
		weft: second,
		slub: 0.16,
		yarn: "tussar",
		contrast: 0.14,
		spec: 0.2,
		gleam: 0.12,
		lustre: 0.24,
		pale: 0.15,
		spread: 1.6,
		sheen: 0.25,
		rough: 0.46,
		bump: 0.016,
		shot: third,
	});
	return (u, v, texel) => {
		cloth(u, v, texel);
		const thick = noise(u / run, v * picks, 71);
		const slub = smooth(0.68, 0.86, noise(u / (0.5 * run) + 3, v * 0.8 * picks, 72));
		texel.lustre *= 0.6 + 0.6 * thick + 0.5 * slub;
		texel.lean = 0.075 * (noise(u / (1.4 * run), v * 0.7 * picks, 73) - 0.5);
		const light = 0.92 + 0.08 * (thick - 0.5) + 0.06 * slub;
		texel.r *= light;
		texel.g *= light;
		texel.b *= light;
		texel.height += 0.3 * slub;
	};
};
