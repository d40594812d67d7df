import type { Mesh } from "../cloth/mesh.ts";
import { darken } from "../fabric/sewing.ts";
import { fbm } from "../maths/noise.ts";
import { hash } from "../maths/random.ts";
import { clamp } from "../maths/scalar.ts";
import type { Surface } from "../render/scene.ts";

/**
 * The side of a folded layer (cloth/fold.ts, `grounded`) is no smooth wall: it is the folds of several plies, each round,
 * one further out than the next, and none folded at quite the same place of the cloth.
 * @param ply height of one, cm
 */
export const plied = ({ uv }: Mesh, cloth: Surface, seed: number, ply = 0.42): Surface => {
	let [right, left, front, back] = [-1e9, 1e9, 1e9, -1e9];
	for (let i = 0; i < uv.length; i += 2) {
		right = Math.max(right, uv[i]);
		left = Math.min(left, uv[i]);
		front = Math.min(front, uv[i + 1]);
		back = Math.max(back, uv[i + 1]);
	}
	// Cloth coordinates of a wall run on below 0, by half the layer's thickness.
	const half = -front;
	const radius = 1.1 * half;
	const count = Math.max(2, Math.round((2 * half) / ply));
	return (u, v, texel) => {
		const toFront = v;
		const toSide = Math.min(u - left - half, right - half - u, back - half - v);
		const rim = Math.min(toFront, toSide);
		if (rim > radius * 0.75) {
			cloth(u, v, texel);
			return;
		}
		const above = rim < 0 ? rim / half : Math.sqrt(Math.max(0, 1 - (1 - rim / radius) ** 2));
		const isFront = toFront <= toSide;
		const along = isFront ? u : v;
		const at = Math.max(
			0,
			((1 - above) / 2) * count +
				0.42 * fbm(along * 0.1, seed * 0.7, 3, seed + 3) * clamp(2 * (1 - Math.abs(above)) + 0.5),
		);
		const k = Math.floor(at);
		const within = at - k;
		// The uppermost ply goes on into the top of the layer.
		const shift = k <= 0 ? 0 : hash(k, 1, seed) - 0.5;
		cloth(isFront ? u + 0.22 * shift : u, isFront ? v + 0.7 * shift : v, texel);
		const round = Math.sqrt(clamp(1 - (2 * within - 1) ** 2));
		// The top of the layer goes on into its uppermost ply without a step.
		const deep = k <= 0 && within < 0.5 ? 0 : 1 - round;
		const out = 0.75 + 0.5 * fbm(along * 0.16, k * 3.1, 2, seed + 7);
		darken(texel, 1 - 0.5 * deep);
		if (texel.bump > 0) texel.height -= (0.08 * out * deep) / texel.bump;
	};
};
