import type { EdgeProfile } from "../cloth/fine-edge.ts";
import type { Mesh } from "../cloth/mesh.ts";
import type { Point } from "../maths/curve.ts";
import { distanceFromRuns } from "../maths/outline-runs.ts";
import { clamp } from "../maths/scalar.ts";

/** Over how much of its depth a hem is rounded down: it is a sharp fold, and the side of a leg is not. */
const sharp = 0.5;

/** The profile of a thin edge (fine-edge.ts). */
const roundedAt = (t: number): number => 1 - (1 - clamp(t)) ** 2;

/** Whether a segment of the legs' outline is of a hem. */
const isHem = (a: Point, b: Point): boolean => a[1] < 1.2 && b[1] < 1.2 && a[0] * b[0] > 0;

/** How far from an outline's segments a distance is asked for, cm. */
const reach = 3;

/**
 * Gives hems an edge of their own. Rounded down like the sides they meet these in a mitre, as the corner of a picture
 * frame does.
 */
export const hemEdged = (mesh: Mesh, outline: readonly Point[], { edge, lift }: EdgeProfile): Mesh => {
	const toHem = distanceFromRuns(outline, isHem, reach);
	const toSide = distanceFromRuns(outline, (a, b) => !isHem(a, b), reach);
	const pos = mesh.pos.slice();
	for (let i = 0; i < pos.length / 3; i++) {
		const [x, y] = [mesh.uv[2 * i], mesh.uv[2 * i + 1]];
		if (y > edge + 1) continue;
		const [low, side] = [toHem(x, y), toSide(x, y)];
		const wanted = roundedAt(side / edge) * roundedAt(low / sharp);
		pos[3 * i + 2] = Math.max(0.03, pos[3 * i + 2] + lift * (wanted - roundedAt(Math.min(low, side) / edge)));
	}
	return { ...mesh, pos };
};
