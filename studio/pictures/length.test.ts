import { expect, test } from "vitest";
import { seedCatalogue } from "../../content/catalogue/catalogue.ts";
import { lengthScene, lengthView, measuresOf, turnOf } from "./length.ts";
import { recipeOf } from "./product.ts";

test("every opened cloth has as much of the table above it as below the figure of its width", () => {
	const all = seedCatalogue.products.flatMap(({ id }) => measuresOf(id, recipeOf(id).kind) ?? []);
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
