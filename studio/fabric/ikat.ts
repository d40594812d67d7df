import type { Rgb } from "../maths/colour.ts";
import { noise } from "../maths/noise.ts";
import { hash } from "../maths/random.ts";
import { fract } from "../maths/scalar.ts";
import type { Design } from "./design.ts";
import { inkAt, type Motif } from "./motif.ts";

export type IkatOptions = {
	motif: Motif;
	width: number;
	height: number;
	inks: readonly Rgb[];
	/** How far the tied threads have slipped, cm. */
	feather?: number;
	/** Every other row shifted by half. */
	drop?: boolean;
};

/** Ends per cm, each of which slips by itself, and bundles that were tied as one and slip together. */
export const ikatEnds = 36;
const bundles = 2.75;

/** How far dye has crept along a thread under its tie, cm to each side, and where on that way its colour is asked for. */
const crept = 0.17;
const looks = [-1, -0.6, -0.2, 0.2, 0.6, 1];

/**
 * Ikat: the threads were dyed before weaving and lie a little off, thread by thread and bundle by bundle, and dye has crept
 * along each under its ties: every edge is feathered and blurred along the warp, and clean across it.
 */
export const ikat = ({ motif, width, height, inks, feather = 0.28, drop = true }: IkatOptions): Design => {
	const mean: [number, number, number] = [0, 0, 0];
	return (u, v, mark) => {
		const end = Math.floor(u * ikatEnds);
		const bundle = (hash(Math.floor(u * bundles), 3, 17) - 0.5) * 0.9;
		const own = (hash(end, 5, 18) - 0.5) * 0.8;
		const drift = noise(end * 0.07, v * 0.4, 23) - 0.5;
		const slipped = v + feather * (bundle + own + drift * 1.2);
		const reach = crept * (0.5 + hash(end, 7, 19));
		let dyed = 0;
		mean.fill(0);
		for (const look of looks) {
			const at = (slipped + look * reach) / height;
			const row = Math.floor(at);
			const x = fract(u / width + (drop ? (row & 1) * 0.5 : 0)) * 2 - 1;
			const ink = inkAt(motif, x, (at - row) * 2 - 1);
			if (ink === 0) continue;
			dyed++;
			for (let c = 0; c < 3; c++) mean[c] += inks[ink - 1][c];
		}
		if (dyed === 0) return false;
		for (let c = 0; c < 3; c++) mean[c] /= dyed;
		mark.ink = mean;
		// The weft of the ground colour dulls the dyed warp.
		mark.cover = (dyed / looks.length) * (0.82 + 0.14 * hash(end, Math.floor(v * 11), 29));
		return true;
	};
};
