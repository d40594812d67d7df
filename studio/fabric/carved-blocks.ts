import type { Rgb } from "../maths/colour.ts";
import { hash } from "../maths/random.ts";
import { type Design, stamp } from "./design.ts";
import type { Motif } from "./motif.ts";

/** Motifs cut into one wooden block, which is printed side by side over the cloth. */
export type CarvedBlocks = {
	/** Of every row, and of every other. */
	motifs: readonly [Motif, Motif];
	/** Half the size of a motif, and distances from one to the next, cm. */
	size: number;
	across: number;
	along: number;
	/** Motifs to a side of a block. */
	side: number;
	ink: Rgb;
	/** Largest shift of a block from its place, cm, and its largest turn, radians. */
	slip: number;
	askew: number;
	/** How much thinner the ink lies where a block was pressed least. */
	thin: number;
	seed: number;
};

/** Place of a column or row within its block, in motifs from the block's middle. */
const inBlock = (at: number, side: number): number => at - Math.floor(at / side) * side - (side - 1) / 2;

/**
 * Cloth printed from blocks of several motifs: each slips, turns and takes up ink as a whole, so that its joins are seen where rows do
 * not quite meet. Motifs that slipped one by one kept one pitch over the whole cloth, and were a machine's.
 */
export const carvedBlocks = ({
	motifs,
	size,
	across,
	along,
	side,
	ink,
	slip,
	askew,
	thin,
	seed,
}: CarvedBlocks): Design => {
	return (u, v, mark) => {
		const row = Math.floor(v / along);
		const shifted = u / across + (row & 1) * 0.5;
		const column = Math.floor(shifted);
		const [i, j] = [Math.floor(column / side), Math.floor(row / side)];
		const out = (k: number): number => 2 * (hash(i, j, seed + k) - 0.5);
		// From the motif's middle, and from that of its block.
		const [x, y] = [(shifted - column - 0.5) * across, (v / along - row - 0.5) * along];
		const [bx, by] = [x + inBlock(column, side) * across, y + inBlock(row, side) * along];
		const turn = askew * out(3);
		const [px, py] = [x - slip * out(1) + turn * by, y - slip * out(2) - turn * bx];
		stamp(mark, motifs[row & 1], 1, px / size, py / size, size, ink);
		stamp(mark, motifs[row & 1], 2, px / size, py / size, size, ink);
		// A block is pressed more on one side than on the other.
		const tilt = 2 * Math.PI * hash(i, j, seed + 4);
		const less = Math.max(0, (bx * Math.cos(tilt)) / (side * across) + (by * Math.sin(tilt)) / (side * along));
		mark.cover *= 1 - 0.5 * thin * hash(i, j, seed + 5) - thin * less;
		return mark.cover > 0;
	};
};
