import { expect, test } from "vitest";
import { seedCatalogue } from "../../content/catalogue/catalogue.ts";
import { productsAt } from "../../tests/support/catalogue.ts";
import type { Product } from "../catalogue/catalogue.ts";
import { checkGoods, requestedIds } from "./check-request.ts";
import { checkSamples } from "./check-samples.ts";
import { MOST_SAMPLED } from "./samples.ts";

const [shirt, saree, ...others] = seedCatalogue.products.map((product): Product => product);
if (!shirt || !saree) throw new Error("The built-in catalogue has no products.");
const colourways = [{ code: "N", name: "Navy", hex: "#001133" }];
const sampled = (product: Product, samples: Product["details"]["samples"] = ["piece", "swatch"]): Product => ({
	...product,
	details: { ...product.details, samples, colourways },
});
const catalogue = productsAt([sampled(shirt), ...others.map((one) => sampled(one, ["swatch"])), saree]);
const check = (asked: unknown) => checkSamples(JSON.stringify(asked), catalogue.products);
const { id, name, category } = shirt;

test("samples take their names from the catalogue, and the first kind it offers where none is named", () => {
	const asked = [
		{ id, quantity: 1 },
		{ id, colour: "N", kind: "swatch", quantity: 2, name: "Something else", colourName: "Black" },
	];
	expect(check(asked)).toEqual({
		ok: true,
		samples: [
			{ id, name, category, kind: "piece", colour: null, colourName: "", quantity: 1 },
			{ id, name, category, kind: "swatch", colour: "N", colourName: "Navy", quantity: 2 },
		],
	});
});

test.each([undefined, "", "[]", " [] "])("%j asks for none", (text) => {
	expect(checkSamples(text, catalogue.products)).toEqual({ ok: true, samples: [] });
});

test.each([
	[
		{ id: "gone", quantity: 1, name: "Plum Shirt" },
		{ code: "sample-unknown", name: "Plum Shirt" },
	],
	[
		{ id: "gone", quantity: 1 },
		{ code: "sample-unknown", name: "" },
	],
	[
		{ id: saree.id, quantity: 1 },
		{ code: "sample-not-made", name: saree.name },
	],
	[
		{ id, kind: "roll", quantity: 1 },
		{ code: "sample-kind-not-made", name },
	],
	[
		{ id, colour: "X", quantity: 1 },
		{ code: "sample-colour-unknown", name, colour: "X" },
	],
	[
		{ id, colour: "X", colourName: "Plum", quantity: 1 },
		{ code: "sample-colour-unknown", name, colour: "Plum" },
	],
	[
		{ id, quantity: 0 },
		{ code: "sample-not-whole", name, limit: 3 },
	],
	[
		{ id, quantity: 1.5 },
		{ code: "sample-not-whole", name, limit: 3 },
	],
	[
		{ id, quantity: "two" },
		{ code: "sample-not-whole", name, limit: 3 },
	],
	[
		{ id, quantity: 4 },
		{ code: "samples-too-many-of-one", name, limit: 3 },
	],
])("%j is refused by its line", (asked, problem) => {
	expect(check([asked])).toEqual({
		ok: false,
		problem: { code: "lines-not-right" },
		problems: [{ id: asked.id, kind: "sample", problem }],
	});
});

test("three of a product are counted over its colours, and an eleventh product is refused", () => {
	expect(
		check([
			{ id, quantity: 2 },
			{ id, colour: "N", quantity: 2 },
		]),
	).toMatchObject({
		problems: [{ id, problem: { code: "samples-too-many-of-one" } }],
	});
	const many = [...catalogue.products.keys()].filter((one) => one !== saree.id).slice(0, MOST_SAMPLED + 1);
	expect(check(many.slice(0, MOST_SAMPLED).map((one) => ({ id: one, quantity: 3 }))).ok).toBe(true);
	expect(check(many.map((one) => ({ id: one, quantity: 1 })))).toMatchObject({
		problems: [{ id: many.at(-1), problem: { code: "samples-of-too-many", limit: MOST_SAMPLED } }],
	});
});

test.each(["{", "7", '{"id":"a"}', '[{"quantity":1}]', JSON.stringify(Array(100).fill({ id, quantity: 1 }))])(
	"what cannot be read is told as a whole: %.30s",
	(text) => {
		expect(checkSamples(text, catalogue.products)).toEqual({
			ok: false,
			problem: { code: "samples-unreadable" },
			problems: [],
		});
	},
);

const line = JSON.stringify([{ id: saree.id, quantity: saree.minOrder, price: saree.price }]);
const one = JSON.stringify([{ id, quantity: 1 }]);

test("a request may be of lines, of samples, or of both, and names the products of either", () => {
	expect(checkGoods({ items: line, samples: undefined }, catalogue)).toMatchObject({ ok: true, samples: [] });
	expect(checkGoods({ items: line, samples: one }, catalogue)).toMatchObject({ lines: [{}], samples: [{}] });
	for (const items of [undefined, "", "[]"])
		expect(checkGoods({ items, samples: one }, catalogue)).toMatchObject({ ok: true, lines: [], samples: [{}] });
	expect(checkGoods({ items: "[]", samples: "[]" }, catalogue)).toMatchObject({ problem: { code: "cart-empty" } });
	expect(requestedIds({ items: line, samples: one })).toEqual([saree.id, id]);
});

test("what is wrong with lines and with samples is told together", () => {
	const items = JSON.stringify([{ id: saree.id, quantity: 0, price: 1 }]);
	const samples = JSON.stringify([{ id: "gone", quantity: 1 }]);
	expect(checkGoods({ items, samples }, catalogue)).toMatchObject({
		problem: { code: "lines-not-right" },
		problems: [{ kind: "quantity" }, { kind: "sample" }],
	});
	expect(checkGoods({ items: line, samples: "{" }, catalogue)).toMatchObject({
		problem: { code: "samples-unreadable" },
	});
});
