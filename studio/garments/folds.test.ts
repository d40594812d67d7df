import { expect, test } from "vitest";
import { gridMesh } from "../cloth/mesh.ts";
import { folded } from "./folds.ts";

const flat = gridMesh(40, 40, (a, b) => [a * 20 - 10, b * 20 - 10, 0.4, a * 20 - 10, b * 20 - 10]);

const heights = (pos: Float32Array) => Array.from({ length: pos.length / 3 }, (_, k) => pos[3 * k + 2]);

const fold = {
	line: [
		[-6, 0],
		[0, 0.5],
		[6, 0],
	],
	height: 0.6,
	width: 1,
} as const;

test("a fold rises along its line and leaves the rest of the cloth as it lay", () => {
	const z = heights(folded(flat, [fold]).pos);
	expect(Math.max(...z)).toBeGreaterThan(0.9);
	expect(z[0]).toBeCloseTo(0.4);
	expect(z[z.length - 1]).toBeCloseTo(0.4);
});

test("one side of a fold falls more steeply than the other", () => {
	const { pos } = folded(flat, [fold]);
	const at = (x: number, y: number) => pos[3 * ((y + 10) * 2 * 41 + (x + 10) * 2) + 2];
	expect(at(0, -1.5)).toBeGreaterThan(at(0, 2.5) + 0.1);
});
