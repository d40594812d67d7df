import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { charges as words } from "../../messages/en/charges.ts";
import { asCharges, exampleLine, exampleQuote } from "../../tests/support/quotes.ts";
import { amount } from "../shared/amount.ts";
import { CURRENCIES, type Currency } from "../shared/currency.ts";
import { exchange, rateOf } from "../shared/rate-of-exchange.ts";
import { quoteChanges } from "./changes.ts";
import {
	CHARGE_KINDS,
	CHARGES,
	type ChargeKind,
	countCharges,
	exchangedCharges,
	isAmountCharge,
	MAX_CHARGE,
	NO_CHARGES,
} from "./charges.ts";
import { inCurrency } from "./pricing.ts";
import { readQuote } from "./reading.ts";
import { TAKEABLE, withTakenOver } from "./takeover.ts";
import { chargeRows, isCountable, quoteTotals } from "./totals.ts";

/** Any charges that the editor takes. */
const anyCharges = fc
	.record(
		Object.fromEntries(CHARGE_KINDS.map((kind) => [kind, fc.nat(isAmountCharge(kind) ? MAX_CHARGE : 10_000)] as const)),
	)
	.map(asCharges);
const anyGoods = fc.array(fc.record({ quantity: fc.nat(1_000_000), unitPrice: fc.nat(100_000) }), { maxLength: 20 });
const anyQuote = fc
	.record({ charges: anyCharges, lines: anyGoods })
	.map(({ charges, lines }) =>
		exampleQuote({ charges, lines: lines.map((line, n) => exampleLine({ ...line, key: `${n}` })) }),
	);
const usd = { currency: "USD", perUnit: 843_525, day: "2026-11-20", source: "Example Bank" } as const;

describe("each charge", () => {
	test("is of the goods and of charges before it, and has its words", () => {
		for (const [index, kind] of CHARGE_KINDS.entries()) {
			if (!isAmountCharge(kind))
				for (const base of CHARGES[kind].of) expect(CHARGE_KINDS.slice(0, index)).toContain(base);
			expect(words.names[kind]).not.toBe("");
		}
	});

	test("is whole, rounded half up once, and the total is the goods with all of them", () => {
		fc.assert(
			fc.property(anyQuote, (quote) => {
				const { goods, charges, total } = quoteTotals(quote);
				const known = new Map<ChargeKind, number>();
				for (const { kind, percent, amount: sum } of charges) {
					const size = CHARGES[kind].takenOff ? -sum : sum;
					expect(Number.isSafeInteger(sum) && size >= 0).toBe(true);
					if (percent !== undefined && !isAmountCharge(kind)) {
						const base = CHARGES[kind].of.reduce<number>((all, each) => all + (known.get(each) ?? 0), goods);
						expect(Math.abs(size - (base * percent) / 10_000)).toBeLessThanOrEqual(0.5001);
					} else expect(size).toBe(quote.charges[kind]);
					known.set(kind, sum);
				}
				expect(charges.map(({ kind }) => kind)).toEqual(CHARGE_KINDS);
				expect(total).toBe([...known.values()].reduce((all, each) => all + each, Number(goods)));
				expect(chargeRows(quote)).toEqual(charges.filter((row) => Number(row.amount) !== 0));
				expect(isCountable(quote)).toBe(true);
			}),
		);
	});

	test("a discount is never more than the goods", () => {
		fc.assert(
			fc.property(anyQuote, (quote) => {
				const { goods, charges } = quoteTotals(quote);
				const discount = charges.find(({ kind }) => kind === "discount");
				expect(-(discount?.amount ?? 0)).toBeLessThanOrEqual(goods);
			}),
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

	test("is named among the changes when it is another one, with what that makes of it", () => {
		fc.assert(
			fc.property(anyQuote, fc.constantFrom(...CHARGE_KINDS), (quote, kind) => {
				const other = { ...quote, charges: { ...quote.charges, [kind]: NO_CHARGES[kind] } };
				const changes = quoteChanges(quote, other);
				expect(changes.some((change) => "charge" in change && change.charge === kind)).toBe(quote.charges[kind] !== 0);
				// A per cent that stays is no change, though it may come to something else.
				const [was, is] = [quoteTotals(quote), quoteTotals(other)];
				const follows = is.charges.reduce(
					(all, row, index) => (row.kind === kind ? all : all + row.amount - (was.charges[index]?.amount ?? 0)),
					0,
				);
				const sum = changes.reduce((all, { difference = 0 }) => all + difference, 0);
				expect(sum + follows).toBe(is.total - was.total);
			}),
		);
	});
});

describe("from one currency to another", () => {
	test("every amount goes at the rate, and no per cent changes", () => {
		const [rupees, dollars] = [rateOf({ currency: "INR", rate: null }), rateOf({ currency: "USD", rate: usd })];
		if (!rupees || !dollars) throw new Error("The example's rates cannot be read.");
		fc.assert(
			fc.property(anyQuote, (quote) => {
				const there = inCurrency(quote, "USD", usd);
				for (const kind of CHARGE_KINDS) {
					const was = Number(quote.charges[kind]);
					const is = isAmountCharge(kind) ? exchange(amount<Currency>(was, "INR"), rupees, dollars) : was;
					expect(Number(there?.charges[kind])).toBe(Number(is));
				}
			}),
		);
	});

	test("every amount is passed on for exchange, each once", () => {
		const seen: number[] = [];
		const charges = asCharges(Object.fromEntries(CHARGE_KINDS.map((kind, index) => [kind, index + 1])));
		exchangedCharges(charges, (money) => {
			seen.push(money);
			return money;
		});
		expect(seen.sort()).toEqual(CHARGE_KINDS.flatMap((kind, index) => (isAmountCharge(kind) ? [index + 1] : [])));
	});

	test("a former quote in another currency gives every charge at the rate, and none without one", () => {
		fc.assert(
			fc.property(anyCharges, fc.constantFrom<Currency>(...CURRENCIES), (charges, currency) => {
				const mine = exampleQuote();
				const former = exampleQuote({ charges, currency, rate: currency === "INR" ? null : { ...usd, currency } });
				const taken = withTakenOver(mine, former, TAKEABLE, rateOf(former));
				expect(taken?.charges).toEqual(inCurrency(former, "INR", null)?.charges);
				for (const kind of CHARGE_KINDS.filter(isAmountCharge))
					expect(withTakenOver(mine, former, [kind], undefined) === undefined).toBe(currency !== "INR");
			}),
		);
	});
});

test("a per cent of goods and of charges before it: nothing is lost on the way", () => {
	const goods = amount<Currency>(333, "INR");
	const charges = asCharges({ discount: 5_000 });
	expect(countCharges(charges, goods)[0]).toEqual({ kind: "discount", percent: 5_000, amount: -167 });
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
