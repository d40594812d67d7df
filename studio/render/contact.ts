import { clamp, degrees, smooth } from "../maths/scalar.ts";
import { meanAround } from "./mean-around.ts";
import type { Relief } from "./relief.ts";

/** How far the line at the very foot of an edge reaches, and the shade below cloth that stands off the ground, cm. */
const reach = { foot: 0.2, lifted: 0.9 };

/** How far towards the window each looks for what shades it, cm. */
const away = { foot: 0.06, lifted: 0.32 };

/** Height of cloth that lies on the ground, and of cloth that stands well off it, cm. */
const [lying, standing] = [0.2, 0.62];

/**
 * The shade on the ground at the foot of what lies there: thin cloth is lower than the cells of the relief can tell, and
 * without it a garment seems to float. It is uneven, as cloth is: a hair where it lies on the table, wide where a fold runs
 * over its edge and lifts it, and almost all of it on the side away from the window. 0 far from it, 1 at its edge.
 */
export const contactShade = (
	{ columns, rows, cell, x0, y0, piece, height }: Relief,
	turn: number,
): ((x: number, y: number) => number) => {
	const around = (from: Float32Array, far: number): Float32Array =>
		meanAround(from, { columns, rows }, Math.max(1, Math.round(far / cell / 2)));
	const covered = Float32Array.from(piece, (id) => (id > 0 ? 1 : 0));
	const high = Float32Array.from(height, (z, k) => covered[k] * Math.min(z, 2 * standing));
	const foot = around(covered, reach.foot);
	const broad = around(covered, reach.lifted);
	const lifted = around(high, reach.lifted);
	const read = (field: Float32Array, x: number, y: number): number => {
		const fx = clamp((x - x0) / cell - 0.5, 0, columns - 1.001);
		const fy = clamp((y - y0) / cell - 0.5, 0, rows - 1.001);
		const [i, j] = [Math.floor(fx), Math.floor(fy)];
		const [u, v] = [fx - i, fy - j];
		const k = j * columns + i;
		const low = field[k] * (1 - u) + field[k + 1] * u;
		return low * (1 - v) + (field[k + columns] * (1 - u) + field[k + columns + 1] * u) * v;
	};
	const [toX, toY] = [Math.cos(turn * degrees), Math.sin(turn * degrees)];
	return (x, y) => {
		const all = read(broad, x, y);
		if (all < 1e-4) return 0;
		const lift = smooth(lying, standing, read(lifted, x, y) / all);
		const near = Math.min(1, 2 * read(foot, x + away.foot * toX, y + away.foot * toY)) ** 1.5;
		const wide = Math.min(1, 1.7 * read(broad, x + away.lifted * toX, y + away.lifted * toY)) ** 2;
		return Math.min(1, near * (0.3 + 0.5 * lift) + 0.7 * wide * lift);
	};
};
