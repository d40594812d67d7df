import { gridMesh, type Mesh } from "../cloth/mesh.ts";
import { crestOf, type HeightAt } from "../cloth/surface-height.ts";
import type { Point } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { arch, clamp, lerp } from "../maths/scalar.ts";

/** What of a collar is seen from behind, on the right half: its upper line and its lower one, by distance from the middle. */
type Sight = {
	half: number;
	upper: (far: number) => number;
	lower: (far: number) => number;
	/** How high it stands above what it rests on, by distance from its fold. */
	stand: (fold: number) => number;
};

/** A woven leaf has a module of its own: `leaf-behind.ts`. */
export type CollarSight = "polo" | "band";

/** How far a line has come down at `far` of the way to the side: level over the nape, round at the corner. */
const shoulder = (far: number, roundness: number): number => 1 - (1 - far ** roundness) ** (1 / roundness);

/** A knitted leaf: from the fold over the neck down to its edge on the yoke, which goes over the shoulders to the front. */
const poloSight = ([nx, ny]: Point, depth: number): Sight => ({
	half: nx * 1.3,
	upper: (far) => ny + 1.9 - 2.9 * shoulder(far, 2.3),
	lower: (far) => ny + 1.5 - depth - 0.35 + 2.5 * far ** 3.4,
	stand: (fold) => 0.14 + 0.36 * (1 - fold) ** 1.4 + 0.06 * arch(fold),
});

/** A band: it stands on the seam of the neck, and there is no more of it than its height. */
const bandSight = ([nx, ny]: Point, depth: number): Sight => ({
	half: nx * 1.04,
	upper: (far) => ny - 2 + depth - 1.3 * shoulder(far, 3),
	lower: (far) => ny - 2.5 + 1.5 * far ** 2.2,
	stand: (fold) => 0.34 * (1 - fold) ** 0.8,
});

const sights = { polo: poloSight, band: bandSight };

/** Height of cloth that turns over at its edge and has lain down `wide` further in. */
const turned = (from: number, wide: number): number => Math.sqrt(1 - (1 - clamp(from / wide, 0.02)) ** 2.4);

/**
 * A collar seen from behind. It is one even slope from its fold to its edge: what it rests on is asked below the edge
 * alone, for the neck is open under it. Cloth coordinates are those of `poloCollar`: u along it, v from the fold (4) to the
 * edge (12).
 */
export const collarBehind = (
	neck: Point,
	under: HeightAt,
	depth: number,
	kind: CollarSight = "polo",
	soft = false,
): Mesh => {
	const { half, upper, lower, stand } = sights[kind](neck, depth);
	const band = kind === "band";
	const rest = crestOf(under, 0.6);
	const bed = (x: number): number => {
		let sum = 0;
		for (let k = -3; k <= 3; k++) {
			const at = Math.max(-half * 0.8, Math.min(half * 0.8, x + k * 0.7));
			sum += Math.max(0.3, rest(at, lower(Math.abs(at) / half) - 0.5));
		}
		return sum / 7;
	};
	return gridMesh(120, 34, (a, b) => {
		const t = Math.sin((a - 0.5) * Math.PI);
		const far = Math.abs(t);
		const fold = b * b * 0.4 + b * 0.6;
		const x = t * half;
		const y = lerp(upper(far), lower(far), fold) + 0.1 * fbm(x * 0.16, fold * 1.4, 2, 11) * fold;
		const slack = (soft ? 0.3 : 0.12) * fbm(x * 0.2, fold * 0.8, 2, 9);
		const on =
			((band ? 0.86 : 1) * bed(x) + stand(fold) * turned(1 - far, 0.5) + slack) *
			turned(fold, 0.3) *
			turned(1 - far, 0.22);
		// A line knitted into the edge of a polo's leaf keeps its distance from it where less of the leaf is seen.
		const shown = (upper(far) - lower(far)) / (upper(0) - lower(0));
		const v = kind === "polo" ? 12 - 8 * (1 - fold) * shown : 4 + 8 * fold;
		return [x, y, on - (band ? 0 : 0.1) * fold ** 20, x * 1.12, v];
	});
};
