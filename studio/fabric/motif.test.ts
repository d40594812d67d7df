import { expect, it } from "vitest";
import { inkAt, type Motif, outlineOf } from "./motif.ts";
import { blockFlower } from "./motifs/flowers.ts";
import { disc } from "./shapes.ts";

const dot: Motif = { name: "dot", shapes: [disc(0, 0, 0.5)] };

it("measures how far a place is from the outline of a block, below 0 within it", () => {
	expect(outlineOf(dot, 1, 0.45, 0)).toBeCloseTo(-0.05, 2);
	expect(outlineOf(dot, 1, 0, 0.56)).toBeCloseTo(0.06, 2);
	expect(outlineOf(dot, 1, 0.95, 0.95)).toBeGreaterThan(0.1);
});

it("prints where it would weave", () => {
	let differing = 0;
	for (let k = 0; k < 2500; k++) {
		const [x, y] = [(k % 50) / 25 - 0.98, Math.floor(k / 50) / 25 - 0.98];
		const woven = inkAt(blockFlower, x, y);
		const near = Math.min(...[1, 2].map((ink) => Math.abs(outlineOf(blockFlower, ink, x, y))));
		if (near > 0.012 && [1, 2].some((ink) => outlineOf(blockFlower, ink, x, y) < 0 !== (woven === ink))) differing++;
	}
	expect(differing).toBe(0);
});
