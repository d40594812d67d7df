import { expect, test } from "vitest";
import { ordered } from "../../../messages/en/shop/checkout/ordered.ts";
import { goodsOf } from "./goods-of.ts";

test("names the product that most of the order is for, and counts them", () => {
	const lines = [
		{ id: "dhoti", quantity: 30, price: 600 },
		{ id: "saree", quantity: 10, price: 2_500 },
	];
	expect(goodsOf(JSON.stringify(lines))).toEqual({ product: "saree", products: 2 });
});

test.each([null, "", "{", "[]", '[{"id":1}]', '{"id":"saree"}'])("names none where the form says %s", (items) => {
	expect(goodsOf(items)).toBeUndefined();
});

test.each([
	[1, "Kasavu Dhoti"],
	[2, "Kasavu Dhoti and\u00a01\u00a0other"],
	[1_250, "Kasavu Dhoti and\u00a01,249\u00a0others"],
])("%i products are named by the first of them", (products, said) => {
	expect(ordered.goods({ name: "Kasavu Dhoti", others: products - 1 })).toBe(said);
});
