import type { Point } from "../maths/curve.ts";
import { inside } from "../maths/polygon.ts";

/** A filled outline in a square from -1 to 1; `ink` 0 takes away what earlier shapes have painted. */
export type Shape = { ink: number; points: readonly Point[] };

/** Shapes painted one over the other. A motif with `tiles` joins its own left and right edge. */
export type Motif = { name: string; shapes: readonly Shape[] };

const side = 192;

type Bitmap = Uint8Array;

const baked = new Map<Motif, Bitmap>();

const bake = (motif: Motif): Bitmap => {
	const bitmap = new Uint8Array(side * side);
	for (const { ink, points } of motif.shapes) {
		const xs = points.map((p) => p[0]);
		const ys = points.map((p) => p[1]);
		const column = (x: number) => Math.floor(((x + 1) / 2) * side);
		const left = Math.max(0, column(Math.min(...xs)));
		const right = Math.min(side - 1, column(Math.max(...xs)) + 1);
		const low = Math.max(0, column(Math.min(...ys)));
		const high = Math.min(side - 1, column(Math.max(...ys)) + 1);
		for (let j = low; j <= high; j++) {
			for (let i = left; i <= right; i++) {
				if (inside(((i + 0.5) / side) * 2 - 1, ((j + 0.5) / side) * 2 - 1, points)) bitmap[j * side + i] = ink;
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
