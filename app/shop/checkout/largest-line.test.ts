import { expect, test } from "vitest";
import { largestLine } from "./largest-line.ts";

test("names the product that most of the order is for", () => {
	const lines = [
		{ id: "dhoti", quantity: 30, price: 600 },
		{ id: "saree", quantity: 10, price: 2_500 },
	];
	expect(largestLine(JSON.stringify(lines))).toBe("saree");
});

test.each([null, "", "{", "[]", '[{"id":1}]', '{"id":"saree"}'])("names none where the form says %s", (items) => {
	expect(largestLine(items)).toBeUndefined();
});
