import { gridMesh, type Mesh } from "../cloth/mesh.ts";
import { crestOf, type HeightAt } from "../cloth/surface-height.ts";
import type { Point } from "../maths/curve.ts";
import { arch, lerp } from "../maths/scalar.ts";

/**
 * The leaf of a collar seen from behind: from the fold, which stands over the neck, down to its edge, and over the
 * shoulders to the front. Cloth coordinates are those of `collar`: u along it, v from the fold (4) to the edge (12).
 */
export const collarBehind = ([nx, ny]: Point, under: HeightAt, depth = 4.4): Mesh => {
	const rest = crestOf(under, 0.6);
	return gridMesh(90, 30, (a, b) => {
		const t = 2 * a - 1;
		const far = Math.abs(t);
		const x = t * lerp(nx * 1.08, nx * 1.3, b ** 0.8);
		const fold = ny + 1.9 - 1.1 * far ** 2.6;
		const edge = ny + 1.5 - depth - 0.5 * (1 - far ** 2) + 1.1 * far ** 4;
		const y = lerp(fold, edge, b);
		const roll = Math.sqrt(Math.min(1, 0.06 + b * 7));
		const ends = Math.min(1, 0.35 + (1 - far) * 9);
		const z = (Math.max(0.3, rest(x, y)) + 0.2 + 0.5 * (1 - b) ** 1.4 + 0.08 * arch(b)) * roll * ends;
		return [x, y, z - 0.1 * b ** 24, t * nx * 1.5, 4 + 8 * b];
	});
};
