import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyQuote, deliveryAmounts } from "../../tests/support/any-quote.ts";
import { amount } from "../shared/amount.ts";
import type { Currency } from "../shared/currency.ts";
import { exchange, rateOf } from "../shared/rate-of-exchange.ts";
import { quoteChanges } from "./changes.ts";
import { COST_BASES, COST_KINDS } from "./delivery.ts";
import { inCurrency } from "./pricing.ts";
import { readQuote } from "./reading.ts";
import { paymentSums } from "./schedule.ts";
import { chargeRows, isCountable, quoteTotals } from "./totals.ts";

const pounds = { currency: "GBP", perUnit: 1_112_000, day: "2026-11-20", source: "Example Bank" } as const;

/** As many as the design asks for. */
const MANY = { numRuns: 10_000 };

describe("any offer", () => {
	test("adds up in each way of delivery: every charge once, every per cent of its base, every payment", () => {
		fc.assert(
			fc.property(anyQuote, (quote) => {
				for (const delivery of quote.deliveries) {
					const { goods, charges, total } = quoteTotals(quote, [], delivery);
					const sums = charges.map(({ amount: sum }) => Number(sum));
					expect(sums.every(Number.isSafeInteger)).toBe(true);
					expect(Number(total)).toBe(sums.reduce((all, each) => all + each, Number(goods)));
					const discount = charges[0]?.amount ?? 0;
					expect(-discount).toBeLessThanOrEqual(goods);
					for (const kind of COST_KINDS) {
						const row = charges.find((each) => each.kind === kind);
						const cost = delivery[kind];
						if (cost?.typed === "rate") {
							const of = charges.filter((each) => COST_BASES[kind].some((base) => base === each.kind));
							const base = of.reduce((all, each) => all + each.amount, goods + discount);
							expect(Math.abs((row?.amount ?? 0) - (base * cost.percent) / 10_000)).toBeLessThanOrEqual(0.5001);
						} else expect(Number(row?.amount)).toBe(Number(cost?.amount ?? 0));
					}
					expect(chargeRows(quote, [], delivery)).toEqual(charges.filter((row) => Number(row.amount) !== 0));
					if (total < 1_000) continue;
					const payments = paymentSums(quote.schedule, total);
					expect(payments.reduce((all, each) => all + each, 0)).toBe(Number(total));
					expect(payments.every((each) => each >= 0)).toBe(true);
				}
				expect(isCountable(quote)).toBe(true);
			}),
			MANY,
		);
	});

	test("is stored and read as it is, and stays what it is when nothing else is", () => {
		fc.assert(
			fc.property(anyQuote, (quote) => {
				expect(readQuote(JSON.stringify(quote))).toEqual(quote);
				expect(quoteChanges(quote, readQuote(JSON.stringify(quote)))).toEqual([]);
			}),
		);
	});
});

describe("from one currency to another", () => {
	test("every amount of columns and schedule goes at the rate, and no per cent changes", () => {
		fc.assert(
			fc.property(anyQuote, (quote) => {
				const there = inCurrency(quote, "GBP", pounds);
				const [from, to] = [rateOf(quote), rateOf({ currency: "GBP", rate: pounds })];
				if (!there || !from || !to) throw new Error("The example's rates cannot be read.");
				const turned = (minor: number) => Number(exchange(amount<Currency>(minor, quote.currency), from, to));
				expect(deliveryAmounts(readQuote(JSON.stringify(there)))).toEqual(deliveryAmounts(quote).map(turned));
				const parts = (all: readonly { part: object }[]) =>
					all.map(({ part }) => ("amount" in part ? Number(part.amount) : part));
				expect(parts(there.schedule)).toEqual(
					parts(quote.schedule).map((part) => (typeof part === "number" ? turned(part) : part)),
				);
				expect(there.charges).toEqual(quote.charges);
				for (const [index, delivery] of there.deliveries.entries())
					for (const kind of COST_KINDS) {
						const cost = quote.deliveries[index]?.[kind];
						if (cost?.typed !== "amount") expect(delivery[kind]).toEqual(cost);
					}
			}),
			MANY,
		);
	});
});
