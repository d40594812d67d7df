import type { Rgb } from "../maths/colour.ts";
import { mottle } from "../maths/noise.ts";
import { hash } from "../maths/random.ts";
import type { Design, Mark } from "./design.ts";
import { inkAt, type Motif } from "./motif.ts";

export type BlockOptions = {
	motif: Motif;
	second?: Motif;
	size: number;
	across: number;
	along: number;
	inks: readonly Rgb[];
	/** Rows are not shifted by half. */
	square?: boolean;
	/** Largest shift of a block from its place, cm. */
	slip?: number;
	seed?: number;
};

/** Ink lies unevenly: thin where the block pressed less, with a starved edge now and then. */
const inked = (mark: Mark, ink: Rgb, u: number, v: number, strength: number): boolean => {
	const thin = mottle(u * 21, v * 21) * 0.5 + mottle(u * 90, v * 90) * 0.5;
	mark.ink = ink;
	mark.cover = Math.min(1, strength * (0.93 + 0.16 * thin));
	return mark.cover > 0.3;
};

/**
 * A block printed by hand: each print slips and turns a little, each colour has its own block and slips by itself,
 * and edges wander by a thread.
 */
export const blockPrint = (options: BlockOptions): Design => {
	const { motif, second = motif, size, across, along, inks, square = false, slip = 0.16, seed = 3 } = options;
	return (u, v, mark) => {
		const wu = u + 0.035 * mottle(u * 55, v * 55 + 40);
		const wv = v + 0.035 * mottle(u * 55 + 70, v * 55);
		const row = Math.floor(wv / along);
		const shifted = wu / across + (square ? 0 : (row & 1) * 0.5);
		const column = Math.floor(shifted);
		const x = (shifted - column - 0.5) * across;
		const y = (wv / along - row - 0.5) * along;
		const form = row & 1 ? second : motif;
		for (let k = inks.length; k >= 1; k--) {
			const dx = (hash(column, row, seed + k) - 0.5) * 2 * slip * (k === 1 ? 0.6 : 1);
			const dy = (hash(column, row, seed + 31 + k) - 0.5) * 2 * slip * (k === 1 ? 0.6 : 1);
			const turn = (hash(column, row, seed + 61) - 0.5) * 0.08;
			const px = (x - dx) / size;
			const py = (y - dy) / size;
			const ink = inkAt(form, px + py * turn, py - px * turn);
			if (ink === k) return inked(mark, inks[k - 1], u, v, 0.9 + 0.1 * hash(column, row, seed + 91));
		}
		return false;
	};
};
