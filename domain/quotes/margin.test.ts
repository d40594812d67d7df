import { describe, expect, it } from "vitest";
import { exampleLine, exampleQuote } from "../../tests/support/quotes.ts";
import { rateOf } from "../shared/rate-of-exchange.ts";
import { lineMargin, quoteMargin } from "./margin.ts";

const shirts = exampleLine({ key: "a", productId: "shirt", quantity: 100, unitPrice: 45_000 });
const sarees = exampleLine({ key: "b", productId: "saree", quantity: 10, unitPrice: 250_000 });
const costs = new Map([["shirt", 30_000]]);

describe("the margin", () => {
	it("of a line is what is left over its cost", () => {
		const quote = exampleQuote({ lines: [shirts, sarees] });
		const margin = (at: number) => {
			const line = quote.lines[at];
			return line && lineMargin(line, costs, rateOf(quote));
		};
		expect(margin(0)).toEqual({ margin: 1_500_000, points: 3333 });
		expect(margin(1)).toBeUndefined();
	});

	it("of all is that of the lines whose cost is known, less the discount", () => {
		const quote = exampleQuote({ lines: [shirts, sarees], charges: { discount: 1000 } });
		expect(quoteMargin(quote, costs)).toEqual({ of: { margin: 1_050_000, points: 2593 }, leftOut: 1 });
		expect(quoteMargin(quote, new Map())).toEqual({ of: undefined, leftOut: 2 });
	});

	it("counts costs in rupees at the rate of the quote, the whole line at once", () => {
		const rate = { currency: "USD", perUnit: 800_000, day: "2026-11-20", source: "Example Bank" } as const;
		const quote = exampleQuote({ lines: [{ ...shirts, unitPrice: 500 }], currency: "USD", rate });
		// 100 x 300 rupees at 80 are 375 dollars of 500.
		expect(quoteMargin(quote, costs).of).toEqual({ margin: 12_500, points: 2500 });
		expect(quoteMargin({ ...quote, rate: null }, costs).of).toBeUndefined();
	});

	it("is below zero where a price is below its cost", () => {
		const quote = exampleQuote({ lines: [{ ...shirts, unitPrice: 24_000 }] });
		expect(quoteMargin(quote, costs).of).toEqual({ margin: -600_000, points: -2500 });
	});
});
