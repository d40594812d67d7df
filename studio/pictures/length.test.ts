import { expect, test } from "vitest";
import { seedCatalogue } from "../../content/catalogue/catalogue.ts";
import { lengthScene, lengthView, measuresOf, turnOf } from "./length.ts";
import { figuresOf, pixelOf } from "./length-bars.ts";
import { recipeOf } from "./product.ts";

const allMeasures = () => seedCatalogue.products.flatMap(({ id }) => measuresOf(id, recipeOf(id).kind) ?? []);

test("every opened cloth has as much of the table above it as below the figure of its width", () => {
	const all = allMeasures();
	expect(all.length).toBeGreaterThan(10);
	for (const measures of all) {
		const turn = turnOf(measures);
		// The figure of a turned cloth's length stands above it.
		const high = turn ? turn.run + measures.width / 2 + 60 : measures.length;
		const half = (high / 2) * lengthView.scale;
		const centre = 750 + lengthView.cy * lengthView.scale;
		expect(centre - half).toBeGreaterThan(60);
		// The figure stands on a line 12 cm and 50 px below the cloth.
		expect(centre + half + 12 * lengthView.scale + 50).toBeLessThan(1440);
	}
});

test("every bar beside an opened cloth is as long as it says at the picture's scale, and its parts add up to the length", () => {
	const pixel = pixelOf(1200, 1500);
	for (const measures of allMeasures()) {
		const { bars, sum } = figuresOf(measures);
		for (const { from, to, long, word } of bars) {
			const [a, b] = [pixel(from), pixel(to)];
			expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeCloseTo(long * lengthView.scale, 6);
			expect(Number.parseFloat(word) * (word.endsWith(" cm") ? 1 : 100)).toBeCloseTo(long, 6);
			for (const [x, y] of [a, b]) expect(Math.min(x, y, 1200 - x, 1500 - y)).toBeGreaterThan(50);
		}
		const parts = sum?.word.split(" = ")[1].split(" + ").map(Number) ?? [];
		if (sum) expect(parts.reduce((a, b) => a + b, 0)).toBeCloseTo(measures.length / 100, 6);
	}
});

test("the bars of length and width end where the cloth does", async () => {
	for (const id of ["kasavu-dhoti", "banarasi-silk-saree"]) {
		const measures = measuresOf(id, recipeOf(id).kind);
		if (!measures) throw new Error(`${id} is no length of cloth`);
		const [{ mesh }] = (await sceneOf(id)).pieces;
		// The first row of the mesh is the end of the cloth, 161 places from selvedge to selvedge.
		const end = [0, 160].map((i) => [mesh.pos[3 * i], mesh.pos[3 * i + 1]]);
		const { bars } = figuresOf(measures);
		const across = bars.find(({ side }) => side === "below");
		expect(across?.from[0]).toBeCloseTo(end[0][0], 3);
		expect(across?.to[0]).toBeCloseTo(end[1][0], 3);
		for (const [, y] of end) expect(bars[0].from[1]).toBeCloseTo(y, 3);
	}
});

const sceneOf = (id: string) => {
	const recipe = recipeOf(id);
	const measures = measuresOf(id, recipe.kind);
	if (!measures) throw new Error(`${id} is no length of cloth`);
	return lengthScene(recipe, measures);
};

test("an opened cloth has the fringe of its front picture as one piece beside its own", async () => {
	expect((await sceneOf("kasavu-dhoti")).pieces).toHaveLength(2);
	expect((await sceneOf("linen-saree")).pieces).toHaveLength(4);
	expect((await sceneOf("banarasi-silk-saree")).pieces).toHaveLength(3);
});

test("sheer cloth shows where it lies double", async () => {
	const { pieces } = await sceneOf("kota-doria-saree");
	expect(pieces.map(({ sheer }) => sheer)).toEqual([true, true, true]);
});
