import { expect, test } from "vitest";
import { seedCatalogue } from "../../../content/catalogue/catalogue.ts";
import { readCategories, writeCategories } from "./category-list.ts";

const categories = seedCatalogue.categories.map(({ id, name, description }, count) => ({
	id,
	name,
	description,
	count,
}));

test("the list's categories come back as they were written", () => {
	expect(readCategories(writeCategories(categories))).toEqual(categories);
	const narrowed = categories.map((one) => ({ ...one, to: `/products?category=${one.id}&fibre=silk` }));
	expect(readCategories(writeCategories(narrowed))).toEqual(narrowed);
	expect(readCategories(writeCategories([]))).toEqual([]);
});

test("what would break a line is left out", () => {
	const odd = { id: "odd", name: "Odd | even", description: "One\ntwo", count: 1 };
	expect(readCategories(writeCategories([odd]))).toEqual([{ ...odd, name: "Odd   even", description: "One two" }]);
});
