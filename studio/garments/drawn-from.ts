import type { Mesh } from "../cloth/mesh.ts";
import type { Point } from "../maths/curve.ts";

/** How far the cloth that lies about a place comes from elsewhere in the pattern: what is sewn on there is cut to match it. */
export const drawnFrom = ({ pos, uv }: Mesh, x: number, y: number, reach: number): Point => {
	let [du, dv, count] = [0, 0, 0];
	for (let k = 0; k < uv.length / 2; k++) {
		if (Math.abs(pos[3 * k] - x) > reach || Math.abs(pos[3 * k + 1] - y) > reach) continue;
		du += uv[2 * k] - pos[3 * k];
		dv += uv[2 * k + 1] - pos[3 * k + 1];
		count++;
	}
	return [du / count, dv / count];
};
