import type { Point } from "../maths/curve.ts";
import { clamp } from "../maths/scalar.ts";
import { type Lattice, lattice, smoothedEdge } from "./lattice.ts";
import type { Mesh } from "./mesh.ts";

type FlatOptions = {
	outline: readonly Point[];
	spacing: number;
	/** Width over which the edge is rounded down, and the height of the lying cloth. */
	edge: number;
	lift: number;
};

/** Height of the edge itself: what lies below it is as thick, cm. */
const base = 0.06;

/** Cloth coordinates of a laid garment are those of its pattern. */
export type Laid = { panel: Lattice; mesh: Mesh };

/** Cloth laid on a table that nothing has moved: all its folds are given to it afterwards. */
export const layFlat = ({ outline, spacing, edge, lift }: FlatOptions): Laid => {
	const panel = lattice(outline, spacing);
	const flat = new Float32Array(panel.count * 3);
	for (let k = 0; k < panel.count; k++) flat.set([panel.rest[2 * k], panel.rest[2 * k + 1], 0], 3 * k);
	const pos = smoothedEdge(panel, flat, 8);
	for (let k = 0; k < panel.count; k++) pos[3 * k + 2] = base + lift * Math.sqrt(clamp(panel.depth[k] / edge));
	return { panel, mesh: { pos, uv: panel.rest.slice(), tri: panel.tri } };
};
