import { darken, deepened } from "../fabric/sewing.ts";
import { smooth } from "../maths/scalar.ts";
import type { Texel } from "../render/scene.ts";

/**
 * A seam of trousers: a soft furrow into which the cloth rounds from both sides, and hardly any line in its bottom. A
 * dark line of one width in every view is a line of pencil, and from near a slit.
 */
export const groove = (texel: Texel, distance: number, tone = 0.83): void => {
	const d = Math.abs(distance);
	if (d > 0.6) return;
	const narrow = Math.max(0.06, 1.5 / texel.density);
	const near = smooth(40, 70, texel.density);
	// In the furrow the threads are drawn together: their own relief would make a saw of its line.
	texel.height *= 1 - 0.7 * near * smooth(0.12, 0.02, d);
	deepened(texel);
	darken(texel, 1 - (1 - tone) * (1 - 0.35 * near) * smooth(narrow, 0, d));
	texel.height -= (0.048 / texel.bump) * Math.exp(-((d / 0.2) ** 2)) * smooth(0.6, 0.45, d);
};
