import { describe, expect, it } from "vitest";
import { gridMesh } from "../cloth/mesh.ts";
import { heightOf } from "../cloth/surface-height.ts";
import { inside } from "../maths/polygon.ts";
import { tiedBow } from "../props/bow.ts";
import { trousers } from "../recipes/trousers.ts";
import { trouserDrapes } from "./trouser-drapes.ts";
import { thighPockets } from "./trousers-cargo.ts";
import { legsByHand } from "./trousers-pose.ts";
import { cuts, forkOf, trouserOutline } from "./trousers-shape.ts";

describe("outline of trousers", () => {
	it.each(Object.entries(cuts))("parts the legs in a point and not in a keyhole (%s)", (_name, cut) => {
		const outline = trouserOutline(cut, 5);
		const gap = (y: number) => {
			let width = 0;
			for (let x = -12; x < 12; x += 0.02) if (!inside(x, y, outline)) width += 0.02;
			return width;
		};
		const fork = forkOf(cut);
		expect(gap(fork + 1.5)).toBe(0);
		expect(gap(fork - 4)).toBeLessThan(1.2);
		const widths = [4, 10, 16, 22].map((down) => gap(fork - down));
		expect(widths).toEqual([...widths].sort((a, b) => a - b));
	});
});

describe("legs that are moved", () => {
	it.each(Object.entries(trousers))("stay whole where one lies over the other (%s)", (_id, recipe) => {
		const cut = cuts[recipe.cut];
		const to = legsByHand({ ...recipe.style, cut, drape: trouserDrapes[recipe.drape], cloth: () => {} });
		for (let down = 1; down < 14; down += 3) {
			const y = forkOf(cut) - down;
			for (let x = -3; x < 3; x += 0.01) expect(to(x + 0.01, y)[0] - to(x, y)[0]).toBeLessThan(0.03);
		}
	});
});

describe("thigh pockets", () => {
	const cut = cuts.cargo;
	const recipe = trousers["cotton-cargo-trousers"];
	const style = { ...recipe.style, cut, drape: trouserDrapes[recipe.drape], cloth: () => {} };
	const edge = 24;
	const legs = gridMesh(200, 200, (a, b) => [edge * (2 * a - 1), cut.length * b, 0.5, a, b]);

	it.each(["front", "back"] as const)("go round the edge of each leg and on beyond it (%s)", (side) => {
		const pieces = thighPockets(style, legs, heightOf([legs], 0.5), side);
		const reaches = pieces.flatMap(({ mesh }) => [...mesh.pos.filter((_, i) => i % 3 === 0)]);
		for (const furthest of [Math.max(...reaches), -Math.min(...reaches)]) {
			expect(furthest).toBeGreaterThan(edge + 0.5);
			expect(furthest).toBeLessThan(edge + 2);
		}
	});
});

describe("bow of a drawstring", () => {
	const hill = gridMesh(60, 60, (a, b) => [a * 24 - 12, b * 30 - 24, 0.5 + Math.sin(b * 9) * 0.4, a, b]);
	const ground = heightOf([hill], 0.3);

	it("lies on what is under it, its ends too", () => {
		for (const { mesh } of tiedBow([0, 0], [1.5, 0.8], "#e6dcc6", ground)) {
			for (let i = 0; i < mesh.pos.length; i += 3) {
				const above = mesh.pos[i + 2] - ground(mesh.pos[i], mesh.pos[i + 1]);
				expect(above).toBeGreaterThan(-0.6);
				expect(above).toBeLessThan(1.6);
			}
		}
	});
});
