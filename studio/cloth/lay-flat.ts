import type { Point } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { clamp, smooth } from "../maths/scalar.ts";
import { type Lattice, lattice, smoothedEdge } from "./lattice.ts";
import type { Mesh } from "./mesh.ts";

export type FlatOptions = {
	outline: readonly Point[];
	seed: number;
	spacing: number;
	/** Width over which the edge is rounded down, and the height of the lying cloth. */
	edge: number;
	lift: number;
	/** Height of the edge itself: what lies below it is as thick, cm. */
	base?: number;
	/** Height of broad soft waves over the whole piece, cm. */
	swell?: number;
};

/** Cloth coordinates of a laid garment are those of its pattern. */
export type Laid = { panel: Lattice; mesh: Mesh };

/** Cloth laid on a table that nothing has moved: all its folds are given to it afterwards. */
export const layFlat = (options: FlatOptions): Laid => {
	const { outline, seed, spacing, edge, lift, base = 0.06, swell = 0 } = options;
	const panel = lattice(outline, spacing);
	const flat = new Float32Array(panel.count * 3);
	for (let k = 0; k < panel.count; k++) flat.set([panel.rest[2 * k], panel.rest[2 * k + 1], 0], 3 * k);
	const x = smoothedEdge(panel, flat, 8);
	for (let k = 0; k < panel.count; k++) {
		const [px, py] = [panel.rest[2 * k], panel.rest[2 * k + 1]];
		const depth = panel.depth[k];
		let z = base + lift * Math.sqrt(clamp(depth / edge));
		if (swell > 0) z += swell * (fbm(px * 0.075, py * 0.05, 3, seed + 81) + 0.55) * smooth(0, 4, depth);
		x[3 * k + 2] = z;
	}
	return { panel, mesh: { pos: x, uv: panel.rest.slice(), tri: panel.tri } };
};
