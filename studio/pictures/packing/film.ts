import type { HeightAt } from "../../cloth/surface-height.ts";
import { clamp, degrees, smooth } from "../../maths/scalar.ts";
import type { Texel } from "../../render/scene.ts";
import { key } from "../../render/sky.ts";

/**
 * Clear film is seen by what it mirrors: a tall window with two panes, wherever the film's slope throws it to the eye.
 * Broad waves show it in large soft pieces, creases as thin lines of light.
 */

/** A rectangle of the table, cm. */
export type Sheet = { left: number; right: number; low: number; high: number };

/** A ridge of film from (x, y) along (dx, dy): `width` is half its breadth, `rise` its height, all in cm. */
export type Ridge = {
	x: number;
	y: number;
	dx: number;
	dy: number;
	length: number;
	bend: number;
	width: number;
	rise: number;
};

/** How much of the window a slope mirrors: `towards` it and `across`. */
const mirrored = (towards: number, across: number): number => {
	const pane = smooth(0.03, 0.19, towards) * smooth(0.5, 0.12, towards) * smooth(0.36, 0.06, Math.abs(across));
	const bar = 1 - 0.3 * smooth(0.06, 0.01, Math.abs(across - 0.03));
	const ceiling = smooth(-0.25, 0.25, towards) * smooth(0.9, 0.3, towards);
	return 0.68 * pane * bar + 0.07 * ceiling;
};

const cell = 0.07;

const addRidge = (height: Float32Array, columns: number, rows: number, sheet: Sheet, ridge: Ridge): void => {
	const { x, y, dx, dy, length, bend, width, rise } = ridge;
	const reach = 3 * width + Math.abs(bend) * length * length;
	const [ex, ey] = [x + dx * length, y + dy * length];
	const i0 = Math.max(0, Math.floor((Math.min(x, ex) - reach - sheet.left) / cell));
	const i1 = Math.min(columns - 1, Math.ceil((Math.max(x, ex) + reach - sheet.left) / cell));
	const j0 = Math.max(0, Math.floor((Math.min(y, ey) - reach - sheet.low) / cell));
	const j1 = Math.min(rows - 1, Math.ceil((Math.max(y, ey) + reach - sheet.low) / cell));
	// A steep beginning would mirror the window in a blob of its own.
	const begins = Math.min(0.45, (6 * width) / length);
	for (let j = j0; j <= j1; j++) {
		for (let i = i0; i <= i1; i++) {
			const [px, py] = [sheet.left + i * cell - x, sheet.low + j * cell - y];
			const along = px * dx + py * dy;
			if (along < 0 || along > length) continue;
			const t = along / length;
			const off = py * dx - px * dy - bend * along * (length - along);
			// It begins broad, where film is held, and runs out to a line.
			const wide = width * (1.1 - 0.6 * t);
			const side = off > 0 ? wide : wide * 1.7;
			const high = rise * smooth(0, begins, t) * (1 - t) ** 1.3;
			height[j * columns + i] += high * Math.exp(-(off / side) * (off / side));
		}
	}
};

/** Film is stiff: it spans what is smaller than a finger is wide. */
const evened = (z: Float32Array, columns: number, rows: number): void => {
	const reach = 8;
	const copy = new Float32Array(z.length);
	for (const step of [1, columns]) {
		copy.set(z);
		for (let j = 0; j < rows; j++) {
			for (let i = 0; i < columns; i++) {
				const at = step === 1 ? i : j;
				const last = (step === 1 ? columns : rows) - 1;
				const q = j * columns + i;
				let sum = 0;
				for (let d = -reach; d <= reach; d++) sum += copy[q + (clamp(at + d, 0, last) - at) * step];
				z[q] = sum / (2 * reach + 1);
			}
		}
	}
};

/** Light that film of this height mirrors at each place of a sheet, 0 to 1. */
export const mirrorOf = (sheet: Sheet, height: HeightAt, ridges: readonly Ridge[]): HeightAt => {
	const columns = Math.ceil((sheet.right - sheet.left) / cell) + 3;
	const rows = Math.ceil((sheet.high - sheet.low) / cell) + 3;
	const z = new Float32Array(columns * rows);
	for (let j = 0; j < rows; j++)
		for (let i = 0; i < columns; i++) z[j * columns + i] = height(sheet.left + i * cell, sheet.low + j * cell);
	for (let round = 0; round < 3; round++) evened(z, columns, rows);
	const broad = z.slice();
	for (const ridge of ridges) addRidge(z, columns, rows, sheet, ridge);
	const light = new Float32Array(columns * rows);
	const [wx, wy] = [Math.cos(key.turn * degrees), Math.sin(key.turn * degrees)];
	const mirroredAt = (film: Float32Array, q: number): number => {
		const nx = (film[q - 1] - film[q + 1]) / (2 * cell);
		const ny = (film[q - columns] - film[q + columns]) / (2 * cell);
		return mirrored(nx * wx + ny * wy, nx * wy - ny * wx);
	};
	for (let j = 1; j < rows - 1; j++) {
		for (let i = 1; i < columns - 1; i++) {
			const q = j * columns + i;
			// A crease is a light line: one that turned from the window in the midst of it would be a cut in the goods.
			light[q] = Math.max(mirroredAt(z, q), 0.85 * mirroredAt(broad, q));
		}
	}
	return (x, y) => {
		const i = clamp((x - sheet.left) / cell, 0, columns - 1.001);
		const j = clamp((y - sheet.low) / cell, 0, rows - 1.001);
		const [u, v] = [i % 1, j % 1];
		const q = Math.floor(j) * columns + Math.floor(i);
		const low = light[q] * (1 - u) + light[q + 1] * u;
		return low * (1 - v) + (light[q + columns] * (1 - u) + light[q + columns + 1] * u) * v;
	};
};

/** Film that adds `light` to what lies below it, and takes `shade` from it, both 0 to 1. */
export const filmTexel = (texel: Texel, light: number, shade: number): void => {
	const tone = light / Math.max(0.001, light + shade);
	texel.r = 0.1 + 0.89 * tone;
	texel.g = 0.1 + 0.89 * tone;
	texel.b = 0.11 + 0.89 * tone;
	texel.rough = 0.9;
	texel.cover = clamp(light + shade, 0, 0.8);
};
