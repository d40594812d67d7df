import { clamp } from "../maths/scalar.ts";
import type { Relief } from "./relief.ts";

/** How far the shadow reaches from the edge of what lies there, cm. */
const reach = 0.65;

/** The running mean over `r` cells to both sides, along rows of `step` 1 or columns of one row's step. */
const blurred = (from: Float32Array, lines: number, length: number, line: number, step: number, r: number) => {
	const out = new Float32Array(from.length);
	for (let l = 0; l < lines; l++) {
		let sum = 0;
		for (let k = -r; k < length; k++) {
			const add = k + r;
			const drop = k - r - 1;
			if (add < length) sum += from[l * line + add * step];
			if (drop >= 0) sum -= from[l * line + drop * step];
			if (k >= 0) out[l * line + k * step] = sum / (2 * r + 1);
		}
	}
	return out;
};

/**
 * The narrow soft shadow all round what lies on the ground, on its lit side too, where cloth and paper see each other:
 * thin cloth is lower than the cells of the relief can tell, and without it a garment seems to float. 0 far from it, 1 at its edge.
 */
export const contactShade = ({ columns, rows, cell, x0, y0, piece }: Relief): ((x: number, y: number) => number) => {
	let covered: Float32Array = new Float32Array(piece.length);
	for (let k = 0; k < piece.length; k++) covered[k] = piece[k] > 0 ? 1 : 0;
	const r = Math.max(1, Math.round(reach / cell / 2));
	for (let round = 0; round < 2; round++) {
		covered = blurred(covered, rows, columns, columns, 1, r);
		covered = blurred(covered, columns, rows, 1, columns, r);
	}
	return (x, y) => {
		const fx = clamp((x - x0) / cell - 0.5, 0, columns - 1.001);
		const fy = clamp((y - y0) / cell - 0.5, 0, rows - 1.001);
		const [i, j] = [Math.floor(fx), Math.floor(fy)];
		const [u, v] = [fx - i, fy - j];
		const k = j * columns + i;
		const low = covered[k] * (1 - u) + covered[k + 1] * u;
		const high = covered[k + columns] * (1 - u) + covered[k + columns + 1] * u;
		return Math.min(1, 2 * (low * (1 - v) + high * v)) ** 1.6;
	};
};
