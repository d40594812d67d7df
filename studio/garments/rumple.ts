import { deepened } from "../fabric/sewing.ts";
import { fbm, mottle } from "../maths/noise.ts";
import { smooth } from "../maths/scalar.ts";
import type { Texel } from "../render/scene.ts";

/**
 * How uneven cloth is within the breadth of a finger, between its folds: it was worn by hands and steam, and no face of it is as
 * even as paint. `high` in cm; `seed` is the garment's.
 */
export const rumple = (high: number, seed: number): ((texel: Texel, x: number, y: number) => void) => {
	const [ox, oy] = [seed * 7.3, seed * 3.1];
	return (texel, x, y) => {
		// Here more and there less: alike all over it is leather.
		const much = 0.35 + 0.9 * smooth(-0.5, 0.5, fbm(x * 0.09, y * 0.07, 2, seed + 171));
		// Along the warp it is longer than across.
		const soft = mottle(ox + x * 9, oy + y * 6);
		const fine = mottle(oy + x * 23 + 3 * soft, ox + y * 15);
		deepened(texel);
		texel.height += (high * much * (soft + 0.45 * fine)) / texel.bump;
	};
};
