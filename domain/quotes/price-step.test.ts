import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exampleLine, exampleQuote } from "../../tests/support/quotes.ts";
import { amount } from "../shared/amount.ts";
import { fromList, rateOf, toStep } from "../shared/rate-of-exchange.ts";
import { currencyProblem } from "./checks.ts";
import type { QuoteContent } from "./content.ts";
import { inCurrency, withAllPrices, withRate } from "./pricing.ts";

const dollars = { currency: "USD", perUnit: 843_500, day: "2026-11-20", source: "Example Bank" } as const;
const made = exampleLine({
	listPrice: 45_000,
	unitPrice: 45_000,
	listPoints: 0,
	tiers: [{ from: 500, price: 41_000 }],
});
const quote = (priceStep: number) =>
	exampleQuote({ lines: [made, { ...made, key: "own", listPoints: null }], priceStep });
const prices = (content: QuoteContent<"USD"> | undefined) =>
	content?.lines.map(({ unitPrice, tiers }) => [Number(unitPrice), Number(tiers[0]?.price)]);

describe("the step of prices", () => {
	it("rounds what is made from list and rate, and nothing else", () => {
		// 450 / 84.35 is 5.33, 410 is 4.86
		expect(prices(inCurrency(quote(0), "USD", dollars))).toEqual([
			[533, 486],
			[533, 486],
		]);
		const stepped = inCurrency(quote(5), "USD", dollars);
		expect(prices(stepped)).toEqual([
			[535, 485],
			[533, 486],
		]);
		expect(stepped && currencyProblem(stepped)).toBeUndefined();
		const again = stepped && withRate(stepped, { ...dollars, perUnit: 900_000 });
		expect(again?.lines[0]?.unitPrice).toBe(500);
	});

	it("leaves the list price itself as it is", () => {
		const odd = exampleQuote({ lines: [{ ...made, listPrice: 45_050, unitPrice: 45_050, tiers: [] }], priceStep: 100 });
		expect(withAllPrices(odd, 0, "stay").lines[0]?.unitPrice).toBe(45_050);
		// 15 % less would be 382.93
		expect(withAllPrices(odd, -1500, "stay").lines[0]?.unitPrice).toBe(38_300);
	});

	it("never makes something cost nothing, and moves no price by more than half a step", () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 2, max: 10_000 }), (price, step) => {
				const rate = { currency: "USD", perUnit: 1, step } as const;
				const rounded = Number(toStep(amount(price, "USD"), rate));
				expect(rounded % step).toBe(0);
				expect(rounded).toBeGreaterThan(0);
				if (price >= step) expect(Math.abs(rounded - price) * 2).toBeLessThanOrEqual(step);
			}),
		);
		const rate = rateOf({ currency: "USD", rate: dollars, priceStep: 100 });
		expect(rate && Number(fromList(amount(100, "INR"), 0, rate))).toBe(100);
	});
});
