import type { Mesh } from "../cloth/mesh.ts";
import { lerp, smooth } from "../maths/scalar.ts";

/** Share of the folds' height that is left on a yoke, over what height about its seam they begin, and how high cloth lies on it, cm. */
const held = { share: 0.3, above: 2.2, below: 2.5, level: 0.26 } as const;

/** A back whose folds begin at the yoke's seam, which lies at the height `seam` of the pattern: the yoke is double and lies flat. */
export const heldByYoke = (mesh: Mesh, seam: number): Mesh => {
	const pos = mesh.pos.slice();
	for (let k = 0; k < pos.length / 3; k++) {
		const above = pos[3 * k + 2] - held.level;
		if (above <= 0) continue;
		const share = lerp(held.share, 1, smooth(seam + held.above, seam - held.below, mesh.uv[2 * k + 1]));
		pos[3 * k + 2] = held.level + above * share;
	}
	return { ...mesh, pos };
};
