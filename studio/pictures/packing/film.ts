import type { HeightAt } from "../../cloth/surface-height.ts";
import { noise } from "../../maths/noise.ts";
import { clamp, degrees, lerp, smooth } from "../../maths/scalar.ts";
import { type Crease, cellsBeside, evened, type Field, fieldOver, filled, readField } from "../../props/creases.ts";
import type { Texel } from "../../render/scene.ts";
import { key } from "../../render/sky.ts";

/**
 * Clear film is seen by what it mirrors: a tall window, wherever its slope throws it to the eye, broad and soft, with two
 * brighter panes in it. Level film is not seen at all; what is steep has a milky veil.
 */

/** A rectangle of the table, cm. */
export type Sheet = { left: number; right: number; low: number; high: number };

/** 1 between `from` and `to`, 0 outside of them. */
export const within = (value: number, from: number, to: number, soft: number): number =>
	smooth(from - soft, from + soft, value) * smooth(to + soft, to - soft, value);

/**
 * How much light a slope mirrors: `towards` the window and `across`; its panes are seen as far as film is `bent`. Below 0
 * it is turned from the window and dims a little what lies below, or no film would be seen on white goods.
 */
const mirrored = (towards: number, across: number, bent: number): number => {
	const window = 0.2 * smooth(0.03, 0.16, towards) * smooth(0.75, 0.3, towards) * within(across, -0.5, 0.45, 0.2);
	const panes = within(towards, 0.15, 0.21, 0.022) + 0.75 * within(towards, 0.228, 0.31, 0.03);
	const veil = 0.15 * smooth(0.3, 1.3, Math.hypot(towards, across));
	const away = 0.1 * smooth(0.06, 0.2, -towards) * smooth(0.6, 0.3, -towards);
	return lerp(0.5, 1, bent) * (window + veil) + bent * (0.42 * panes * within(across, -0.3, 0.26, 0.07) - away);
};

/** A bend is sharp along its crest, and its broad side evens out towards its foot. */
const addBend = (field: Field, crease: Crease): void => {
	const { left, low, cell, columns, z } = field;
	const { x, y, angle, half, steep, gentle, rise } = crease;
	const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
	// Film is pliant: no long bend is as straight as a crease in paper.
	const wander = Math.min(0.4, 0.06 * half);
	const [i0, i1, j0, j1] = cellsBeside(field, crease, Math.max(steep, gentle) + wander);
	for (let j = j0; j <= j1; j++) {
		for (let i = i0; i <= i1; i++) {
			const [px, py] = [left + i * cell - x, low + j * cell - y];
			const at = (px * dx + py * dy) / half;
			if (at < -1 || at > 1) continue;
			// It begins broad, where film is held, and loses height long before width: one that runs out to a line is a blade.
			const thin = smooth(-1, -0.5, at) * (1 - smooth(-0.4, 1, at));
			const off = py * dx - px * dy - 0.03 * half * (1 - at * at) - wander * (noise(at * half * 0.22, x, 17) - 0.5);
			const side = 1 - (off > 0 ? off / gentle : -off / steep) / Math.max(0.3, thin ** 0.4);
			if (side > 0) z[j * columns + i] += rise * thin ** 1.4 * side * side;
		}
	}
};

/** Light that film of this height mirrors at each place of a sheet, and, below 0, how much it takes away. */
export const mirrorOf = ({ left, right, low, high }: Sheet, height: HeightAt, creases: readonly Crease[]): HeightAt => {
	// Film is stiff: it spans what is smaller than a finger is wide.
	const coarse = filled(fieldOver(left, low, right, high, 0.14), height);
	for (let round = 0; round < 3; round++) evened(coarse, 4);
	const film = filled(fieldOver(left, low, right, high, 0.035), (x, y) => readField(coarse, x, y));
	for (let round = 0; round < 2; round++) evened(film, 4);
	const { cell, columns, z } = film;
	const spanned = z.slice();
	for (const crease of creases) addBend(film, crease);
	for (let round = 0; round < 2; round++) evened(film, 3);
	const [wx, wy] = [Math.cos(key.turn * degrees), Math.sin(key.turn * degrees)];
	const light = fieldOver(left, low, right, high, cell);
	const slopeOf = (h: Float32Array, q: number) => [
		(h[q - 1] - h[q + 1]) / (2 * cell),
		(h[q - columns] - h[q + columns]) / (2 * cell),
	];
	for (let q = columns; q < z.length - columns; q++) {
		const [nx, ny] = slopeOf(z, q);
		const [sx, sy] = slopeOf(spanned, q);
		// Where it only follows the goods, sharp panes would be the gloss of resin poured over them.
		const bent = lerp(0.12, 1, smooth(0.03, 0.1, Math.hypot(nx - sx, ny - sy)));
		light.z[q] = mirrored(nx * wx + ny * wy, nx * wy - ny * wx, bent);
	}
	evened(light, 1);
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
