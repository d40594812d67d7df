import type { Rgb } from "../maths/colour.ts";
import { mottle } from "../maths/noise.ts";
import { hash } from "../maths/random.ts";
import { clamp } from "../maths/scalar.ts";
import { type Design, stamp } from "./design.ts";
import type { Motif } from "./motif.ts";

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

/** A block printed by hand: each print slips and turns a little, and each colour has its own block and slips by itself. */
export const blockPrint = (options: BlockOptions): Design => {
	const { motif, second = motif, size, across, along, inks, square = false, slip = 0.16, seed = 3 } = options;
	return (u, v, mark) => {
		const row = Math.floor(v / along);
		const shifted = u / across + (square ? 0 : (row & 1) * 0.5);
		const column = Math.floor(shifted);
		const x = (shifted - column - 0.5) * across;
		const y = (v / along - row - 0.5) * along;
		const form = row & 1 ? second : motif;
		for (let k = 1; k <= inks.length; k++) {
			const dx = (hash(column, row, seed + k) - 0.5) * 2 * slip * (k === 1 ? 0.6 : 1);
			const dy = (hash(column, row, seed + 31 + k) - 0.5) * 2 * slip * (k === 1 ? 0.6 : 1);
			const turn = (hash(column, row, seed + 61) - 0.5) * 0.08;
			const px = (x - dx) / size;
			const py = (y - dy) / size;
			stamp(mark, form, k, px + py * turn, py - px * turn, size, inks[k - 1]);
		}
		mark.cover *= 0.9 + 0.1 * hash(column, row, seed + 91);
		return mark.cover > 0;
	};
};

/** How far an edge wanders from the block's as it was carved, cm, and how far ink runs along a thread. */
const carved = 0.02;
const run = 0.011;

/** How wide the edge of ink is on cloth, cm, to each side. */
const bled = 0.012;

/**
 * What is printed on cloth from wooden blocks: outlines wander a little, ink runs by a hair along single threads, and lies
 * thin where the block pressed less. It never steps from thread to thread, as what is woven does.
 */
export const printed =
	(design: Design): Design =>
	(u, v, mark) => {
		const du = carved * mottle(u * 16, v * 16 + 40) + run * mottle(u * 45, v * 420);
		const dv = carved * mottle(u * 16 + 70, v * 16) + run * mottle(u * 420 + 30, v * 45);
		mark.soft = bled + mark.sample * 0.5;
		if (!design(u + du, v + dv, mark)) return false;
		if (mark.ink) {
			const thin = mottle(u * 9, v * 9) * 0.4 + mottle(u * 30, v * 30) * 0.3 + mottle(u * 120, v * 120) * 0.3;
			mark.cover = clamp(mark.cover * (0.95 + 0.12 * thin));
		}
		return true;
	};
