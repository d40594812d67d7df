import type { HeightAt } from "../../cloth/surface-height.ts";
import { noise } from "../../maths/noise.ts";
import { clamp, degrees, smooth } from "../../maths/scalar.ts";
import { type Crease, cellsBeside, type Field, fieldOver, readField } from "../../props/creases.ts";
import type { Texel } from "../../render/scene.ts";
import { key } from "../../render/sky.ts";

/**
 * Clear film is seen by what it mirrors: a tall window with two panes, wherever the film's slope throws it to the eye.
 * The window is small and its frame sharp, so that broad waves show it as narrow streaks with sharp edges, creases as
 * sparks, and all the rest of the film not at all.
 */

/** A rectangle of the table, cm. */
export type Sheet = { left: number; right: number; low: number; high: number };

const within = (value: number, from: number, to: number, soft: number): number =>
	smooth(from - soft, from + soft, value) * smooth(to + soft, to - soft, value);

/** How much of the window a slope mirrors: `towards` it and `across`. */
const mirrored = (towards: number, across: number): number => {
	const tall = within(across, -0.34, 0.3, 0.03);
	const panes = within(towards, 0.11, 0.152, 0.006) + 0.8 * within(towards, 0.166, 0.196, 0.005);
	const wall = within(towards, -0.3, -0.16, 0.05) * within(across, -0.3, 0.4, 0.1);
	return panes * tall + 0.1 * wall + 0.03 * within(towards, 0.04, 0.3, 0.08) * tall;
};

/** Film is stiff: it spans what is smaller than a finger is wide. */
const evened = ({ z, columns, rows }: Field, reach: number): void => {
	const copy = new Float32Array(z.length);
	for (const step of [1, columns]) {
		copy.set(z);
		const [count, lines, stride] = step === 1 ? [columns, rows, columns] : [rows, columns, 1];
		for (let l = 0; l < lines; l++) {
			const at = (k: number) => copy[l * stride + clamp(k, 0, count - 1) * step];
			let sum = 0;
			for (let k = -reach; k <= reach; k++) sum += at(k);
			for (let k = 0; k < count; k++) {
				z[l * stride + k * step] = sum / (2 * reach + 1);
				sum += at(k + reach + 1) - at(k - reach);
			}
		}
	}
};

const filled = (field: Field, height: HeightAt): Field => {
	const { left, low, cell, columns, rows, z } = field;
	for (let j = 0; j < rows; j++)
		for (let i = 0; i < columns; i++) z[j * columns + i] = height(left + i * cell, low + j * cell);
	return field;
};

/**
 * A crease is a line of light, brightest where it turns its steep side to the window, with a faint facet beside it. Drawn,
 * as slopes of so narrow a thing would fall between the cells.
 */
const addGlint = (field: Field, crease: Crease): void => {
	const { left, low, cell, columns, z } = field;
	const { x, y, angle, half, steep, gentle, rise } = crease;
	const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
	const turned = Math.abs(Math.sin(angle - key.turn * degrees));
	const bright = clamp((0.15 + 0.85 * turned ** 2) * rise);
	const facet = steep + gentle;
	const [i0, i1, j0, j1] = cellsBeside(field, crease, facet);
	for (let j = j0; j <= j1; j++) {
		for (let i = i0; i <= i1; i++) {
			const [px, py] = [left + i * cell - x, low + j * cell - y];
			const at = (px * dx + py * dy) / half;
			if (at < -1 || at > 1) continue;
			// It begins broad, where film is held, and runs out to a line.
			const thin = smooth(-1, -0.75, at) * (1 - smooth(-0.6, 1, at));
			const off = py * dx - px * dy - 0.06 * half * (1 - at * at);
			const line = clamp((steep * thin - Math.abs(off)) / cell + 0.5) * Math.min(1, thin * 4);
			const beside = off > 0 && off < gentle * thin ? 0.16 * (1 - off / (gentle * thin)) : 0;
			const q = j * columns + i;
			z[q] = Math.max(z[q], bright * Math.max(line, beside));
		}
	}
};

/** Light that film of this height mirrors at each place of a sheet, 0 to 1. */
export const mirrorOf = ({ left, right, low, high }: Sheet, height: HeightAt, creases: readonly Crease[]): HeightAt => {
	const coarse = filled(fieldOver(left, low, right, high, 0.14), height);
	for (let round = 0; round < 3; round++) evened(coarse, 4);
	const film = filled(fieldOver(left, low, right, high, 0.04), (x, y) => readField(coarse, x, y));
	for (let round = 0; round < 2; round++) evened(film, 4);
	const { cell, columns, rows, z } = film;
	const [wx, wy] = [Math.cos(key.turn * degrees), Math.sin(key.turn * degrees)];
	const light = fieldOver(left, low, right, high, cell);
	const towards = new Float32Array(z.length);
	const slopeAt = (q: number) => [(z[q - 1] - z[q + 1]) / (2 * cell), (z[q - columns] - z[q + columns]) / (2 * cell)];
	for (let q = columns; q < z.length - columns; q++) {
		const [nx, ny] = slopeAt(q);
		towards[q] = nx * wx + ny * wy;
	}
	const near = 3;
	for (let j = near; j < rows - near; j++) {
		for (let i = near; i < columns - near; i++) {
			const q = j * columns + i;
			const [nx, ny] = slopeAt(q);
			const across = nx * wy - ny * wx;
			const turns = Math.hypot(
				towards[q + near] - towards[q - near],
				towards[q + near * columns] - towards[q - near * columns],
			);
			// Where film hardly bends it would show the window as an egg.
			const bends = smooth(0.04, 0.12, turns / (2 * near * cell));
			// Film is never quite even: along an edge the window is bright here and gone there.
			const [x, y] = [left + i * cell, low + j * cell];
			const clearness =
				(0.5 + 0.5 * noise(x * 0.5, y * 0.4, 17)) * smooth(0.34, 0.62, noise(x * 0.11, y * 0.09 + 20, 19));
			light.z[q] = clearness * bends * mirrored(towards[q], across);
		}
	}
	for (const crease of creases) addGlint(light, crease);
	return (x, y) => readField(light, x, y);
};

/** Film that adds `light` to what lies below it, and takes `shade` from it, both 0 to 1. */
export const filmTexel = (texel: Texel, light: number, shade: number): void => {
	const tone = light / Math.max(0.001, light + shade);
	texel.r = 0.1 + 0.89 * tone;
	texel.g = 0.1 + 0.89 * tone;
	texel.b = 0.11 + 0.89 * tone;
	texel.rough = 0.9;
	texel.cover = clamp(light + shade, 0, 0.85);
};
