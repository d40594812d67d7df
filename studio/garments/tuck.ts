import { type Mesh, moved } from "../cloth/mesh.ts";
import { smooth } from "../maths/scalar.ts";

/** How far before the edge ripples are drawn flat, cm. */
const calmed = 6;

/**
 * Cloth that goes over the far edge of what it lies on goes down behind it: left to lie on, it ended in the air above
 * the pile. `back` is the y of that edge, `top` the height of the cloth there, cm.
 */
export const tuckedBehind = (mesh: Mesh, back: number, top: number): Mesh =>
	moved(mesh, (x, y, z) => {
		const flat = top + (z - top) * (1 - 0.55 * smooth(back - calmed, back, y));
		const beyond = y - back;
		if (beyond <= 0) return [x, y, flat];
		return [x, back + 0.5 * (1 - Math.exp(-2 * beyond)), Math.max(0.02, flat - beyond ** 2 / (0.5 + 0.6 * beyond))];
	});
