import { describe, expect, it } from "vitest";
import { gridMesh } from "../cloth/mesh.ts";
import { trousers } from "../recipes/trousers.ts";
import { trouserDrapes } from "./trouser-drapes.ts";
import { drawnIn, gatheredCuffs } from "./trousers-cuffs.ts";
import { cuts } from "./trousers-shape.ts";

const recipe = trousers["cotton-cargo-trousers"];
const cut = cuts[recipe.cut];
const style = { ...recipe.style, cut, drape: trouserDrapes[recipe.drape], cloth: () => {} };
const [inner, outer] = cut.hem;

describe("gathered cuffs", () => {
	/** The outer edge of the right leg, from its end to above what elastic draws in. */
	const rows = 400;
	const edge = gridMesh(1, rows, (a, b) => [outer - 0.01 * (1 - a), 24 * b, 0.3, a, b]);

	it("draw the leg in without a step in its outline", () => {
		const { pos } = drawnIn(edge, style);
		const xs = Array.from({ length: rows + 1 }, (_, j) => pos[3 * (2 * j + 1)]);
		for (let j = 1; j < xs.length; j++) expect(Math.abs(xs[j] - xs[j - 1])).toBeLessThan(0.045);
		expect(xs[rows]).toBeCloseTo(outer, 5);
		expect(xs[0]).toBeLessThan(outer - 0.1 * (outer - inner));
	});

	it("are as wide as the end of the leg that hangs over them, and lie below its middle", () => {
		const across = gridMesh(60, 1, (a, b) => [inner + (outer - inner) * a, 0.4 * b, 0.3, a, b]);
		const widthOf = (pos: Float32Array) => {
			const xs = pos.filter((_, i) => i % 3 === 0);
			return [Math.min(...xs), Math.max(...xs)];
		};
		const leg = widthOf(drawnIn(across, style).pos);
		const cuff = widthOf(gatheredCuffs(style)[1].mesh.pos);
		expect((cuff[0] + cuff[1]) / 2).toBeCloseTo((leg[0] + leg[1]) / 2, 0);
		expect(Math.abs(cuff[1] - cuff[0] - (leg[1] - leg[0]))).toBeLessThan(1.6);
	});
});
