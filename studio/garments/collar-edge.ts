import type { Mesh } from "../cloth/mesh.ts";
import type { Point } from "../maths/curve.ts";
import { type LinePlace, lineLookup } from "../maths/polygon.ts";
import { clamp, lerp } from "../maths/scalar.ts";
import { collarGrid } from "./shirt-collar.ts";

/** Distance from a leaf's edge and length along it, cm, at cloth coordinates u and v. */
export type LeafEdge = (u: number, v: number) => Pick<LinePlace, "distance" | "along">;

/** The leaf of a camp collar, whose fronts are hardly drawn together: its cloth coordinates are near enough. */
export const campEdge: LeafEdge = (u, v) => {
	const [out, front] = [12 - v, 22 - Math.abs(u)];
	return front < out ? { distance: front, along: v } : { distance: out, along: u };
};

/**
 * Where a place of a collar's leaf lies beside the leaf's edge, which is one line: down one front, along the leaf, up the
 * other front. Cloth coordinates run together towards a point, so that lines measured in them cross there and dissolve it;
 * at the true distance stitches turn the corner.
 */
export const leafEdge = ({ pos }: Mesh): LeafEdge => {
	const { columns, rows, turn, long, leaf } = collarGrid;
	const at = (i: number, j: number): Point => {
		const k = 3 * (j * (columns + 1) + i);
		return [pos[k], pos[k + 1]];
	};
	const first = Math.ceil(turn * rows);
	const down = Array.from({ length: rows - first }, (_, j) => at(0, first + j));
	const along = Array.from({ length: columns + 1 }, (_, i) => at(i, rows));
	const up = Array.from({ length: rows - first }, (_, j) => at(columns, rows - 1 - j));
	const place = lineLookup([...down, ...along, ...up], 1.2);
	return (u, v) => {
		const across = clamp(u / long + 0.5) * columns;
		const fall = clamp(turn + ((v - leaf[0]) / (leaf[1] - leaf[0])) * (1 - turn), turn, 1) * rows;
		const [i, j] = [Math.min(columns - 1, Math.floor(across)), Math.min(rows - 1, Math.floor(fall))];
		const [s, t] = [across - i, fall - j];
		const [a, b, c, d] = [at(i, j), at(i + 1, j), at(i, j + 1), at(i + 1, j + 1)];
		return place(lerp(lerp(a[0], b[0], s), lerp(c[0], d[0], s), t), lerp(lerp(a[1], b[1], s), lerp(c[1], d[1], s), t));
	};
};
