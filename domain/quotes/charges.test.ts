import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { charges as words } from "../../messages/en/charges.ts";
import { anyQuote } from "../../tests/support/any-quote.ts";
import { exampleLine, exampleQuote } from "../../tests/support/quotes.ts";
import { amount } from "../shared/amount.ts";
import { CURRENCIES, type Currency } from "../shared/currency.ts";
import { rateOf } from "../shared/rate-of-exchange.ts";
import { quoteChanges } from "./changes.ts";
import { CHARGE_KINDS, discountRow } from "./charges.ts";
import { inCurrency } from "./pricing.ts";
import { TAKEABLE, withTakenOver } from "./takeover.ts";
import { quoteTotals } from "./totals.ts";

const usd = { currency: "USD", perUnit: 843_525, day: "2026-11-20", source: "Example Bank" } as const;

describe("between two versions", () => {
	test("a cost of the first way of delivery is named when it is another one, with what that makes of it", () => {
		const kinds = ["freight", "insurance"] as const;
		fc.assert(
			fc.property(anyQuote, fc.constantFrom(...kinds), (quote, kind) => {
				const [first, ...others] = quote.deliveries;
				const other = { ...quote, deliveries: [{ ...first, [kind]: null }, ...others] } satisfies typeof quote;
				const [was, is] = [quoteTotals(quote), quoteTotals(other)];
				const named = quoteChanges(quote, other).find((change) => "charge" in change && change.charge === kind);
				const [before, after] = [was, is].map(({ charges }) => charges.find((row) => row.kind === kind)?.amount ?? 0);
				if (before !== after) expect(named?.difference).toBe((after ?? 0) - (before ?? 0));
			}),
		);
	});

	test("another schedule, another tax and other ways of delivery are each named", () => {
		const quote = exampleQuote();
		const { deliveries } = quote;
		const changed = (other: typeof quote) => quoteChanges(quote, other);
		expect(changed({ ...quote, deliveries: [deliveries[0], { ...deliveries[0], key: "d2" }] })).toEqual([
			{ term: "columns" },
		]);
		const payment = { part: { typed: "percent" as const, percent: 10_000 }, trigger: "proforma" as const, days: null };
		expect(changed({ ...quote, schedule: [payment] })).toEqual([{ term: "schedule" }]);
		expect(changed({ ...quote, tax: { kind: "export", under: "lut", number: "AD33" } })).toEqual([{ term: "tax" }]);
	});
});

describe("from one currency to another", () => {
	test("a former quote in another currency gives every amount at the rate, and none without one", () => {
		fc.assert(
			fc.property(anyQuote, fc.constantFrom<Currency>(...CURRENCIES), (some, currency) => {
				const mine = exampleQuote();
				const former = { ...some, currency, rate: currency === "INR" ? null : { ...usd, currency } };
				const taken = withTakenOver(mine, former, TAKEABLE, rateOf(former));
				const turned = inCurrency(former, "INR", null);
				expect(taken?.deliveries).toEqual(turned?.deliveries);
				expect(taken?.schedule).toEqual(turned?.schedule);
				expect(taken?.charges).toEqual(former.charges);
				for (const part of ["freight", "insurance", "schedule", "columns"] as const)
					expect(withTakenOver(mine, former, [part], undefined) === undefined).toBe(currency !== "INR");
			}),
		);
	});
});

test("every charge has its words", () => {
	for (const kind of CHARGE_KINDS) expect(words.names[kind]).not.toBe("");
});

test("a discount is rounded half up, once", () => {
	const goods = amount<Currency>(333, "INR");
	expect(discountRow({ discount: 5_000 }, goods)).toEqual({ kind: "discount", percent: 5_000, amount: -167 });
	expect(quoteTotals(exampleQuote({ lines: [exampleLine({ quantity: 0 })] })).total).toBe(0);
});

test.each([
	[200, "2%"],
	[250, "2.5%"],
	[1, "0.01%"],
])("a discount of %i is %s", (percent, text) => {
	expect(words.row({ kind: "discount", percent })).toBe(`Discount ${text}`);
	expect(words.share({ kind: "discount", percent })).toBe(`${text} on the goods`);
	expect(words.share({ kind: "discount", percent: 0 })).toBe("none");
});
