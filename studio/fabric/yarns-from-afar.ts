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
