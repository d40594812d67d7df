import { type Mesh, moved } from "../cloth/mesh.ts";
import type { Piece, Surface } from "../render/scene.ts";

/**
 * The end of a cloth folded lengthwise: one border lies at the right, at the left the cloth is folded over, and its second
 * layer looks out at the right. A strip with both borders would be a cloth of a third of its width.
 */
export const foldedEnd = (mesh: Mesh, cloth: (width: number) => Surface, across: number): Piece[] => {
	const whole = across * 3;
	const surface = cloth(whole);
	const shown: Surface = (u, v, texel) => surface(u + whole - across, v, texel);
	const below = moved(mesh, (x, y, z) => [x + 0.7, y + 0.25, z - 0.28]);
	return [
		{ mesh: below, surface: shown },
		{ mesh, surface: shown },
	];
};
