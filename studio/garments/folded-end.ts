import type { Mesh } from "../cloth/mesh.ts";
import { darken } from "../fabric/sewing.ts";
import { lerp, smooth } from "../maths/scalar.ts";
import type { Piece, Surface } from "../render/scene.ts";
import { piece } from "./piece-set.ts";

/** How far from a fold in sheer cloth its other half is seen, cm. */
const fold = 0.3;

/**
 * The end of a cloth folded lengthwise: its border lies at the right, at the left is the fold. A strip with both borders
 * would be a cloth of a third of its width.
 */
export const foldedEnd = (mesh: Mesh, cloth: (width: number) => Surface, across: number): Piece => {
	const whole = across * 3;
	const surface = cloth(whole);
	return piece(mesh, (u, v, texel) => {
		surface(u + whole - across, v, texel);
		// Round the fold sheer cloth is seen from the side: threads stand close behind each other, and deeper.
		if (texel.cover === 1 || u > fold) return;
		texel.cover = lerp(texel.cover, 1, smooth(fold, 0.6 * fold, u));
		darken(texel, 1 - 0.17 * smooth(0.5 * fold, 0.2 * fold, u));
	});
};
