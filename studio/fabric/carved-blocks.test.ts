import { expect, test } from "vitest";
import { type CarvedBlocks, carvedBlocks } from "./carved-blocks.ts";
import { newMark } from "./design.ts";
import type { Motif } from "./motif.ts";
import { disc } from "./shapes.ts";

const dot: Motif = { name: "test-dot", shapes: [disc(0, 0, 0.9)] };

const blocks: CarvedBlocks = {
	motifs: [dot, dot],
	size: 1,
	across: 5,
	along: 4,
	side: 2,
	ink: [1, 1, 1],
	slip: 0.3,
	askew: 0,
	thin: 0.2,
	seed: 3,
};

/** Middle of what is printed in the cell of a motif, cm across from where it ought to be. */
const outAt = (column: number, row: number): number => {
	const print = carvedBlocks(blocks);
	let [sum, weight] = [0, 0];
	for (let k = -50; k <= 50; k++) {
		const mark = newMark();
		mark.soft = 0.01;
		const u = (column + 0.5 - (row & 1) * 0.5) * 5 + k * 0.04;
		if (print(u, (row + 0.5) * 4, mark)) [sum, weight] = [sum + k * 0.04, weight + 1];
	}
	return sum / weight;
};

test("the motifs of one block slip together, and those of the next by themselves", () => {
	expect(outAt(1, 0)).toBeCloseTo(outAt(0, 0), 1);
	expect(outAt(1, 1)).toBeCloseTo(outAt(0, 0), 1);
	expect(Math.abs(outAt(2, 0) - outAt(0, 0)) + Math.abs(outAt(0, 2) - outAt(0, 0))).toBeGreaterThan(0.1);
});
