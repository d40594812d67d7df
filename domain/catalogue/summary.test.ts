import fc from "fast-check";
import { expect, test } from "vitest";
import { seedCatalogue } from "../../content/catalogue/catalogue.ts";
import { NO_PRODUCTS, stretchesOf, summaryOf } from "./summary.ts";

const [saree, shirt] = seedCatalogue.categories;
if (!saree || !shirt) throw new Error("The built-in catalogue has no two categories.");

test("the whole spans what its categories span, an empty one left aside", () => {
	const summary = summaryOf(7, [
		{ ...saree, count: 2, price: { least: 100, most: 300 }, minimum: { least: 5, most: 5 } },
		{ ...shirt, ...NO_PRODUCTS },
		{ ...shirt, id: "other", count: 1, price: { least: 50, most: 50 }, minimum: { least: 20, most: 20 } },
	]);
	expect(summary).toMatchObject({
		version: 7,
		count: 3,
		price: { least: 50, most: 300 },
		minimum: { least: 5, most: 20 },
	});
	expect(summaryOf(1, [{ ...shirt, ...NO_PRODUCTS }])).toMatchObject(NO_PRODUCTS);
});

test("the parts of a list, one behind the other, are the list", () => {
	const counts = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 6 });
	fc.assert(
		fc.property(counts, fc.integer({ min: 1, max: 7 }), (sizes, page) => {
			const categories = sizes.map((count, n) => ({ id: String(n), count }));
			const all = categories.flatMap(({ id, count }) => Array.from({ length: count }, (_, n) => `${id} ${n}`));
			const turned: string[] = [];
			for (let from = 0; from < all.length; from += page)
				for (const { category, offset, limit } of stretchesOf(categories, from, from + page))
					turned.push(...Array.from({ length: limit }, (_, n) => `${category} ${offset + n}`));
			expect(turned).toEqual(all);
		}),
	);
});
