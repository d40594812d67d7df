import { expect, test } from "vitest";
import { counts } from "../messages/en/shop/counts.ts";
import { builtInSummary, summaryOfProducts } from "../tests/support/catalogue.ts";
import { seedCatalogue } from "./catalogue/catalogue.ts";
import { holdings, listDescription, listTitle, type ShownCatalogue } from "./catalogue-words.ts";

const { categories, products } = seedCatalogue;
const countsHeading = ({ categories, count }: ShownCatalogue) =>
	counts.heading({ categories: categories.length, products: count });
const nothing = summaryOfProducts({ categories: [], products: [] });

test("of the built-in catalogue: eight categories, forty products, with their prices and minimums", () => {
	expect(countsHeading(builtInSummary)).toBe("Eight categories, forty products");
	expect(listTitle(builtInSummary)).toBe("40 products with price and minimum");
	expect(listDescription(builtInSummary)).toBe(
		"Eight categories from sarees to dhotis, ₹450 to ₹8,500 per piece, with minimum orders of 3 to 50 pieces. " +
			"Ask for a quote on any of them.",
	);
	expect(holdings(builtInSummary)).toBe(
		"The catalogue holds 40 products in eight categories: sarees, lehengas, silk sarees, silk shirts, T-shirts, " +
			"shirts, trousers and dhotis. Each has a price per piece and a minimum order, from 3 pieces to 50.",
	);
});

test("what the desk takes out of the catalogue is said no more", () => {
	const sarees = summaryOfProducts({ categories: categories.slice(0, 1), products: products.slice(0, 1) });
	expect(countsHeading(sarees)).toBe("One category, one product");
	expect(listTitle(sarees)).toBe("1 product with price and minimum");
	expect(listDescription(sarees)).toMatch(
		/^One category, sarees, ₹[\d,]+ per piece, with minimum orders of \d+ pieces\./,
	);
	expect(holdings(sarees)).toMatch(
		/^The catalogue holds 1 product in one category: sarees\. Each .* order of \d+ pieces\.$/,
	);
	expect(countsHeading(summaryOfProducts({ categories, products: products.slice(1) }))).toBe(
		"Eight categories, thirty-nine products",
	);
	const many = Array.from({ length: 1250 }, () => products.slice(0, 1)).flat();
	expect(countsHeading(summaryOfProducts({ categories, products: many }))).toBe("Eight categories, 1,250 products");
});

test("an empty catalogue has no figures", () => {
	expect(countsHeading(nothing)).toBe("No categories, no products");
	expect(listDescription(nothing)).not.toMatch(/\d|Infinity/);
	expect(holdings(nothing)).toBeUndefined();
});
