import { fbm, noise } from "../maths/noise.ts";

/** How paper crumples: it bends along lines and stays flat between them, as no smooth noise does. */

/** Height, 0 to 1, on triangles about `cell` cm wide with corners at random heights. */
export const facetAt = (x: number, y: number, cell: number, seed: number): number => {
	const px = x + 0.45 * cell * fbm(x / (cell * 1.7), y / (cell * 1.7), 2, seed + 1);
	const py = y + 0.45 * cell * fbm(x / (cell * 1.7), y / (cell * 1.7), 2, seed + 2);
	const u = (px + 0.42 * py) / cell;
	const v = (py * 0.8 - 0.3 * px) / cell;
	const [i, j] = [Math.floor(u), Math.floor(v)];
	const [fu, fv] = [u - i, v - j];
	const at = (di: number, dj: number) => noise(i + di + 40, j + dj + 40, seed);
	const [side, end] = [at(1, 0), at(0, 1)];
	const near = fu + fv < 1;
	const [corner, a, b] = near ? [at(0, 0), fu, fv] : [at(1, 1), 1 - fv, 1 - fu];
	return corner + (side - corner) * a + (end - corner) * b;
};
