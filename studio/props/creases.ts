import { random } from "../maths/random.ts";
import { runningMean } from "../maths/running-mean.ts";
import { clamp, lerp } from "../maths/scalar.ts";

/**
 * Creases of paper or film that was handled: each is straight, sharp along its crest, steep on one side and gentle on the
 * other, and runs out to nothing. Where many cross they leave flat facets, as no noise does.
 */

export type Crease = {
	x: number;
	y: number;
	/** Direction, radians, and half of its length, cm. */
	angle: number;
	half: number;
	/** How broad its two sides are, cm, and how high its crest; below 0 it is a valley. */
	steep: number;
	gentle: number;
	rise: number;
};

/** A height over a rectangle, in cells. */
export type Field = { left: number; low: number; cell: number; columns: number; rows: number; z: Float32Array };

export const fieldOver = (left: number, low: number, right: number, high: number, cell: number): Field => {
	const columns = Math.ceil((right - left) / cell) + 3;
	const rows = Math.ceil((high - low) / cell) + 3;
	return { left, low, cell, columns, rows, z: new Float32Array(columns * rows) };
};

/** The same field with a height given for each of its places. */
export const filled = (field: Field, height: (x: number, y: number) => number): Field => {
	const { left, low, cell, columns, rows, z } = field;
	for (let j = 0; j < rows; j++)
		for (let i = 0; i < columns; i++) z[j * columns + i] = height(left + i * cell, low + j * cell);
	return field;
};

/** Averages a field in place over `reach` cells to each side, along its rows and then along its columns. */
export const evened = ({ z, columns, rows }: Field, reach: number): void => {
	for (let row = 0; row < rows; row++) runningMean(z, row * columns, 1, columns, reach);
	for (let column = 0; column < columns; column++) runningMean(z, column, columns, rows, reach);
};

/** The columns and rows, first and last of each, that a crease reaches which is as wide as this on either side, cm. */
export const cellsBeside = (
	{ left, low, cell, columns, rows }: Field,
	{ x, y, angle, half }: Crease,
	wide: number,
): [i0: number, i1: number, j0: number, j1: number] => {
	const [along, across] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
	const [reachX, reachY] = [half * along + wide * across, half * across + wide * along];
	return [
		Math.max(0, Math.floor((x - reachX - left) / cell)),
		Math.min(columns - 1, Math.ceil((x + reachX - left) / cell)),
		Math.max(0, Math.floor((y - reachY - low) / cell)),
		Math.min(rows - 1, Math.ceil((y + reachY - low) / cell)),
	];
};

export const addCrease = (field: Field, crease: Crease): void => {
	const { x, y, angle, half, steep, gentle, rise } = crease;
	const { left, low, cell, columns, z } = field;
	const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
	const [i0, i1, j0, j1] = cellsBeside(field, crease, Math.max(steep, gentle));
	for (let j = j0; j <= j1; j++) {
		for (let i = i0; i <= i1; i++) {
			const [px, py] = [left + i * cell - x, low + j * cell - y];
			const along = 1 - Math.abs(px * dx + py * dy) / half;
			if (along <= 0) continue;
			const off = py * dx - px * dy;
			// It narrows to its ends, so that it has planes and no bulging sides.
			const side = 1 - (off > 0 ? off / gentle : -off / steep) / Math.min(1, along * 1.6);
			if (side > 0) z[j * columns + i] += rise * side * Math.min(1, along * 1.6);
		}
	}
};

export const readField = ({ left, low, cell, columns, rows, z }: Field, x: number, y: number): number => {
	const fx = clamp((x - left) / cell, 0, columns - 1.001);
	const fy = clamp((y - low) / cell, 0, rows - 1.001);
	const [i, j] = [Math.floor(fx), Math.floor(fy)];
	const [u, v] = [fx - i, fy - j];
	const q = j * columns + i;
	const below = z[q] * (1 - u) + z[q + 1] * u;
	return below * (1 - v) + (z[q + columns] * (1 - u) + z[q + columns + 1] * u) * v;
};

/** Strews creases about `length` cm long over a field, `slope` steep; `kept` says how many of them are left at a place, 0 to 1. */
export const strewCreases = (
	field: Field,
	seed: number,
	length: number,
	slope: number,
	crowd: number,
	kept: (x: number, y: number) => number = () => 1,
): void => {
	const next = random(seed * 131 + Math.round(length * 100));
	const [wide, high] = [field.columns * field.cell, field.rows * field.cell];
	const count = Math.round((crowd * wide * high) / (length * length));
	for (let k = 0; k < count; k++) {
		const [x, y] = [field.left + wide * next(), field.low + high * next()];
		const half = 0.5 * length * lerp(0.5, 1.6, next());
		const gentle = length * lerp(0.12, 0.45, next());
		const steep = gentle * lerp(0.12, 0.7, next());
		const angle = 2 * Math.PI * next();
		const rise = (next() < 0.62 ? 1 : -1) * slope * lerp(0.4, 1, next()) * Math.sqrt(steep * gentle);
		if (next() < kept(x, y)) addCrease(field, { x, y, angle, half, steep, gentle, rise });
	}
};
