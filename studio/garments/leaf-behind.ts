import { gridMesh, type Mesh } from "../cloth/mesh.ts";
import { crestOf, type HeightAt } from "../cloth/surface-height.ts";
import type { Point } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { clamp, lerp, smooth } from "../maths/scalar.ts";

/** Where the fold and the leaf's edge end on the outline, cm outside and above the corner of the neck: there the leaf goes over the shoulder. */
const ends = { fold: [2, 0.35], edge: [3.8, -1.6] } as const satisfies Record<string, Point>;

/** How far the fold stands above the corner of the neck in the middle, cm. */
const standing = 1.75;

/** How wide the leaf is round at its fold and where it goes over the shoulder, and how far its rim is pressed thin, cm. */
const roll = { fold: 0.75, side: 0.55, rim: 0.16 } as const;

/** Height of the fold and of the leaf's edge above what the leaf lies on, cm: two layers, a stand below, and air. */
const high = { fold: 0.5, edge: 0.25 } as const;

/** Height of round cloth, as a share, at a distance from where it turns under. */
const rounded = (from: number, wide: number): number => Math.sqrt(1 - (1 - clamp(from / wide, 0.015)) ** 2);

/** How far a fold has come down at `far` of its way to the side: nearly level over the nape, and round where it turns down beside the neck. */
const cornered = (far: number): number => 0.3 * far ** 2 + 0.7 * (1 - (1 - far ** 3.5) ** (1 / 1.7));

/**
 * The leaf of a collar seen from behind, folded down. It is as high beside the neck as over the nape, or nearly: its sides go
 * down from the fold to the shoulders, where the leaf turns to the front, and its edge rises a little to meet them. One arch that met
 * the edge on the shoulders was a lozenge. Cloth coordinates: u along it, v from the fold (4) to the edge
 * (12), in true measure from the edge, so that stitches keep their distance to it where the leaf narrows.
 */
export const leafBehind = ([nx, ny]: Point, under: HeightAt, depth: number, soft = false): Mesh => {
	const crest = crestOf(under, 0.6);
	const top = ny + standing;
	const at = ([x, y]: Point): Point => [nx + x, ny + y];
	const [foldX, foldY] = at(ends.fold);
	const [edgeX, edgeY] = at(ends.edge);
	const fold = (far: number): Point => [foldX * far, lerp(top, foldY, cornered(far))];
	const edge = (far: number): Point => [edgeX * far, lerp(top - depth, edgeY, far ** 2.6)];
	/** The yoke under the edge, evened along it: two layers and a lining follow no crease. */
	const bed = (x: number): number => {
		let sum = 0;
		for (let k = -3; k <= 3; k++) {
			const far = clamp(Math.abs(x + k * 0.8) / edgeX, 0, 0.86);
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
		const [fromFold, fromEdge, fromSide] = [wide * down, wide * (1 - down), edgeX * (1 - far)];
		const slack = (soft ? 0.22 : 0.1) * fbm(x * 0.17, down * 0.9, 2, 9) * smooth(0, 1, fromFold);
		// It stands off the yoke here more and there less, so that the shade under its edge is not ruled.
		const edgeHigh = high.edge * (1 + 0.5 * fbm(x * 0.21, 4, 2, 13));
		// Where it goes over the shoulder it lies on it.
		const runsOut = smooth(0.72, 1, far);
		const stands = (1 - 0.45 * runsOut) * lerp(high.fold, edgeHigh, smooth(0.2, depth, fromFold));
		const rim = 0.1 * (1 - Math.sqrt(clamp(fromEdge / roll.rim)));
		const turned = rounded(fromFold, roll.fold) * rounded(fromSide, roll.side);
		const z = (lerp(bed(x), 0.24, runsOut) + stands + slack) * turned - rim;
		return [x, y, z, x * 1.04, 12 - (8 / depth) * fromEdge];
	});
};
