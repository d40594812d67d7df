import { describe, expect, test } from "vitest";
import { exampleLine, exampleQuote } from "../../tests/support/quotes.ts";
import { MAX_PRICE, MAX_QUANTITY } from "../shared/quantity-limits.ts";
import { MAX_CHARGE } from "./stored-money.ts";
import { chargeRows, isCountable, quoteTotals, tierPrice } from "./totals.ts";

const line = exampleLine;
const content = exampleQuote;

describe("totals", () => {
	test("goods less discount, freight and insurance added", () => {
		const quote = content({
			lines: [line({ quantity: 1, unitPrice: 56_670_000 })],
			charges: { discount: 200, freight: 3_850_000, insurance: 327_000 },
		});
		expect(quoteTotals(quote)).toMatchObject({ pieces: 1, goods: 56_670_000, total: 59_713_600 });
		expect(chargeRows(quote)).toEqual([
			{ kind: "discount", percent: 200, amount: -1_133_400 },
			{ kind: "freight", amount: 3_850_000 },
			{ kind: "insurance", amount: 327_000 },
		]);
	});

	test("that cannot be counted exactly are known before anybody adds them up", () => {
		const full = (count: number) =>
			content({
				lines: Array.from({ length: count }, (_, at) =>
					line({ key: `l${at}`, quantity: MAX_QUANTITY, unitPrice: MAX_PRICE }),
				),
			});
		expect(isCountable(full(90))).toBe(true);
		expect(isCountable(content({ ...full(90), charges: { freight: MAX_CHARGE, insurance: MAX_CHARGE } }))).toBe(true);
		expect(isCountable(full(91))).toBe(false);
		expect(() => quoteTotals(full(91))).toThrow(RangeError);
	});

	test("what is not available counts nothing", () => {
		const quote = content({ lines: [line(), line({ key: "b", kind: "unavailable", quantity: 9, unitPrice: 9 })] });
		expect(quoteTotals(quote)).toMatchObject({ pieces: 300, goods: 12_900_000 });
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
});
