import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyChoosing, anyQuote, moneyOf } from "../../tests/support/any-quote.ts";
import { amount } from "../shared/amount.ts";
import type { Currency } from "../shared/currency.ts";
import { type ExchangeRate, exchange, rateOf } from "../shared/rate-of-exchange.ts";
import { quoteChanges } from "./changes.ts";
import type { QuoteContent } from "./content.ts";
import { COST_FACTS, COST_KINDS } from "./delivery.ts";
import { inCurrency } from "./pricing.ts";
import { readQuote } from "./reading.ts";
import { paymentSums } from "./schedule.ts";
import { MONEY_TAKEN, TAKEABLE, withTakenOver } from "./takeover.ts";
import { chargeRows, isCountable, quoteTotals } from "./totals.ts";

const pounds = { currency: "GBP", perUnit: 1_112_000, day: "2026-11-20", source: "Example Bank" } as const;

/** As many as the design asks for. */
const MANY = { numRuns: 10_000 };
/** A few seconds of work may take minutes on a busy machine. */
const LONG = 900_000;

describe("any offer", () => {
	test(
		"adds up in each way of delivery: every charge once, every per cent of its base, every payment",
		() => {
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
								const of = charges.filter((each) => COST_FACTS[kind].of.some((base) => base === each.kind));
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
		},
		LONG,
	);

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
	test(
		"every amount goes at the rate, and no per cent changes",
		() => {
			fc.assert(
				fc.property(anyChoosing, ({ content }) => {
					const turned = inCurrency(content, "GBP", pounds);
					if (!turned) throw new Error("The example's rates cannot be read.");
					const there = readQuote(JSON.stringify(turned));
					expect(moneyOf(there)).toEqual(moneyOf(content).map(exchanged(content, there)));
					expect(there.charges).toEqual(content.charges);
					expect(percentsIn(there)).toEqual(percentsIn(content));
				}),
				MANY,
			);
		},
		LONG,
	);

	test(
		"whatever is taken over goes at the rate, and none of its money without one",
		() => {
			const anyParts = fc.subarray([...TAKEABLE]);
			fc.assert(
				fc.property(
					anyChoosing,
					anyChoosing,
					anyParts,
					fc.boolean(),
					({ content }, { content: former }, parts, asked) => {
						const taken = withTakenOver(content, former, parts, asked ? rateOf(former) : undefined);
						const needsNone = asked || former.currency === content.currency || former.currency === "INR";
						const takesMoney = parts.some((part) => MONEY_TAKEN.has(part));
						expect(taken === undefined).toBe(takesMoney && !needsNone);
						if (!taken) return;
						expect([taken.currency, taken.rate]).toEqual([content.currency, content.rate]);
						const same = former.currency === content.currency;
						const theirs = takesMoney ? moneyOf(former).map(same ? Number : exchanged(former, content)) : [];
						const known = new Set([...moneyOf(content), ...theirs]);
						expect(moneyOf(taken).filter((minor) => !known.has(minor))).toEqual([]);
					},
				),
				MANY,
			);
		},
		LONG,
	);
});

type Priced = { currency: Currency; rate: ExchangeRate | null };

/** What an amount of one offer comes to in the currency of another, at the rates of both. */
function exchanged(offer: Priced, other: Priced): (minor: number) => number {
	const [from, to] = [rateOf(offer), rateOf(other)];
	if (!from || !to) throw new Error("An example has no rate.");
	return (minor) => Number(exchange(amount<Currency>(minor, offer.currency), from, to));
}

function percentsIn({ deliveries, schedule }: QuoteContent): (number | undefined)[] {
	const costs = deliveries.flatMap((delivery) => COST_KINDS.map((kind) => delivery[kind]));
	return [...costs, ...schedule.map(({ part }) => part)].map((typed) =>
		typed && "percent" in typed ? typed.percent : undefined,
	);
}
