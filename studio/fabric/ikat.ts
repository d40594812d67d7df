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
	threads: number;
	/** How far the tied threads have slipped, cm. */
	feather?: number;
	/** Every other row shifted by half. */
	drop?: boolean;
};

/**
 * Ikat: the threads were dyed before weaving and lie a little off, so that every edge is feathered along the warp
 * in steps of one thread. Threads were tied in bundles of four, which slip together.
 */
export const ikat = ({ motif, width, height, inks, threads, feather = 0.28, drop = true }: IkatOptions): Design => {
	return (u, v, mark) => {
		const thread = Math.floor(u * threads);
		const bundle = (hash(thread >> 2, 3, 17) - 0.5) * 0.9;
		const own = (hash(thread, 5, 18) - 0.5) * 0.9;
		const drift = noise(thread * 0.21, v * 0.4, 23) - 0.5;
		const slipped = v + feather * (bundle + own + drift * 1.2);
		const row = Math.floor(slipped / height);
		const x = fract(u / width + (drop ? (row & 1) * 0.5 : 0)) * 2 - 1;
		const y = (slipped / height - row) * 2 - 1;
		const ink = inkAt(motif, x, y);
		if (ink === 0) return false;
		mark.ink = inks[ink - 1];
		// The weft of the ground colour dulls the dyed warp.
		mark.cover = 0.8 + 0.16 * hash(thread, Math.floor(v * threads), 29);
		return true;
	};
};
