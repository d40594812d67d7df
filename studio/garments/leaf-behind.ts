import { gridMesh, type Mesh } from "../cloth/mesh.ts";
import { crestOf, type HeightAt } from "../cloth/surface-height.ts";
import type { Point } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { clamp, lerp, smooth } from "../maths/scalar.ts";

/** Where the leaf goes over the shoulder, cm outside and below the corner of the neck: its edge ends there, and not on the yoke. */
const wraps: Point = [3.6, -1.25];

/** How wide the fold is round, and how far the leaf's rim is pressed thin, cm. */
const roll = { wide: 1.25, rim: 0.16 } as const;

/** Height of the fold and of the leaf's edge above what the leaf lies on, cm: two layers, a stand below, and air. */
const high = { fold: 0.52, edge: 0.27 } as const;

/** Height of round cloth, as a share, at a distance from where it turns under. */
const rounded = (from: number): number => Math.sqrt(1 - (1 - clamp(from / roll.wide, 0.015)) ** 2);

/**
 * The leaf of a woven collar seen from behind, folded down. Its sides are the outline of the garment: they come down from the fold
 * over the nape and run out on the shoulders, where the leaf goes round to the front. With an end of its own on the yoke it was a
 * strip of paper. Cloth coordinates are those of `collarBehind`: u along it, v from the fold (4) to the edge (12), but both in
 * true measure from the edge, so that stitches keep their distance to it where the leaf narrows.
 */
export const leafBehind = ([nx, ny]: Point, under: HeightAt, depth: number, soft = false): Mesh => {
	const crest = crestOf(under, 0.6);
	const top = ny + 1.75;
	const [endX, endY] = [nx + wraps[0], ny + wraps[1]];
	/** The fold: one arch from shoulder to shoulder, flattest over the nape. With a level top and slanting sides it was a sheet of paper, cut. */
	const fold = (far: number): Point => [endX * far, lerp(top, endY, 0.14 * far ** 2 + 0.86 * far ** 5)];
	const edge = (far: number): Point => [endX * far, lerp(top - depth, endY - 0.22, 0.4 * far ** 2 + 0.6 * far ** 5)];
	/** The yoke under the edge, evened along it: two layers and a lining follow no crease. */
	const bed = (x: number): number => {
		let sum = 0;
		for (let k = -3; k <= 3; k++) {
			const far = clamp(Math.abs(x + k * 0.8) / endX, 0, 0.86);
			const [ex, ey] = edge(far);
			sum += Math.max(0.3, crest(Math.sign(x) * ex, ey - 0.5));
		}
		return sum / 7;
	};
	return gridMesh(150, 44, (a, b) => {
		const t = Math.sin((a - 0.5) * Math.PI);
		const far = Math.abs(t);
		const side = Math.sign(t);
		const [[fx, fy], [ex, ey]] = [fold(far), edge(far)];
		const wide = Math.hypot(fx - ex, fy - ey);
		const down = lerp(b, b * b, 0.35);
		const x = side * lerp(fx, ex, down);
		const y = lerp(fy, ey, down) + 0.07 * fbm(x * 0.15, 1.7, 2, 11) * down;
		const [fromFold, fromEdge] = [wide * down, wide * (1 - down)];
		const slack = (soft ? 0.22 : 0.1) * fbm(x * 0.17, down * 0.9, 2, 9) * smooth(0, 1, fromFold);
		// It stands off the yoke here more and there less, so that the shade under its edge is not ruled.
		const edgeHigh = high.edge * (1 + 0.5 * fbm(x * 0.21, 4, 2, 13));
		// Where it goes over the shoulder it lies on it.
		const runsOut = smooth(0.66, 1, far);
		const stands = (1 - 0.75 * runsOut) * lerp(high.fold, edgeHigh, smooth(0.3, 0.9 * depth, fromFold) ** 0.8);
		const rim = 0.1 * (1 - Math.sqrt(clamp(fromEdge / roll.rim)));
		const z = (lerp(bed(x), 0.24, runsOut) + stands + slack) * rounded(fromFold) - rim;
		return [x, y, z, x * 1.04, 12 - (8 / depth) * fromEdge];
	});
};
