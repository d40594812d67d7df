import type { Mesh } from "../cloth/mesh.ts";
import type { Piece, Surface } from "../render/scene.ts";
import { piece } from "./piece-set.ts";

/**
 * The end of a cloth folded lengthwise: its border lies at the right, at the left is the fold. A strip with both borders
 * would be a cloth of a third of its width.
 */
export const foldedEnd = (mesh: Mesh, cloth: (width: number) => Surface, across: number): Piece => {
	const whole = across * 3;
	const surface = cloth(whole);
	return piece(mesh, (u, v, texel) => surface(u + whole - across, v, texel));
};
