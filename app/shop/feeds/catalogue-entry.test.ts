import { expect, test } from "vitest";
import { seedCatalogue } from "../../../content/catalogue/catalogue.ts";
import type { Product } from "../../../domain/catalogue/catalogue.ts";
import { catalogueItemOf } from "../parts/seen-product.ts";
import { catalogueEntry } from "./catalogue-entry.ts";

const [first] = seedCatalogue.products;
if (!first) throw new Error("There is no product.");
const pools = [{ id: "shirts", name: "Shirts", minimum: 50, least: 10 }];
const product: Product = {
	...first,
	sku: "TH-1",
	orderMultiple: 5,
	pool: "shirts",
	close: { image: "media/0a1b2c3d000040008000000000000000.jpg", alt: "The weave" },
	details: {
		...first.details,
		sizes: ["S", "M"],
		sizeRatio: [1, 2],
		minPerColour: 20,
		priceTiers: [{ from: 100, price: 100_000 }],
	},
};
const frame = { publicUrl: "https://www.thari.example", categories: new Map([["sarees", { name: "Sarees" }]]), pools };

test("an entry says under which terms a product is ordered, as its card does", () => {
	const entry = catalogueEntry(product, frame);
	const { price, minOrder, orderMultiple, priceTiers, minPerColour, pool, unit } = catalogueItemOf(product, pools);
	expect(entry).toMatchObject({
		...{ sku: "TH-1", unit, orderMultiple, pool },
		pricePaise: price,
		minimum: minOrder,
		minimumPerColour: minPerColour,
		tiers: priceTiers?.map(({ from, price: pricePaise }) => ({ from, pricePaise })),
		category: { id: "sarees", name: "Sarees" },
		url: `https://www.thari.example/products/${product.slug}`,
		sizes: ["S", "M"],
		sizeRatio: [1, 2],
	});
	// The pool has its own minimum of each, in place of the product's own minimum.
	expect([entry.minimum, entry.pool?.minimum]).toEqual([10, 50]);
});

test("pictures have full addresses and their measures, and what nobody has told is left out", () => {
	const { pictures } = catalogueEntry(product, frame);
	expect(pictures).toMatchObject([
		{ url: expect.stringMatching(/^https:\/\/www\.thari\.example\/images\/.*\.jpg$/), alt: first.imageAlt },
		{
			url: "https://www.thari.example/media/0a1b2c3d000040008000000000000000-800.jpg",
			width: 800,
			height: 1000,
			alt: "The weave",
		},
	]);
	const told = {
		...first,
		sku: undefined,
		image: "media/0a1b2c3d000040008000000000000000.jpg",
		close: undefined,
		story: "",
		details: {},
	};
	const bare = JSON.parse(JSON.stringify(catalogueEntry(told, frame)));
	expect(Object.keys(bare)).toEqual(
		"id,name,description,url,category,pricePaise,currency,unit,minimum,pictures".split(","),
	);
});
