import { describe, expect, test } from "vitest";
import { exampleLine, exampleQuote } from "../../tests/support/quotes.ts";
import { rateOf } from "../shared/rate-of-exchange.ts";
import { goodsAtList, inCurrency, ownPrices, toList, withAllPrices, withRate } from "./pricing.ts";
import { quoteTotals } from "./totals.ts";

const usd = { currency: "USD", perUnit: 840_000, day: "2026-11-20", source: "Example Bank" } as const;
const eur = { ...usd, currency: "EUR", perUnit: 980_000 } as const;
const tiers = [
	{ from: 500, price: 40_500 },
	{ from: 1000, price: 36_000 },
];
const atList = exampleLine({ unitPrice: 45_000, listPoints: 0, tiers });
const own = exampleLine({ key: "l2", name: "Saree", unitPrice: 240_000, listPrice: 250_000 });

describe("all prices", () => {
	test("moves prices by quantity with the price of one", () => {
		const [line] = withAllPrices(exampleQuote({ lines: [atList] }), -1500, "stay").lines;
		expect(line).toMatchObject({ unitPrice: 38_250, listPoints: -1500 });
		expect(line?.tiers.map(({ price }) => price)).toEqual([34_425, 30_600]);
	});

	test("is of list, however often it is asked for", () => {
		const once = withAllPrices(exampleQuote({ lines: [atList] }), -1500, "stay");
		expect(withAllPrices(once, -400, "stay").lines[0]).toMatchObject({
			unitPrice: 43_200,
			tiers: [{ price: 38_880 }, { price: 34_560 }],
		});
		expect(withAllPrices(once, 0, "stay").lines[0]).toMatchObject({ unitPrice: 45_000, tiers });
	});

	test("names the prices that a person set, and leaves or moves them as that person says", () => {
		const quote = exampleQuote({ lines: [atList, own, exampleLine({ key: "l3", kind: "unavailable" })] });
		expect(ownPrices(quote).map(({ name }) => name)).toEqual(["Saree"]);
		expect(withAllPrices(quote, -1000, "stay").lines[1]).toEqual(own);
		expect(withAllPrices(quote, -1000, "move").lines[1]).toMatchObject({ unitPrice: 216_000, listPoints: null });
		expect(withAllPrices(quote, -1000, "move").lines[2]).toEqual(quote.lines[2]);
	});

	test("is at the offer's rate, and moves nothing to list while the rate is unknown", () => {
		const quote = inCurrency(exampleQuote({ lines: [atList] }), "USD", usd);
		expect(quote && withAllPrices(quote, -1000, "stay").lines[0]?.unitPrice).toBe(482);
		const unknown = exampleQuote({ currency: "USD", lines: [exampleLine({ unitPrice: 500, listPoints: 0 })] });
		expect(withAllPrices(unknown, -1000, "stay")).toEqual(unknown);
		expect(ownPrices(unknown)).toHaveLength(1);
	});
});

describe("another currency", () => {
	test("turns every amount at the rate, and keeps the rate", () => {
		const lines = [exampleLine({ tiers: [{ from: 500, price: 42_000 }] })];
		const quote = inCurrency(exampleQuote({ charges: { freight: 100_000, insurance: 8_400 }, lines }), "USD", usd);
		expect(quote).toMatchObject({
			currency: "USD",
			rate: usd,
			deliveries: [{ freight: { amount: 1190 }, insurance: { amount: 100 } }],
		});
		expect(quote?.lines[0]).toMatchObject({ unitPrice: 512, tiers: [{ from: 500, price: 500 }], listPrice: 45_000 });
	});

	test("makes a price from the list each time, so that converting there and back loses nothing", () => {
		const quote = exampleQuote({ lines: [exampleLine({ unitPrice: 38_250, listPoints: -1500 })] });
		const there = inCurrency(quote, "USD", usd);
		const further = there && inCurrency(there, "EUR", eur);
		expect(further).toMatchObject({ currency: "EUR", rate: eur, lines: [{ unitPrice: 390, listPoints: -1500 }] });
		expect(further && inCurrency(further, "INR", null)).toEqual(quote);
	});

	test("is not guessed: without a rate nothing is converted", () => {
		expect(inCurrency(exampleQuote(), "USD", null)).toBeUndefined();
		expect(inCurrency(exampleQuote(), "USD", eur)).toBeUndefined();
		expect(inCurrency(exampleQuote({ currency: "USD" }), "EUR", eur)).toBeUndefined();
		expect(inCurrency(exampleQuote({ currency: "USD" }), "INR", null)).toBeUndefined();
	});

	test("at another rate: what came from the list follows, what was typed stays", () => {
		const quote = inCurrency(exampleQuote({ charges: { freight: 84_000 }, lines: [atList, own] }), "USD", usd);
		const next = quote && withRate(quote, { ...usd, perUnit: 900_000 });
		expect(next).toMatchObject({ deliveries: [{ freight: { amount: 1000 } }], rate: { perUnit: 900_000 } });
		expect(next?.lines.map(({ unitPrice }) => unitPrice)).toEqual([500, 2857]);
		expect(next?.lines[0]?.tiers.map(({ price }) => price)).toEqual([450, 400]);
	});
});

test("the company sees how far a price is from list, in the offer's currency", () => {
	const line = exampleLine({ unitPrice: 43_200 });
	const rupees = exampleQuote({ lines: [line] });
	expect(toList(line, line.unitPrice, rateOf(rupees))).toBe(-400);
	expect(toList(line, line.unitPrice, undefined)).toBeUndefined();
	const quote = inCurrency(exampleQuote({ lines: [atList] }), "USD", usd);
	expect(quote && [goodsAtList(quote), quoteTotals(quote).goods]).toEqual([160_800, 160_800]);
	expect(goodsAtList(exampleQuote({ currency: "USD" }))).toBeUndefined();
});
