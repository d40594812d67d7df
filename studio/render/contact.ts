import { clamp, degrees, smooth } from "../maths/scalar.ts";
import { meanAround } from "./mean-around.ts";
import type { Relief } from "./relief.ts";

/** How far the line at the very foot of an edge reaches, and the shade below cloth that stands off the ground, cm. */
const reach = { foot: 0.2, lifted: 0.9 };

/** How far towards the window each looks for what shades it, cm. */
const away = { foot: 0.06, lifted: 0.32 };

/** How far inside its edge cloth hides all of the sky from the ground below it, cm. */
const inside = 1;

/** Height of cloth that lies on the ground, and of cloth that stands well off it, cm. */
const [lying, standing] = [0.2, 0.62];

/** Mean over `far` cm of a field of the relief, read between its cells. */
const meanOver = ({ columns, rows, cell, x0, y0 }: Relief, from: Float32Array, far: number) => {
	// Over one of its broad cells alone, those along an edge that leans would be a row of dashes.
	const least = cell > 0.2 ? 2 : 1;
	const field = meanAround(from, { columns, rows }, Math.max(least, Math.round(far / cell / 2)));
	return (x: number, y: number): number => {
		const fx = clamp((x - x0) / cell - 0.5, 0, columns - 1.001);
		const fy = clamp((y - y0) / cell - 0.5, 0, rows - 1.001);
		const [i, j] = [Math.floor(fx), Math.floor(fy)];
		const [u, v] = [fx - i, fy - j];
		const k = j * columns + i;
		const low = field[k] * (1 - u) + field[k + 1] * u;
		return low * (1 - v) + (field[k + columns] * (1 - u) + field[k + columns + 1] * u) * v;
	};
};

const coveredOf = ({ piece }: Relief): Float32Array => Float32Array.from(piece, (id) => (id > 0 ? 1 : 0));

/** How far below what stands off the ground a place of it lies: 0 at the edge of that, 1 well inside. */
export const shadeBelow = (relief: Relief): ((x: number, y: number) => number) => {
	const covered = meanOver(relief, coveredOf(relief), inside);
	return (x, y) => smooth(0.45, 0.85, covered(x, y));
};

/**
 * The shade on the ground at the foot of what lies there: thin cloth is lower than the cells of the relief can tell, and
 * without it a garment seems to float. It is uneven, as cloth is: a hair where it lies on the table, wide where a fold runs
 * over its edge and lifts it, and almost all of it on the side away from the window. 0 far from it, 1 at its edge.
 */
export const contactShade = (relief: Relief, turn: number): ((x: number, y: number) => number) => {
	const covered = coveredOf(relief);
	const high = Float32Array.from(relief.height, (z, k) => covered[k] * Math.min(z, 2 * standing));
	const foot = meanOver(relief, covered, reach.foot);
	const broad = meanOver(relief, covered, reach.lifted);
	const lifted = meanOver(relief, high, reach.lifted);
	const [toX, toY] = [Math.cos(turn * degrees), Math.sin(turn * degrees)];
	return (x, y) => {
		const all = broad(x, y);
		if (all < 1e-4) return 0;
		const lift = smooth(lying, standing, lifted(x, y) / all);
		const near = Math.min(1, 2 * foot(x + away.foot * toX, y + away.foot * toY)) ** 1.5;
		const wide = Math.min(1, 1.7 * broad(x + away.lifted * toX, y + away.lifted * toY)) ** 2;
		return Math.min(1, near * (0.3 + 0.5 * lift) + 0.7 * wide * lift);
	};
};
