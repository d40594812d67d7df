import { horizonOf } from "./horizon.ts";
import type { Relief } from "./relief.ts";
import { azimuths, bands, type Sky } from "./sky.ts";

/** Light that arrives at each cell as a vector (x, y, z): what falls on a surface is its product with the normal. */
export type Field = readonly [Float32Array, Float32Array, Float32Array];

export type Light = { key: Field; fill: Field };

export const newField = (n: number): Field => [new Float32Array(n), new Float32Array(n), new Float32Array(n)];

/** Elevation of a horizon in bands, from its tangent. */
export const bandOf = (slope: number): number => (Math.atan(slope) / (Math.PI / 2)) * bands;

/** Gathers the sky above the horizon of every cell, azimuth by azimuth. */
export const gatherLight = (relief: Relief, sky: Sky, reach: number, rounds = 2): Light => {
	const { columns, rows } = relief;
	const n = columns * rows;
	const light: Light = { key: newField(n), fill: newField(n) };
	const [kx, ky, kz] = light.key;
	const [fx, fy, fz] = light.fill;
	const horizon = horizonOf(relief, reach);
	for (let a = 0; a < azimuths; a++) {
		const azimuth = ((a + 0.5) / azimuths) * 2 * Math.PI;
		const dx = Math.cos(azimuth);
		const dy = Math.sin(azimuth);
		horizon.turnTo(azimuth, a);
		const base = a * (bands + 1) * 2;
		for (let y = 0; y < rows; y++) {
			for (let x = 0; x < columns; x++) {
				const q = y * columns + x;
				const elevation = bandOf(horizon.slope(x, y));
				const e = Math.min(bands - 1, Math.floor(elevation));
				const f = Math.min(1, elevation - e);
				const g = 1 - f;
				const i = base + e * 2;
				const keyAcross = sky.key[i] * g + sky.key[i + 2] * f;
				const fillAcross = sky.fill[i] * g + sky.fill[i + 2] * f;
				kx[q] += dx * keyAcross;
				ky[q] += dy * keyAcross;
				kz[q] += sky.key[i + 1] * g + sky.key[i + 3] * f;
				fx[q] += dx * fillAcross;
				fy[q] += dy * fillAcross;
				fz[q] += sky.fill[i + 1] * g + sky.fill[i + 3] * f;
			}
		}
	}
	for (const field of [...light.key, ...light.fill]) soften(relief, field, rounds);
	return light;
};

/** Rounds of blur that does not cross steps in height. */
export const soften = (relief: Relief, field: Float32Array, rounds: number): void => {
	const { columns, rows, height } = relief;
	const around = [-1, 1, -columns, columns, -columns - 1, columns + 1, -columns + 1, columns - 1];
	const copy = new Float32Array(field.length);
	for (let round = 0; round < rounds; round++) {
		copy.set(field);
		for (let y = 1; y < rows - 1; y++) {
			for (let x = 1; x < columns - 1; x++) {
				const q = y * columns + x;
				let sum = copy[q] * 2;
				let weight = 2;
				for (const d of around) {
					const step = Math.abs(height[q + d] - height[q]);
					const w = step > 0.8 ? 0 : 1 - step * 1.25;
					sum += copy[q + d] * w;
					weight += w;
				}
				field[q] = sum / weight;
			}
		}
	}
};
