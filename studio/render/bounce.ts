import { toLinear } from "../maths/colour.ts";
import { groundColour } from "./ground.ts";
import { horizonOf } from "./horizon.ts";
import { bandOf, type Field, type Light, newField, soften } from "./light.ts";
import { meanAround } from "./mean-around.ts";
import type { Relief } from "./relief.ts";
import { newTexel, type Piece, resetTexel } from "./scene.ts";
import { bands, fillColour, keyColour } from "./sky.ts";

/** Light that has met cloth or ground once: how much leaves each cell, and how much arrives, in red, green, blue. */
export type Bounce = { relief: Relief; leaving: Field; arriving: readonly [Field, Field, Field] };

const directions = 20;

/** Over how many cm the light that steep sides look at is drawn out. */
const mirrored = 1.1;

/** Horizontal and vertical part of a unit sky below an elevation, per direction. */
const below = (() => {
	const across = new Float32Array(bands + 1);
	const up = new Float32Array(bands + 1);
	for (let e = 0; e < bands; e++) {
		const elevation = ((e + 0.5) / bands) * (Math.PI / 2);
		const weight = Math.cos(elevation) * (Math.PI / 2 / bands) * ((2 * Math.PI) / directions);
		across[e + 1] = across[e] + Math.cos(elevation) * weight;
		up[e + 1] = up[e] + Math.sin(elevation) * weight;
	}
	return { across, up };
})();

/** Diffuse light that leaves each cell: its colour times the light on it. */
const leavingOf = (relief: Relief, fine: Relief, light: Light, pieces: readonly Piece[]): Field => {
	const { columns, rows, cell, height } = relief;
	const out = newField(columns * rows);
	const texel = newTexel();
	for (let y = 1; y < rows - 1; y++) {
		for (let x = 1; x < columns - 1; x++) {
			const q = y * columns + x;
			const k = 2 * y * fine.columns + 2 * x;
			const gx = (height[q + 1] - height[q - 1]) / (2 * cell);
			const gy = (height[q + columns] - height[q - columns]) / (2 * cell);
			const length = Math.hypot(gx, gy, 1);
			const falls = (f: Field) => Math.max(0, (-gx * f[0][k] - gy * f[1][k] + f[2][k]) / length);
			const key = falls(light.key);
			const fill = falls(light.fill);
			const id = relief.piece[q];
			let colour: readonly number[] = groundColour;
			if (id > 0) {
				resetTexel(texel, 0.5 / cell);
				pieces[id - 1].surface(relief.u[q], relief.v[q], texel);
				colour = [texel.r, texel.g, texel.b];
			}
			for (let c = 0; c < 3; c++) {
				out[c][q] = (toLinear(colour[c]) * (key * keyColour[c] + fill * fillColour[c])) / Math.PI;
			}
		}
	}
	return out;
};

/** One bounce: every cell looks along its horizons and takes the light that leaves there. */
export const gatherBounce = (
	relief: Relief,
	fine: Relief,
	light: Light,
	pieces: readonly Piece[],
	rounds = 0,
): Bounce => {
	const { columns, rows } = relief;
	const n = columns * rows;
	const leaving = leavingOf(relief, fine, light, pieces);
	const arriving = [newField(n), newField(n), newField(n)] as const;
	const horizon = horizonOf(relief, 14);
	for (let a = 0; a < directions; a++) {
		const azimuth = ((a + 0.5) / directions) * 2 * Math.PI;
		const dx = Math.cos(azimuth);
		const dy = Math.sin(azimuth);
		horizon.turnTo(azimuth, a);
		for (let y = 0; y < rows; y++) {
			for (let x = 0; x < columns; x++) {
				const slope = horizon.slope(x, y);
				const step = horizon.step();
				if (step < 0) continue;
				const [sx, sy] = horizon.shift(x, y, step);
				const hx = x + sx;
				const hy = y + sy;
				if (hx < 0 || hy < 0 || hx >= columns || hy >= rows) continue;
				const e = Math.min(bands, Math.round(bandOf(slope)));
				const q = y * columns + x;
				const hit = hy * columns + hx;
				for (let c = 0; c < 3; c++) {
					const radiance = leaving[c][hit];
					arriving[c][0][q] += radiance * dx * below.across[e];
					arriving[c][1][q] += radiance * dy * below.across[e];
					arriving[c][2][q] += radiance * below.up[e];
				}
			}
		}
	}
	for (const field of arriving.flat()) soften(relief, field, rounds);
	// What steep sides see of it comes from all round about: read place by place, a print was mirrored in them as a pale smear.
	const spread = Math.max(1, Math.round(mirrored / relief.cell));
	const mean = ([r, g, b]: Field): Field => [
		meanAround(r, relief, spread),
		meanAround(g, relief, spread),
		meanAround(b, relief, spread),
	];
	return { relief, leaving: mean(leaving), arriving };
};
