import { clamp, lerp, smooth } from "../maths/scalar.ts";
import type { Bounce } from "./bounce.ts";
import type { Light } from "./light.ts";
import type { Relief } from "./relief.ts";

/** Light at one point in space: key and fill as vectors (0-2, 3-5), bounce as three vectors (6-14), ground (15-17). */
export type Probe = Float32Array;

export const newProbe = (): Probe => new Float32Array(18);

/** Several fields of one grid as one array, so that a look-up touches one place of memory. */
const interleaved = (fields: readonly Float32Array[]): Float32Array => {
	const k = fields.length;
	const out = new Float32Array(fields[0].length * k);
	for (let f = 0; f < k; f++) {
		const field = fields[f];
		for (let i = 0; i < field.length; i++) out[i * k + f] = field[i];
	}
	return out;
};

/** How little a cell counts that lies `dz` higher or lower. */
const near = (dz: number): number => 1 / (1 + 40 * dz * dz);

/** How surely a cell `rise` above the point covers it. */
const covers = (rise: number): number => (rise <= 0.15 ? 0 : smooth(0.15, 0.55, rise));

/** How far off cells are asked below an overhang, squared, in cells. */
const within = 4.2 ** 2;

/**
 * Reads the light for a surface at (x, y, z). Cells of another height count little; where all four neighbours
 * lie higher, the point is under an overhang: it takes what light the cells round about have, dimmed. (farX, farY)
 * is where a steep surface looks to: what leaves the ground there lights it from below. A point `beside` what covers its
 * cells lies below none of it: it has all the light that open cells round about have. Gives back how far cells cover the point.
 */
export const probeLight = (relief: Relief, light: Light, bounce: Bounce) => {
	const { columns, rows, cell, x0, y0, height } = relief;
	const sky = interleaved([...light.key, ...light.fill]);
	const coarse = bounce.relief;
	const arriving = interleaved([...bounce.arriving[0], ...bounce.arriving[1], ...bounce.arriving[2]]);
	const leaving = interleaved(bounce.leaving);
	const wide = new Float32Array(6);

	/**
	 * Light under an overhang, into `wide`, from the cells round about by how far they lie from the point itself: asked
	 * cell by cell, in whole ones, the shadow's edge was a second hem in blocks.
	 */
	const overhang = (fx: number, fy: number, z: number, steep: number, beside: boolean): void => {
		const ix = Math.round(fx);
		const iy = Math.round(fy);
		let total = 1e-6;
		let all = 1e-6;
		let cover = 0;
		let depth = 0;
		wide.fill(0);
		for (let j = -4; j <= 4; j++) {
			for (let i = -4; i <= 4; i++) {
				const apart = (ix + i - fx) ** 2 + (iy + j - fy) ** 2;
				if (apart >= within) continue;
				const k = clamp(iy + j, 0, rows - 1) * columns + clamp(ix + i, 0, columns - 1);
				const rise = Math.max(0, height[k] - z);
				const share = (1 - apart / within) ** 2;
				all += share;
				cover += share * covers(rise);
				depth += share * covers(rise) * rise;
				const w = near(rise * 2) * share;
				total += w;
				for (let c = 0; c < 6; c++) wide[c] += sky[k * 6 + c] * w;
			}
		}
		depth /= cover + 1e-6;
		// The cells it borrows from lie out in the open; under cover hardly any of the window is seen.
		const inside = smooth(0.2, 0.85, cover / all);
		const open = beside ? 1 : lerp(1, lerp(0.5, 0.88, steep), inside * smooth(0.15, 1.4, depth));
		const window = beside ? 1 : lerp(1, 0.1, inside * smooth(0.1, 0.7, depth));
		for (let c = 0; c < 6; c++) wide[c] *= (c < 3 ? window : open) / total;
	};

	/** Bilinear values of `count` coarse fields. */
	const readCoarse = (probe: Probe, at: number, fields: Float32Array, count: number, x: number, y: number): void => {
		const gx = clamp((x - coarse.x0) / coarse.cell - 0.5, 0, coarse.columns - 1.001);
		const gy = clamp((y - coarse.y0) / coarse.cell - 0.5, 0, coarse.rows - 1.001);
		const i = Math.floor(gx);
		const j = Math.floor(gy);
		const u = gx - i;
		const v = gy - j;
		const n = (j * coarse.columns + i) * count;
		const m = n + coarse.columns * count;
		const a = (1 - u) * (1 - v);
		const b = u * (1 - v);
		const c = (1 - u) * v;
		const d = u * v;
		for (let q = 0; q < count; q++) {
			probe[at + q] = fields[n + q] * a + fields[n + count + q] * b + fields[m + q] * c + fields[m + count + q] * d;
		}
	};

	return (probe: Probe, x: number, y: number, z: number, farX: number, farY: number, beside = false): number => {
		const fx = clamp((x - x0) / cell - 0.5, 0, columns - 1.001);
		const fy = clamp((y - y0) / cell - 0.5, 0, rows - 1.001);
		const i = Math.floor(fx);
		const j = Math.floor(fy);
		const u = fx - i;
		const v = fy - j;
		const k = j * columns + i;
		const h0 = height[k] - z;
		const h1 = height[k + 1] - z;
		const h2 = height[k + columns] - z;
		const h3 = height[k + columns + 1] - z;
		const a0 = (1 - u) * (1 - v);
		const b0 = u * (1 - v);
		const c0 = (1 - u) * v;
		const d0 = u * v;
		const a = a0 * near(h0) + 1e-5;
		const b = b0 * near(h1) + 1e-5;
		const c = c0 * near(h2) + 1e-5;
		const d = d0 * near(h3) + 1e-5;
		const scale = 1 / (a + b + c + d);
		const n = k * 6;
		const m = n + columns * 6;
		for (let q = 0; q < 6; q++) {
			probe[q] = (sky[n + q] * a + sky[n + 6 + q] * b + sky[m + q] * c + sky[m + 6 + q] * d) * scale;
		}
		const cover = a0 * covers(h0) + b0 * covers(h1) + c0 * covers(h2) + d0 * covers(h3);
		if (cover > (beside ? 0 : 0.5)) {
			const hidden = beside ? smooth(0, 0.4, cover) : smooth(0.5, 1, cover);
			overhang(fx, fy, z, clamp(Math.hypot(farX - x, farY - y) / 4), beside);
			for (let q = 0; q < 6; q++) probe[q] += (wide[q] - probe[q]) * hidden;
		}
		readCoarse(probe, 6, arriving, 9, x, y);
		readCoarse(probe, 15, leaving, 3, farX, farY);
		return cover;
	};
};
