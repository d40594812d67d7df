import { gridMesh, type Mesh } from "../cloth/mesh.ts";
import { crestOf, type HeightAt } from "../cloth/surface-height.ts";
import type { Point } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { clamp, lerp } from "../maths/scalar.ts";

/** How far a line has come down at `far` of the way to the side: level over the nape, round at the corner. */
const cornered = (far: number, roundness: number): number => 1 - (1 - far ** roundness) ** (1 / roundness);

/** Height of cloth that turns over at its edge and has lain down `wide` further in. */
const turned = (from: number, wide: number): number => Math.sqrt(1 - (1 - clamp(from / wide, 0.02)) ** 2.4);

/**
 * A band collar seen from behind: it stands on the seam of the neck, and there is no more of it than its height. It is one even slope:
 * what it rests on is asked below its seam alone, for the neck is open under it. Cloth coordinates: u along it, v from its upper edge
 * (4) to its seam (12).
 */
export const bandBehind = ([nx, ny]: Point, under: HeightAt, height: number, soft = false): Mesh => {
	const half = nx * 1.04;
	const upper = (far: number) => ny - 2 + height - 1.3 * cornered(far, 3);
	const lower = (far: number) => ny - 2.5 + 1.5 * far ** 2.2;
	const rest = crestOf(under, 0.6);
	const bed = (x: number): number => {
		let sum = 0;
		for (let k = -3; k <= 3; k++) {
			const at = clamp(x + k * 0.7, -half * 0.8, half * 0.8);
			sum += Math.max(0.3, rest(at, lower(Math.abs(at) / half) - 0.5));
		}
		return sum / 7;
	};
	return gridMesh(120, 34, (a, b) => {
		const t = Math.sin((a - 0.5) * Math.PI);
		const far = Math.abs(t);
		const down = b * b * 0.4 + b * 0.6;
		const x = t * half;
		const y = lerp(upper(far), lower(far), down) + 0.1 * fbm(x * 0.16, down * 1.4, 2, 11) * down;
		const slack = (soft ? 0.3 : 0.12) * fbm(x * 0.2, down * 0.8, 2, 9);
		const stands = 0.34 * (1 - down) ** 0.8 * turned(1 - far, 0.5);
		const z = (0.86 * bed(x) + stands + slack) * turned(down, 0.3) * turned(1 - far, 0.22);
		return [x, y, z, x * 1.12, 4 + 8 * down];
	});
};
