import { gridMesh } from "../cloth/mesh.ts";
import type { HeightAt } from "../cloth/surface-height.ts";
import { rgb } from "../maths/colour.ts";
import { type Point, polylineLength, resample } from "../maths/curve.ts";
import { fract } from "../maths/scalar.ts";
import type { Piece } from "../render/scene.ts";

/** A twisted cord along a line: half a tube that lies on what is under it, `lift` higher. */
export const cord = (line: readonly Point[], width: number, colour: string, under: HeightAt, lift = 0): Piece => {
	const length = polylineLength(line);
	const n = Math.max(12, Math.round(length * 6));
	const run = resample(line, n + 1);
	const c = rgb(colour);
	const mesh = gridMesh(10, n, (a, b) => {
		const i = Math.round(b * n);
		const p = run[Math.max(0, i - 1)];
		const q = run[Math.min(n, i + 1)];
		const d = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
		const angle = (a - 0.5) * Math.PI;
		const side = Math.sin(angle) * width;
		const x = run[i][0] - ((q[1] - p[1]) / d) * side;
		const y = run[i][1] + ((q[0] - p[0]) / d) * side;
		return [x, y, under(run[i][0], run[i][1]) + lift + 0.08 + width * 1.2 * Math.cos(angle), a, b * length];
	});
	return {
		mesh,
		surface: (u, v, texel) => {
			const twist = fract(v / (width * 2.2) + u * 0.9);
			const light = 0.82 + 0.22 * Math.sin(twist * Math.PI);
			texel.r = c[0] * light;
			texel.g = c[1] * light;
			texel.b = c[2] * light;
			texel.height = Math.sin(twist * Math.PI);
			texel.bump = 0.04;
			texel.sheen = 0.3;
		},
	};
};
