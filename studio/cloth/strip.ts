import { fbm } from "../maths/noise.ts";
import { degrees, smooth } from "../maths/scalar.ts";
import { gridTriangles, type Mesh } from "./mesh.ts";
import type { HeightAt } from "./surface-height.ts";

export type StripOptions = {
	/** Middle of the end nearer to the viewer, and the direction in which the strip runs away from it (90 is up). */
	x: number;
	y: number;
	run: number;
	width: number;
	length: number;
	/** What it lies on. */
	under: HeightAt;
	/** Height of the soft lengthwise ripples, cm, and their number. */
	ripple?: number;
	ripples?: number;
	/** Heavy cloth falls in broad rounds with narrow valleys between them: exponent of the ripples, 1 is even. */
	heavy?: number;
	/** How much narrower the far end is gathered, 0 to 1. */
	gather?: number;
	seed: number;
	lift?: number;
	columns?: number;
	rows?: number;
	/** Its end lies level to the last pick; else it rounds down, and is a grey band in the shade. */
	level?: boolean;
	/** How much the ripples differ in width, 0 to 1. */
	uneven?: number;
	/**
	 * What lies across the strip stays straight where it goes over an edge: every column runs on as fast as its
	 * neighbours, however rough the edge below is.
	 */
	straight?: boolean;
};

/** Draws a straight line through each row, so that no column runs ahead of its neighbours. */
const evenOut = (distances: Float64Array, columns: number): void => {
	for (let row = 0; row < distances.length; row += columns + 1) {
		let mean = 0;
		let slope = 0;
		let spread = 0;
		for (let i = 0; i <= columns; i++) mean += distances[row + i] / (columns + 1);
		for (let i = 0; i <= columns; i++) {
			slope += (i - columns / 2) * (distances[row + i] - mean);
			spread += (i - columns / 2) ** 2;
		}
		for (let i = 0; i <= columns; i++) distances[row + i] = mean + (slope / spread) * (i - columns / 2);
	}
};

/**
 * A length of cloth laid over other things, with soft lengthwise ripples. Cloth coordinates: u across from its left
 * edge, v from the near end, both measured along the cloth.
 */
export const strip = (options: StripOptions): Mesh => {
	const { x, y, run, width, length, under, ripple = 0.35, ripples = 3, gather = 0, seed, lift = 0.12 } = options;
	const { straight = false, uneven = 0, level = false, heavy = 1 } = options;
	const { columns = 170, rows = 260 } = options;
	const along = [Math.cos(run * degrees), Math.sin(run * degrees)] as const;
	const across = [along[1], -along[0]] as const;
	const pos = new Float32Array((columns + 1) * (rows + 1) * 3);
	const uv = new Float32Array((columns + 1) * (rows + 1) * 2);
	const step = length / rows;
	const distances = new Float64Array((columns + 1) * (rows + 1));
	const lay = (i: number, j: number): number => {
		const s = i / columns - 0.5;
		const q = j * (columns + 1) + i;
		const distance = distances[q];
		const t = j / rows;
		const narrow = 1 - gather * smooth(0, 1, t);
		const sway = 0.5 * fbm(t * 2.1, seed, 2, seed + 2) + 0.12 * fbm(t * 9, s * 3, 2, seed + 5);
		const side = s * width * narrow + sway + 0.25 * fbm(t * 5 + s * 2, seed, 2, seed + 31) * Math.abs(s * 2) ** 3;
		const px = x + along[0] * distance + across[0] * side;
		const py = y + along[1] * distance + across[1] * side;
		const drawn = uneven === 0 ? s : s + uneven * 0.3 * fbm(s * 2.7 + t * 0.5, t * 0.9, 2, seed + 41);
		const phase = (drawn * ripples + 0.35 * fbm(t * 1.6, 4, 2, seed + 7)) * 2 * Math.PI + seed;
		const waves = (Math.sin(phase) * 0.5 + 0.5) ** heavy;
		const strength = 0.35 + 0.65 * (fbm(t * 2.2 + 3, s * 2.5, 2, seed + 9) * 0.5 + 0.5);
		const edge = smooth(0, 0.05, 0.5 - Math.abs(s)) * (level ? 1 : smooth(0, 0.015, t));
		// Ripples run out towards an end that lies on the table, or the cloth ends in the air.
		const near = level ? 0.3 + 0.7 * smooth(0, 0.13, t) : 1;
		const crumple =
			0.16 * (fbm(px * 0.16, py * 0.12, 3, seed + 11) + 0.5) + 0.05 * fbm(px * 0.6, py * 0.5, 2, seed + 13);
		const z =
			under(px, py) +
			lift * near * (0.3 + 0.7 * edge) +
			near * (ripple * waves * strength * (1 + gather * 2 * t) + crumple) * (0.25 + 0.75 * edge);
		pos.set([px, py, z], 3 * q);
		uv.set([(s + 0.5) * width, t * length], 2 * q);
		return z;
	};
	for (let i = 0; i <= columns; i++) {
		let lastZ = Number.NaN;
		for (let j = 0; j <= rows; j++) {
			const z = lay(i, j);
			const dz = Number.isNaN(lastZ) ? 0 : z - lastZ;
			if (j < rows)
				distances[(j + 1) * (columns + 1) + i] =
					distances[j * (columns + 1) + i] + Math.sqrt(Math.max(step * step * 0.05, step * step - dz * dz));
			lastZ = z;
		}
	}
	if (straight) {
		evenOut(distances, columns);
		for (let i = 0; i <= columns; i++) for (let j = 0; j <= rows; j++) lay(i, j);
	}
	return { pos, uv, tri: gridTriangles(columns, rows) };
};
