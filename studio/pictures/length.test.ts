import { expect, test } from "vitest";
import { seedCatalogue } from "../../content/catalogue/catalogue.ts";
import { lengthView, measuresOf, turnOf } from "./length.ts";
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
