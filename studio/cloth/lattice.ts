import type { Point } from "../maths/curve.ts";
import { inside, nearest } from "../maths/polygon.ts";

/**
 * A panel of cloth as a lattice of equilateral triangles. Three thread directions instead of two, so that
 * compressed cloth buckles alike in every direction: a square grid gives folds that lean 45 degrees.
 */
export type Lattice = {
	count: number;
	spacing: number;
	/** Position in the flat pattern, two numbers per point. */
	rest: Float32Array;
	/** Depth inside the outline, 0 at the edge. */
	depth: Float32Array;
	/** Axial coordinates, two per point. */
	cell: Int32Array;
	tri: Uint32Array;
	/** The point at axial (i, j), or -1. */
	at: (i: number, j: number) => number;
};

const rowHeight = Math.sqrt(3) / 2;

/** Fills an outline with points about `spacing` cm apart; those nearest the outline are moved onto it. */
export const lattice = (outline: readonly Point[], spacing: number): Lattice => {
	const xs = outline.map((p) => p[0]);
	const ys = outline.map((p) => p[1]);
	const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
	const rows = Math.ceil((y1 - y0) / (spacing * rowHeight)) + 3;
	const skew = Math.ceil(rows / 2);
	const columns = Math.ceil((x1 - x0) / spacing) + 3 + skew;
	const ids = new Int32Array(rows * columns).fill(-1);
	const rest: number[] = [];
	const depth: number[] = [];
	const cell: number[] = [];
	for (let j = 0; j < rows; j++) {
		for (let i = 0; i < columns; i++) {
			let x = x0 + (i - skew - 1 + j / 2) * spacing;
			let y = y0 + (j - 1) * spacing * rowHeight;
			if (x < x0 - spacing || x > x1 + spacing) continue;
			const edge = nearest(x, y, outline);
			const away = Math.hypot(x - edge[0], y - edge[1]);
			const within = inside(x, y, outline);
			if (!within && away > spacing * 0.5) continue;
			if (away < spacing * 0.5) [x, y] = edge;
			ids[j * columns + i] = rest.length / 2;
			rest.push(x, y);
			depth.push(away < spacing * 0.5 ? 0 : away);
			cell.push(i, j);
		}
	}
	const at = (i: number, j: number) => (i < 0 || j < 0 || i >= columns || j >= rows ? -1 : ids[j * columns + i]);
	const tri: number[] = [];
	for (let k = 0; k < cell.length; k += 2) {
		const [i, j] = [cell[k], cell[k + 1]];
		const a = k / 2;
		const right = at(i + 1, j);
		const up = at(i, j + 1);
		const below = at(i + 1, j - 1);
		if (right >= 0 && up >= 0) tri.push(a, right, up);
		if (right >= 0 && below >= 0) tri.push(a, below, right);
	}
	return {
		count: rest.length / 2,
		spacing,
		rest: Float32Array.from(rest),
		depth: Float32Array.from(depth),
		cell: Int32Array.from(cell),
		tri: Uint32Array.from(tri),
		at,
	};
};

/** The three axes of the lattice. */
export const axes = [
	[1, 0],
	[0, 1],
	[1, -1],
] as const;

/** Evens out the outline, which the small wrinkles leave notched: each point on it moves towards its two neighbours. */
export const smoothedEdge = (panel: Lattice, x: Float32Array, rounds: number): Float32Array => {
	let now = x;
	for (let round = 0; round < rounds; round++) {
		const out = now.slice();
		for (let k = 0; k < panel.count; k++) {
			if (panel.depth[k] > 0) continue;
			const [i, j] = [panel.cell[2 * k], panel.cell[2 * k + 1]];
			const beside = axes
				.flatMap(([a, b]) => [panel.at(i + a, j + b), panel.at(i - a, j - b)])
				.filter((q) => q >= 0 && panel.depth[q] === 0);
			if (beside.length !== 2) continue;
			for (let c = 0; c < 2; c++)
				out[3 * k + c] = (now[3 * beside[0] + c] + now[3 * beside[1] + c] + 2 * now[3 * k + c]) / 4;
		}
		now = out;
	}
	return now;
};

/** Averages each point with its six neighbours, `weight` of the way; points with a missing neighbour stay. */
export const smoothed = (panel: Lattice, x: Float32Array, weight = 0.5): Float32Array => {
	const out = x.slice();
	for (let k = 0; k < panel.count; k++) {
		const [i, j] = [panel.cell[2 * k], panel.cell[2 * k + 1]];
		const around = axes.flatMap(([a, b]) => [panel.at(i + a, j + b), panel.at(i - a, j - b)]);
		if (around.some((q) => q < 0)) continue;
		for (let c = 0; c < 3; c++) {
			let sum = 0;
			for (const q of around) sum += x[3 * q + c];
			out[3 * k + c] = x[3 * k + c] * (1 - weight) + (sum / 6) * weight;
		}
	}
	return out;
};
