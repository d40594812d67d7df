import { gridMesh } from "../cloth/mesh.ts";
import type { Rgb } from "../maths/colour.ts";
import { type Point, polylineLength, resample } from "../maths/curve.ts";
import { lerp } from "../maths/scalar.ts";
import type { Piece } from "../render/scene.ts";

/** A single thread of yarn along a line: it comes out of the cloth at height `from` and runs down to the paper. */
export const looseThread = (line: readonly Point[], from: number, colour: Rgb): Piece => {
	const length = polylineLength(line);
	const n = Math.max(12, Math.round(length * 20));
	const run = resample(line, n + 1);
	const mesh = gridMesh(6, n, (a, b) => {
		const i = Math.round(b * n);
		const [p, q] = [run[Math.max(0, i - 1)], run[Math.min(n, i + 1)]];
		const d = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
		const angle = (a - 0.5) * Math.PI;
		const thick = lerp(0.036, 0.026, b);
		const side = Math.sin(angle) * thick;
		const z = lerp(from, 0.07, Math.min(1, b * 2.5)) + 0.05 * Math.sin(b * 7) ** 2;
		return [
			run[i][0] - ((q[1] - p[1]) / d) * side,
			run[i][1] + ((q[0] - p[0]) / d) * side,
			z + thick * Math.cos(angle),
			a,
			b * length,
		];
	});
	return {
		mesh,
		surface: (u, v, texel) => {
			const light = 0.94 + 0.06 * Math.sin((v * 9 + u) * Math.PI * 2);
			texel.r = colour[0] * light;
			texel.g = colour[1] * light;
			texel.b = colour[2] * light;
			texel.sheen = 0.2;
		},
	};
};
