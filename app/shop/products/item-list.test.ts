import { expect, test } from "vitest";
import type { CatalogueItem } from "../parts/catalogue-item.ts";
import { readItems, writeItems } from "./item-list.ts";

const saree: CatalogueItem = {
	id: "linen-saree",
	imageBase: "/images/products/linen-saree-4b19aceb",
	name: "Stone Linen Saree",
	description: "Stone grey linen, fine silver border",
	cloth: "97% Linen, 115 gsm",
	price: 265_000,
	unit: "piece",
	minOrder: 8,
	category: "sarees",
};
const { cloth: _, ...withoutCloth } = saree;

test.each([
	["a usual product", saree],
	["one without a line on its cloth", withoutCloth],
	["one without colours and sizes", { ...saree, choice: "none" as const }],
	["one in colours alone", { ...saree, choice: "colours" as const }],
	["one in sizes alone", { ...saree, choice: "sizes" as const }],
	["one with an article number", { ...saree, sku: "TH-204" }],
	["one of one size with an article number", { ...saree, choice: "none" as const, sku: "TH-204" }],
	["one sold in sets", { ...saree, unit: "set" as const }],
	["one whose words hold what parts the others", { ...saree, name: "A | B", description: "Two\nlines" }],
	["one whose first word looks like JSON", { ...saree, name: "{A}" }],
	["one whose picture is another product's", { ...saree, imageBase: "/images/products/kota-saree-4b19aceb" }],
	["one whose picture has no version", { ...saree, imageBase: "/images/products/linen-saree" }],
	["one whose version holds a hyphen", { ...saree, imageBase: "/images/products/linen-saree-4b-19" }],
	["one with a picture from elsewhere", { ...saree, imageBase: "/media/0a1b" }],
	["one without a picture", { ...saree, imageBase: "" }],
	["one with all that is unusual", { ...saree, slug: "linen", image: "x.jpg", alone: true as const, orderMultiple: 4 }],
])("%s is read as it was written", (_, item) => {
	expect(readItems(writeItems([saree, item, saree]))).toEqual([saree, item, saree]);
});

test("an empty list stays one", () => {
	expect(readItems(writeItems([]))).toEqual([]);
});
