import { smooth } from "../maths/scalar.ts";
import type { Texel } from "../render/scene.ts";

/**
 * Satin's band of light left out along an edge: every slope lies side by side in a turned-down edge, so that the band
 * fell on it as a bright line all round the garment, like the rim of a pen.
 */
export const satinEdge = (texel: Texel, inside: number, wide = 0.34): void => {
	if (texel.lustre === 0 || inside >= wide) return;
	texel.lustre *= 0.66 + 0.34 * smooth(0.25 * wide, wide, inside);
};
