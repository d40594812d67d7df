import type { EdgeProfile } from "../cloth/fine-edge.ts";
import type { Mesh } from "../cloth/mesh.ts";
import type { Point } from "../maths/curve.ts";
import { lineLookup } from "../maths/polygon.ts";
import { clamp } from "../maths/scalar.ts";

/** Over how much of its depth a hem is rounded down: it is a sharp fold, and the side of a leg is not. */
const sharp = 0.5;

/** The profile of a thin edge (fine-edge.ts). */
const roundedAt = (t: number): number => 1 - (1 - clamp(t)) ** 2;

/** Distance from the stretches of an outline that are hems, or from all others. */
const distanceTo = (outline: readonly Point[], hems: boolean): ((x: number, y: number) => number) => {
	const runs: Point[][] = [];
	let open = false;
	for (const [k, a] of outline.entries()) {
		const b = outline[(k + 1) % outline.length];
		const isHem = a[1] < 1.2 && b[1] < 1.2 && a[0] * b[0] > 0;
		if (isHem !== hems) {
			open = false;
			continue;
		}
		if (open) runs[runs.length - 1].push(b);
		else runs.push([a, b]);
		open = true;
	}
	const looks = runs.map((run) => lineLookup(run, 3));
	return (x, y) => Math.min(...looks.map((at) => at(x, y).distance));
};

/**
 * Gives hems an edge of their own. Rounded down like the sides they meet these in a mitre, as the corner of a picture
 * frame does.
 */
export const hemEdged = (mesh: Mesh, outline: readonly Point[], { edge, lift }: EdgeProfile): Mesh => {
	const toHem = distanceTo(outline, true);
	const toSide = distanceTo(outline, false);
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
