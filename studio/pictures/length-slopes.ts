import type { Mesh } from "../cloth/mesh.ts";
import { clamp } from "../maths/scalar.ts";
import { stripOf } from "../render/gloss.ts";

/** From where opened lengths are lit, degrees. */
export const lengthKeyFrom = 146;

/** The way on the floor to the window that satin and zari mirror there. */
const toWindow = stripOf(lengthKeyFrom);

/** The slope towards the window of a laid cloth at a place of it, cm: of a mesh of so many cells across and along, before it is drawn in perspective. */
export const slopesOf = ({ pos, uv }: Mesh, across: number, along: number): ((u: number, v: number) => number) => {
	const columns = across + 1;
	const [cellU, cellV] = [uv[2] - uv[0], uv[2 * columns + 1] - uv[1]];
	const z = (i: number, j: number) => pos[3 * (clamp(j, 0, along) * columns + clamp(i, 0, across)) + 2];
	/** How many cells there really are between two to one side and two to the other: fewer at an edge. */
	const spanAt = (k: number, count: number) => Math.min(k + 2, count) - Math.max(k - 2, 0);
	// Over some cells to either side: a band of zari is stiffer than the cloth.
	const values = Float32Array.from({ length: columns * (along + 1) }, (_, k) => {
		const [i, j] = [k % columns, Math.floor(k / columns)];
		const onU = (z(i + 2, j) - z(i - 2, j)) / (spanAt(i, across) * cellU);
		const onV = (z(i, j + 2) - z(i, j - 2)) / (spanAt(j, along) * cellV);
		return -(onU * toWindow[0] + onV * toWindow[1]);
	});
	return (u, v) => {
		const [x, y] = [clamp(u / cellU, 0, across - 1e-3), clamp(v / cellV, 0, along - 1e-3)];
		const [i, j] = [Math.floor(x), Math.floor(y)];
		const [s, t] = [x - i, y - j];
		const k = j * columns + i;
		const low = values[k] * (1 - s) + values[k + 1] * s;
		return low * (1 - t) + (values[k + columns] * (1 - s) + values[k + columns + 1] * s) * t;
	};
};
