import type { Relief } from "./relief.ts";

/** Steps outward in one azimuth: offsets in a padded grid and reciprocal distances, in four shuffled variants. */
type March = { offset: Int32Array; perDistance: Float32Array };

const variants = 4;

export type Horizon = {
	/**
	 * Tangent of the horizon's elevation at a cell in the current azimuth. `found` is then the distance of what
	 * stands there as a cell offset in `hitX`, `hitY`.
	 */
	slope: (x: number, y: number) => number;
	/** Which step of the march the horizon was found at, -1 for the open sky. */
	step: () => number;
	/** Cell offset of a step. */
	shift: (x: number, y: number, step: number) => readonly [number, number];
	turnTo: (azimuth: number, index: number) => void;
};

/** Looks for horizons in a relief, `reach` cm far. Steps grow by 16 per cent; the padding is open ground. */
export const horizonOf = (relief: Relief, reach: number): Horizon => {
	const { columns, rows, cell, height } = relief;
	const far = reach / cell;
	const pad = Math.ceil(far * 1.25) + 2;
	const stride = columns + 2 * pad;
	const padded = new Float32Array(stride * (rows + 2 * pad));
	for (let y = 0; y < rows; y++) {
		padded.set(height.subarray(y * columns, (y + 1) * columns), (y + pad) * stride + pad);
	}
	const steps: number[] = [];
	for (let s = 1; s < far; s = Math.max(s + 1, s * 1.16)) steps.push(s);
	let marches: March[] = [];
	let current = 0;
	let found = -1;
	const variant = (x: number, y: number) => (((x & 1) << 1) | (y & 1)) ^ (current & 3);
	const distance = (s: number, v: number) => steps[s] * (s > 2 ? 0.8 + (0.4 * (v + 0.5)) / variants : 1);
	let cosine = 1;
	let sine = 0;
	return {
		turnTo: (azimuth, index) => {
			current = index;
			cosine = Math.cos(azimuth);
			sine = Math.sin(azimuth);
			marches = Array.from({ length: variants }, (_, v) => ({
				offset: Int32Array.from(steps, (_s, s) => {
					const d = distance(s, v);
					return Math.round(sine * d) * stride + Math.round(cosine * d);
				}),
				perDistance: Float32Array.from(steps, (_s, s) => 1 / (distance(s, v) * cell)),
			}));
		},
		slope: (x, y) => {
			const { offset, perDistance } = marches[variant(x, y)];
			const at = (y + pad) * stride + x + pad;
			const z = padded[at];
			let best = 0;
			found = -1;
			for (let s = 0; s < offset.length; s++) {
				const rise = padded[at + offset[s]] - z;
				if (rise > 0) {
					const t = rise * perDistance[s];
					if (t > best) {
						best = t;
						found = s;
					}
				}
			}
			return best;
		},
		step: () => found,
		shift: (x, y, step) => {
			const d = distance(step, variant(x, y));
			return [Math.round(cosine * d), Math.round(sine * d)];
		},
	};
};
