import { gridMesh } from "../cloth/mesh.ts";
import { darken } from "../fabric/sewing.ts";
import type { Point } from "../maths/curve.ts";
import { smooth } from "../maths/scalar.ts";
import type { Piece } from "../render/scene.ts";
import { metalOf } from "./bow.ts";

/** Its hole, the crest of its rolled rim and its outer edge, from the middle; cm. */
const [hole, crest, outer] = [0.26, 0.38, 0.52];

const profile: readonly Point[] = [
	[0.01, -0.1],
	[hole - 0.02, -0.08],
	[hole, 0.02],
	[hole + 0.05, 0.09],
	[crest, 0.12],
	[outer - 0.06, 0.08],
	[outer, 0],
	[outer + 0.02, -0.1],
];

/** A metal eyelet pressed into cloth, for a cord to come out of. */
export const eyelet = (x: number, y: number, z: number): Piece => {
	const mesh = gridMesh(40, profile.length - 1, (a, b) => {
		const [r, high] = profile[Math.round(b * (profile.length - 1))];
		const [px, py] = [r * Math.cos(2 * Math.PI * a), r * Math.sin(2 * Math.PI * a)];
		return [x + px, y + py, z + 0.04 + high, px, py];
	});
	return {
		mesh,
		surface: (u, v, texel) => {
			metalOf(texel);
			const r = Math.hypot(u, v);
			darken(texel, 1 - 0.86 * smooth(hole + 0.04, hole - 0.02, r));
			if (r > hole) return;
			texel.metal = 0;
			texel.spec = 0;
		},
	};
};
