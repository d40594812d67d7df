import { expect, it } from "vitest";
import { seedCatalogue } from "../../content/catalogue/catalogue.ts";
import { toneBeside } from "../maths/oklab.ts";
import { type Recipe, table } from "../table.ts";
import { coloursOf } from "./colours.ts";

it("has a recipe for every colour of the catalogue but the first, which the product's own recipe makes", () => {
	for (const { id, details } of seedCatalogue.products) {
		const codes = (details.colourways ?? []).slice(1).map(({ code }) => code);
		expect(coloursOf(id).map(({ code }) => code)).toEqual(codes);
	}
});

it("changes the palette always, and besides it the lay of what is sewn alone", () => {
	for (const id of Object.keys(table)) {
		for (const { recipe } of coloursOf(id)) {
			const alike = (one: Recipe | undefined) => ({ ...one, palette: null, style: null });
			expect(alike(recipe)).toEqual(alike(table[id]));
			if (!("style" in recipe)) expect({ ...recipe, palette: null }).toEqual({ ...table[id], palette: null });
			expect(recipe.palette).not.toEqual(table[id]?.palette);
			// Banarasi in mustard has a line round its flowers beside its colours.
			const added = recipe.palette && "outline" in recipe.palette ? ["outline"] : [];
			expect(Object.keys(recipe.palette)).toEqual([...Object.keys(table[id]?.palette ?? {}), ...added]);
		}
	}
});

it("keeps what one tone is beside another", () => {
	expect(toneBeside("#6d1a2a", "#6d1a2a", "#2b3d68")).toBe("#2b3d68");
	const [darker, lighter] = [toneBeside("#571525", "#6b1d30", "#1d2a4a"), toneBeside("#8c3a52", "#6b1d30", "#1d2a4a")];
	expect(Number.parseInt(darker.slice(5), 16)).toBeLessThan(0x4a);
	expect(Number.parseInt(lighter.slice(5), 16)).toBeGreaterThan(0x4a);
});
