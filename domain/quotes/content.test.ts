import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exampleLine, exampleOffer } from "../../tests/support/offers.ts";
import { MAX_PRICE, MAX_QUANTITY } from "../shared/quantity-limits.ts";
import { quoteChanges } from "./changes.ts";
import { isCountable, MAX_CHARGE, pricesSet, quoteContentSchema, quoteTotals, termsSet, tierPrice } from "./content.ts";

const line = exampleLine;
const content = exampleOffer;

describe("totals", () => {
	test("goods less discount, freight and insurance added", () => {
		const offer = content({
			lines: [line({ quantity: 1, unitPrice: 56_670_000 })],
			discountBasisPoints: 200,
			freight: 3_850_000,
			insurance: 327_000,
		});
		expect(quoteTotals(offer)).toEqual({
			pieces: 1,
			goods: 56_670_000,
			discount: 1_133_400,
			freight: 3_850_000,
			insurance: 327_000,
			total: 59_713_600,
		});
	});

	test("that cannot be counted exactly are known before anybody adds them up", () => {
		const full = (count: number) =>
			content({
				lines: Array.from({ length: count }, (_, at) =>
					line({ key: `l${at}`, quantity: MAX_QUANTITY, unitPrice: MAX_PRICE }),
				),
			});
		expect(isCountable(full(90))).toBe(true);
		expect(isCountable(content({ ...full(90), freight: MAX_CHARGE, insurance: MAX_CHARGE }))).toBe(true);
		expect(isCountable(full(91))).toBe(false);
		expect(() => quoteTotals(full(91))).toThrow(RangeError);
	});

	test("what is not available counts nothing", () => {
		const offer = content({ lines: [line(), line({ key: "b", kind: "unavailable", quantity: 9, unitPrice: 9 })] });
		expect(quoteTotals(offer)).toMatchObject({ pieces: 300, goods: 12_900_000 });
	});

	test("a quantity pays the price of the highest tier it reaches", () => {
		const tiers = [
			{ from: 1000, price: 40_000 },
			{ from: 500, price: 41_500 },
		];
		expect([499, 500, 999, 1000].map((quantity) => tierPrice(line({ tiers }), quantity))).toEqual([
			43_000, 41_500, 41_500, 40_000,
		]);
		expect(quoteTotals(content({ lines: [line({ tiers, quantity: 500 })] })).goods).toBe(20_750_000);
	});

	test("a discount is never more than the goods and is whole, whatever the figures", () => {
		fc.assert(
			fc.property(
				fc.array(fc.record({ quantity: fc.nat(1_000_000), unitPrice: fc.nat(100_000) }), { maxLength: 20 }),
				fc.nat(10_000),
				(lines, discountBasisPoints) => {
					const totals = quoteTotals(
						content({ lines: lines.map((each, n) => line({ ...each, key: `${n}` })), discountBasisPoints }),
					);
					expect(Number.isSafeInteger(totals.discount)).toBe(true);
					expect(totals.discount).toBeLessThanOrEqual(totals.goods);
					expect(Math.abs(totals.discount - (totals.goods * discountBasisPoints) / 10_000)).toBeLessThanOrEqual(0.5001);
				},
			),
		);
	});
});

describe("what an offer needs before it may go", () => {
	test("a price and a quantity on every offered line", () => {
		expect(pricesSet(content())).toBe(true);
		expect(pricesSet(content({ lines: [] }))).toBe(false);
		expect(pricesSet(content({ lines: [line({ unitPrice: 0 })] }))).toBe(false);
		expect(pricesSet(content({ lines: [line({ quantity: 0 })] }))).toBe(false);
		expect(pricesSet(content({ lines: [line({ kind: "unavailable" })] }))).toBe(false);
		expect(pricesSet(content({ lines: [line(), line({ key: "b", kind: "unavailable", unitPrice: 0 })] }))).toBe(true);
	});

	test("terms of payment, terms and a place", () => {
		expect(termsSet(content())).toBe(true);
		expect(termsSet(content({ paymentTerms: "" }))).toBe(false);
		expect(termsSet(content({ terms: "" }))).toBe(false);
		expect(termsSet(content({ namedPlace: "" }))).toBe(false);
	});

	test("figures outside their bounds are refused", () => {
		const bad = [{ quantity: -1 }, { quantity: 0.5 }, { unitPrice: 2 ** 53 }, { gsm: -1 }];
		for (const more of bad)
			expect(quoteContentSchema.safeParse({ ...content(), lines: [{ ...line(), ...more }] }).success).toBe(false);
		expect(quoteContentSchema.safeParse(content()).success).toBe(true);
		expect(quoteContentSchema.safeParse(content({ discountBasisPoints: 10_001 })).success).toBe(false);
	});
});

describe("what changed between versions", () => {
	test("nothing", () => {
		expect(quoteChanges(content(), content())).toEqual([]);
	});

	test("quantity and price of a line, delivery, freight", () => {
		const v2 = content({
			lines: [line({ quantity: 500, unitPrice: 41_500 })],
			incoterm: "CIF",
			namedPlace: "Hamburg",
			freight: 100,
			discountBasisPoints: 200,
		});
		expect(quoteChanges(content(), v2)).toEqual([
			{
				subject: "Cotton Round Neck T-Shirt",
				before: "300 pieces",
				after: "500 pieces",
				price: { before: 43_000, after: 41_500 },
				difference: 7_850_000,
			},
			{ subject: "Delivery", before: "FOB Tuticorin", after: "CIF Hamburg" },
			{ subject: "Discount", before: "none", after: "2% on the goods", difference: -415_000 },
			{ subject: "Freight", before: "", after: "", price: { before: 0, after: 100 }, difference: 100 },
		]);
	});

	test("a price that alone is another one, and prices by quantity", () => {
		const [change] = quoteChanges(content(), content({ lines: [line({ unitPrice: 42_000 })] }));
		expect(change).toEqual({
			subject: "Cotton Round Neck T-Shirt",
			before: "",
			after: "",
			price: { before: 43_000, after: 42_000 },
			difference: -300_000,
		});
		const tiers = [{ from: 500, price: 41_500 }];
		expect(quoteChanges(content(), content({ lines: [line({ tiers })] }))).toEqual([
			{ subject: "Cotton Round Neck T-Shirt", before: "", after: "other prices by quantity" },
		]);
	});

	test("a line that came, one that went, one that is not available any more", () => {
		const v1 = content({ lines: [line(), line({ key: "b", name: "Silk Shirt", quantity: 2, unitPrice: 100 })] });
		const v2 = content({
			lines: [line({ kind: "unavailable" }), line({ key: "c", name: "Dhoti", quantity: 1, unitPrice: 70 })],
		});
		expect(quoteChanges(v1, v2)).toEqual([
			{ subject: "Cotton Round Neck T-Shirt", before: "300 pieces", after: "not available", difference: -12_900_000 },
			{ subject: "Dhoti", before: "not offered", after: "1 piece", difference: 70 },
			{ subject: "Silk Shirt", before: "2 pieces", after: "no longer offered", difference: -200 },
		]);
	});

	test("another currency compares no money", () => {
		const changes = quoteChanges(content(), content({ currency: "EUR", lines: [line({ unitPrice: 500 })] }));
		expect(changes).toContainEqual({ subject: "Currency", before: "INR", after: "EUR" });
		expect(changes.every((change) => change.difference === undefined)).toBe(true);
	});
});
