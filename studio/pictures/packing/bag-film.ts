import { type HeightAt, heightOf } from "../../cloth/surface-height.ts";
import { degrees, smooth } from "../../maths/scalar.ts";
import { evened, type Field, fieldOver, filled, readField } from "../../props/creases.ts";
import type { Piece } from "../../render/scene.ts";
import { key } from "../../render/sky.ts";
import { boxOf } from "../label.ts";
import { type Sheet, within } from "./film.ts";
import { filmSheet } from "./film-sheet.ts";

/** How the film of a clear bag lies over the goods in it, and what it mirrors there. */

/** What is less wide than this, cm, does not lift the film: buttons and knots would each have a halo. */
const smallest = 3;

/** Cells that the goods' height is read in, half the width that film spans without sinking in, and room round a bag, cm. */
const cell = 0.2;
const spanned = 2;
const room = 3;

/** Gives each place of a field the `pick` of all within `reach` cells of it: the highest and then the lowest of them bridges what is narrow. */
const spread = ({ z, columns, rows }: Field, reach: number, pick: (a: number, b: number) => number): void => {
	for (const [step, count, lines, line] of [
		[1, columns, rows, columns],
		[columns, rows, columns, 1],
	]) {
		for (let k = 0; k < lines; k++) {
			const from = Float32Array.from({ length: count }, (_, n) => z[k * line + n * step]);
			for (let n = 0; n < count; n++) {
				let best = from[n];
				for (let m = Math.max(0, n - reach); m <= Math.min(count - 1, n + reach); m++) best = pick(best, from[m]);
				z[k * line + n * step] = best;
			}
		}
	}
};

/** How high film lies: on the goods, which it spans, and from their edges down to its welds. */
const filmHeight = (goods: readonly Piece[], bag: Sheet, seed: number): HeightAt => {
	const { left, right, low, high } = bag;
	const top = heightOf(
		goods.map(({ mesh }) => mesh).filter((mesh) => boxOf(mesh).x1 - boxOf(mesh).x0 > smallest),
		0.25,
	);
	// Room round it, so that what is spread beyond its edges comes back.
	const rests = filled(fieldOver(left - room, low - room, right + room, high + room, cell), top);
	spread(rests, spanned / cell, Math.max);
	spread(rests, spanned / cell, Math.min);
	evened(rests, 2);
	const tent = { ...rests, z: rests.z.slice() };
	for (let round = 0; round < 2; round++) evened(tent, 5);
	const down = (x: number, y: number) => smooth(0, 1.5, Math.min(x - left, right - x, y - low, high - y));
	const sheet = filmSheet(
		bag,
		(x, y) => readField(rests, x, y),
		(x, y) => readField(tent, x, y) * down(x, y),
		{ across: 0.0005, along: 0 },
		seed,
	);
	return heightOf([sheet], 0.05);
};

/**
 * How much light a slope mirrors: `towards` the window and `across`. The window is bright and narrow, with the broad faint
 * light of its wall round it. Below 0 film is turned from both and dims a little what lies below, or it is not seen on white goods.
 */
const mirrored = (towards: number, across: number): number => {
	const window = smooth(0.13, 0.18, towards) * smooth(0.4, 0.23, towards) * within(across, -0.16, 0.2, 0.07);
	const halo = within(towards, 0.06, 0.42, 0.06) * within(across, -0.5, 0.45, 0.2);
	const steep = Math.hypot(towards, across);
	const veil = 0.12 * smooth(0.5, 1.8, steep);
	const away = 0.1 * smooth(0.08, 0.3, -towards) * smooth(1, 0.5, -towards);
	return 0.5 * window + 0.13 * halo + veil - away;
};

/** Light that film of this height mirrors. */
const lightOf = ({ left, right, low, high }: Sheet, height: HeightAt): HeightAt => {
	const film = filled(fieldOver(left, low, right, high, 0.035), height);
	for (let round = 0; round < 2; round++) evened(film, 2);
	const { cell, columns, z } = film;
	const [wx, wy] = [Math.cos(key.turn * degrees), Math.sin(key.turn * degrees)];
	const light = fieldOver(left, low, right, high, cell);
	for (let q = columns; q < z.length - columns; q++) {
		const [nx, ny] = [(z[q - 1] - z[q + 1]) / (2 * cell), (z[q - columns] - z[q + columns]) / (2 * cell)];
		light.z[q] = mirrored(nx * wx + ny * wy, nx * wy - ny * wx);
	}
	evened(light, 1);
	return (x, y) => readField(light, x, y);
};

/** Light that the film of `bag` over these goods mirrors at each place, and, below 0, how much it takes away. */
export const bagMirror = (goods: readonly Piece[], bag: Sheet, seed: number): HeightAt =>
	lightOf(bag, filmHeight(goods, bag, seed));
