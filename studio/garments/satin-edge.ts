import { smooth } from "../maths/scalar.ts";
import type { Texel } from "../render/scene.ts";

/**
 * Satin's band of light left out along an edge: every slope lies side by side in a turned-down edge, so that the band
 * fell on it as a bright line all round the garment, like the rim of a pen. What satin lacks of other light comes back there,
 * or the garment is outlined in black.
 */
export const satinEdge = (texel: Texel, inside: number, wide = 0.34): void => {
	// The broader light falls on more of it.
	const [left, within] = texel.deep > 0 ? [0.3, 1.1 * wide] : [0.66, wide];
	if (texel.lustre === 0 || inside >= within) return;
	const kept = left + (1 - left) * smooth(0.25 * within, within, inside);
	texel.lustre *= kept;
	texel.deep *= kept;
};
