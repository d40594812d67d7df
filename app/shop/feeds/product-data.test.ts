import { describe, expect, test } from "vitest";
import { strangeToVocabulary } from "../../../tests/support/vocabulary.ts";
import type { CatalogueItem } from "../parts/catalogue-item.ts";
import { listData } from "./list-data.ts";
import { productData, type ShownProduct } from "./product-data.ts";

const item: CatalogueItem = {
	id: "polo",
	imageBase: "/images/products/polo-1",
	name: "Navy </script> Polo",
	description: "A polo",
	price: 45_050,
	unit: "piece",
	minOrder: 30,
	category: "t-shirts",
	priceTiers: [
		{ from: 100, price: 43_000 },
		{ from: 300, price: 40_000 },
	],
};
const shown: ShownProduct = {
	item,
	sku: "TH-1",
	category: { name: "T-Shirts" },
	material: "60% Cotton, 40% Linen",
	colourways: [{ name: "Navy" }, { name: "Rust" }],
	sizes: ["S", "M"],
	images: ["https://www.thari.example/images/products/polo-1-800.jpg"],
	url: "https://www.thari.example/products/polo",
	brand: "Thari Textiles",
};
const plain: ShownProduct = {
	...shown,
	sku: undefined,
	material: undefined,
	colourways: [],
	sizes: [],
	item: { ...item, priceTiers: undefined, unit: "set" },
};
const asSent = (data: object) => JSON.parse(JSON.stringify(data));

describe("a product as data", () => {
	test("is of schema.org's vocabulary, with every property and what it holds", () => {
		for (const one of [shown, plain]) expect(strangeToVocabulary(asSent(productData(one)))).toEqual([]);
	});

	test("the check finds what is not of the vocabulary", () => {
		const data = asSent(productData(shown));
		data.minimum = 3;
		data.offers.eligibleQuantity["@type"] = "Quantity";
		data.offers.priceSpecification[0].unitCode = 5;
		data.brand = { "@type": "Offer" };
		expect(strangeToVocabulary(data)).toEqual([
			expect.stringMatching(/^\$\.brand: Offer is none of/),
			expect.stringMatching(/^\$\.offers\.eligibleQuantity: Quantity is none of/),
			"$.offers.eligibleQuantity: no class Quantity",
			expect.stringMatching(/^\$\.offers\.priceSpecification\[0\]\.unitCode: 5 is none of/),
			"$.minimum: Product has no such property",
		]);
	});

	test("says price, minimum and prices at quantity in rupees and in units of UN/CEFACT", () => {
		const { offers } = asSent(productData(shown));
		expect(offers).toMatchObject({
			priceCurrency: "INR",
			price: "450.50",
			eligibleQuantity: { minValue: 30, unitCode: "H87" },
		});
		type Range = { price: string; eligibleQuantity: { minValue: number; maxValue?: number } };
		const ranges = offers.priceSpecification.map(({ price, eligibleQuantity }: Range) => {
			return [price, eligibleQuantity.minValue, eligibleQuantity.maxValue];
		});
		expect(ranges).toEqual([
			["450.50", 30, 99],
			["430", 100, 299],
			["400", 300, undefined],
		]);
	});

	test("leaves out what nobody has told", () => {
		const data = asSent(productData(plain));
		for (const name of ["sku", "material", "color", "size"]) expect(data).not.toHaveProperty(name);
		expect(data.offers).not.toHaveProperty("priceSpecification");
		expect(data.offers.eligibleQuantity.unitCode).toBe("SET");
	});
});

test("a list as data is of the vocabulary, too", () => {
	const data = listData(["https://www.thari.example/products/a", "https://www.thari.example/products/b"]);
	expect(strangeToVocabulary(asSent(data))).toEqual([]);
	expect(asSent(data).itemListElement).toMatchObject([{ position: 1 }, { position: 2 }]);
});
