import type { Point } from "../maths/curve.ts";
import { inside, signedDistance } from "../maths/polygon.ts";
import { clamp } from "../maths/scalar.ts";

/** A filled outline in a square from -1 to 1; `ink` 0 takes away what earlier shapes have painted. */
export type Shape = { ink: number; points: readonly Point[] };

/** Shapes painted one over the other. A motif with `tiles` joins its own left and right edge. */
export type Motif = { name: string; shapes: readonly Shape[] };

const side = 192;

/** The cells of a square of `side` that a shape may touch, `reach` motif units beyond its outline: x from and to, y from and to. */
const cellsOf = ({ points }: Shape, reach: number): readonly [number, number, number, number] => {
	const cell = (at: number) => Math.min(side - 1, Math.max(0, Math.floor(((at + 1) / 2) * side)));
	const xs = points.map((p) => p[0]);
	const ys = points.map((p) => p[1]);
	return [
		cell(Math.min(...xs) - reach),
		cell(Math.max(...xs) + reach + 2 / side),
		cell(Math.min(...ys) - reach),
		cell(Math.max(...ys) + reach + 2 / side),
	];
};

/** Where the middle of a cell lies in the motif's square. */
const middle = (cell: number): number => ((cell + 0.5) / side) * 2 - 1;

type Bitmap = Uint8Array;

const baked = new Map<Motif, Bitmap>();

const bake = (motif: Motif): Bitmap => {
	const bitmap = new Uint8Array(side * side);
	for (const shape of motif.shapes) {
		const [left, right, low, high] = cellsOf(shape, 0);
		for (let j = low; j <= high; j++) {
			for (let i = left; i <= right; i++) {
				if (inside(middle(i), middle(j), shape.points)) bitmap[j * side + i] = shape.ink;
			}
		}
	}
	return bitmap;
};

/** The ink of a motif at (x, y); 0 is bare, and so is everything outside the square. */
export const inkAt = (motif: Motif, x: number, y: number): number => {
	if (x <= -1 || x >= 1 || y <= -1 || y >= 1) return 0;
	let bitmap = baked.get(motif);
	if (!bitmap) {
		bitmap = bake(motif);
		baked.set(motif, bitmap);
	}
	return bitmap[Math.floor(((y + 1) / 2) * side) * side + Math.floor(((x + 1) / 2) * side)];
};

/** The ink of a motif so large that the cells of its bitmap would be seen: by its outlines, which have no cells. */
export const largeInkAt = (motif: Motif, x: number, y: number): number => {
	const inks = Math.max(...motif.shapes.map(({ ink }) => ink));
	for (let ink = inks; ink > 0; ink--) if (outlineOf(motif, ink, x, y) < 0) return ink;
	return 0;
};

/** How far from an outline distances are kept, in motif units. */
const farthest = 0.12;

const blocks = new Map<Motif, Float32Array[]>();

/** Per ink, the distance of the middle of each cell to the outline of what that ink covers: negative where it does. */
const carve = (motif: Motif): Float32Array[] => {
	const inks = Math.max(...motif.shapes.map(({ ink }) => ink));
	const fields = Array.from({ length: inks }, () => new Float32Array(side * side).fill(farthest));
	for (const shape of motif.shapes) {
		const [left, right, low, high] = cellsOf(shape, farthest);
		for (let j = low; j <= high; j++) {
			for (let i = left; i <= right; i++) {
				const d = clamp(signedDistance(middle(i), middle(j), shape.points), -farthest, farthest);
				const at = j * side + i;
				// Its own ink comes to what it covers, and every other one goes.
				fields.forEach((field, k) => {
					field[at] = k + 1 === shape.ink ? Math.min(field[at], d) : Math.max(field[at], -d);
				});
			}
		}
	}
	return fields;
};

/**
 * Distance of (x, y) to the outline of what one ink of a motif covers, in motif units: negative within. It is smooth however
 * near the motif is seen, as the edge of a carved block is.
 */
export const outlineOf = (motif: Motif, ink: number, x: number, y: number): number => {
	let fields = blocks.get(motif);
	if (!fields) {
		fields = carve(motif);
		blocks.set(motif, fields);
	}
	const field = fields[ink - 1];
	if (!field || x <= -1 || x >= 1 || y <= -1 || y >= 1) return farthest;
	const fx = clamp(((x + 1) / 2) * side - 0.5, 0, side - 1.001);
	const fy = clamp(((y + 1) / 2) * side - 0.5, 0, side - 1.001);
	const i = Math.floor(fx);
	const j = Math.floor(fy);
	const at = j * side + i;
	const low = field[at] + (field[at + 1] - field[at]) * (fx - i);
	const high = field[at + side] + (field[at + side + 1] - field[at + side]) * (fx - i);
	return low + (high - low) * (fy - j);
};
