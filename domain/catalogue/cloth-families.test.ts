import { expect, test } from "vitest";
import { seedCatalogue } from "../../content/catalogue/catalogue.ts";
import { bitOf, bitsOf, COLOURS, colourFamily, coloursOf, FIBRES, fibresOf } from "./cloth-families.ts";

test("a fibre is of its family however it is written, and one that nobody knows is of none", () => {
	const made = (...names: string[]) =>
		fibresOf({ components: [{ name: "Cloth", fibres: names.map((fibre) => ({ fibre, percent: 50 })) }] });
	expect(made("Tussar silk", "Zari (metallised yarn, copper tone)")).toEqual(["silk", "zari"]);
	expect(made("COTTON", "Elastane")).toEqual(["cotton", "elastane"]);
	expect(made("Rayon", "Flax", "Lycra")).toEqual(["linen", "viscose", "elastane"]);
	expect(made("Banana fibre")).toEqual([]);
	expect(fibresOf({})).toEqual([]);
});

test("every product of the built-in catalogue has a fibre, and every colourway a family", () => {
	for (const { id, details } of seedCatalogue.products) {
		expect([id, fibresOf(details).length > 0]).toEqual([id, true]);
		if (details.colourways?.length) expect([id, coloursOf(details).length > 0]).toEqual([id, true]);
	}
});

test.each([
	["Kumkum red", "#951b2a", "red"],
	["Maroon", "#70202e", "red"],
	["Wine", "#6b1d30", "red"],
	["Madder", "#8f3129", "red"],
	["Rani pink", "#b01f4a", "pink"],
	["Rose", "#d59c9c", "pink"],
	["Rust", "#a14a2c", "orange"],
	["Terracotta", "#b5673a", "orange"],
	["Mustard", "#c1902f", "yellow"],
	["Turmeric", "#d19a26", "yellow"],
	["Bottle green", "#1f4f3d", "green"],
	["Leaf green", "#2f6f40", "green"],
	["Sage", "#86997a", "green"],
	["Mint green", "#a5c6ab", "green"],
	["Olive", "#5a5f3e", "green"],
	["Peacock teal", "#1f6f75", "teal"],
	["Navy", "#232f4d", "blue"],
	["Indigo", "#27396b", "blue"],
	["Sky blue", "#9ab8cd", "blue"],
	["Slate blue", "#576a7d", "blue"],
	["Aubergine", "#4a1f47", "purple"],
	["Violet", "#54307a", "purple"],
	["Plum", "#5d2a4a", "purple"],
	["Tobacco", "#7a5636", "brown"],
	["Clay", "#9a5e43", "brown"],
	["Sand", "#b3a07c", "beige"],
	["Khaki", "#b09a72", "beige"],
	["Cream", "#ddd0af", "beige"],
	["Ivory", "#e5dcc8", "white"],
	["White", "#e9e5dc", "white"],
	["Grey", "#a5a39f", "grey"],
	["Slate", "#596068", "grey"],
	["Charcoal", "#3c3b3d", "grey"],
	["Black", "#26242a", "black"],
	["white of the screen", "#ffffff", "white"],
	["black of the screen", "#000000", "black"],
	["red of the screen", "#ff0000", "red"],
	["blue of the screen", "#0000ff", "blue"],
])("%s is one of its family", (_, hex, family) => {
	expect(colourFamily(hex)).toBe(family);
});

test("a set of families is one number, and no number is another set", () => {
	expect(bitsOf(FIBRES, [])).toBe(0);
	expect(bitsOf(FIBRES, ["cotton", "silk"])).toBe(bitOf(FIBRES, "cotton") + bitOf(FIBRES, "silk"));
	for (const families of [FIBRES, COLOURS]) {
		expect(new Set<string>(families).size).toBe(families.length);
		expect(bitsOf<string>(families, families)).toBe(2 ** families.length - 1);
	}
});
