import { describe, expect, test } from "vitest";
import { exampleLine, exampleQuote } from "../../tests/support/quotes.ts";
import { quoteChanges } from "./changes.ts";

const line = exampleLine;
const content = exampleQuote;

describe("what changed between versions", () => {
	test("nothing", () => {
		expect(quoteChanges(content(), content())).toEqual([]);
	});

	test("quantity and price of a line, delivery, freight", () => {
		const v2 = content({
			lines: [line({ quantity: 500, unitPrice: 41_500 })],
			incoterm: "CIF",
			namedPlace: "Hamburg",
			charges: { freight: 100, discount: 200 },
		});
		expect(quoteChanges(content(), v2)).toEqual([
			{
				line: "Cotton Round Neck T-Shirt",
				before: [{ fact: "quantity", quantity: 300, unit: "piece" }],
				after: [{ fact: "quantity", quantity: 500, unit: "piece" }],
				price: { before: 43_000, after: 41_500 },
				difference: 7_850_000,
			},
			{ term: "delivery", before: "FOB Tuticorin", after: "CIF Hamburg" },
			{
				charge: "discount",
				before: { kind: "discount", percent: 0, amount: 0 },
				after: { kind: "discount", percent: 200, amount: -415_000 },
				difference: -415_000,
			},
			{
				charge: "freight",
				before: { kind: "freight", amount: 0 },
				after: { kind: "freight", amount: 100 },
				difference: 100,
			},
		]);
	});

	test("a price that alone is another one, and prices by quantity", () => {
		const [change] = quoteChanges(content(), content({ lines: [line({ unitPrice: 42_000 })] }));
		expect(change).toEqual({
			line: "Cotton Round Neck T-Shirt",
			before: [],
			after: [],
			price: { before: 43_000, after: 42_000 },
			difference: -300_000,
		});
		const tiers = [{ from: 500, price: 41_500 }];
		expect(quoteChanges(content(), content({ lines: [line({ tiers })] }))).toEqual([
			{ line: "Cotton Round Neck T-Shirt", before: [], after: [{ fact: "other-prices" }] },
		]);
	});

	test("a line that came, one that went, one that is not available any more", () => {
		const v1 = content({ lines: [line(), line({ key: "b", name: "Silk Shirt", quantity: 2, unitPrice: 100 })] });
		const v2 = content({
			lines: [line({ kind: "unavailable" }), line({ key: "c", name: "Dhoti", quantity: 1, unitPrice: 70 })],
		});
		expect(quoteChanges(v1, v2)).toEqual([
			{
				line: "Cotton Round Neck T-Shirt",
				before: [{ fact: "quantity", quantity: 300, unit: "piece" }],
				after: [{ fact: "not-available" }],
				difference: -12_900_000,
			},
			{
				line: "Dhoti",
				before: [{ fact: "not-offered" }],
				after: [{ fact: "quantity", quantity: 1, unit: "piece" }],
				difference: 70,
			},
			{
				line: "Silk Shirt",
				before: [{ fact: "quantity", quantity: 2, unit: "piece" }],
				after: [{ fact: "no-longer-offered" }],
				difference: -200,
			},
		]);
	});

	test("another currency compares no money, and says each price in its own", () => {
		const changes = quoteChanges(content(), content({ currency: "EUR", lines: [line({ unitPrice: 500 })] }));
		expect(changes).toContainEqual({
			line: "Cotton Round Neck T-Shirt",
			before: [],
			after: [],
			price: { before: 43_000, after: 500, was: "INR" },
		});
		expect(changes).toContainEqual({ term: "currency", before: "INR", after: "EUR" });
		expect(changes.every((change) => change.difference === undefined)).toBe(true);
	});
});
