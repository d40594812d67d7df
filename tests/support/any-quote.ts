import fc from "fast-check";
import type { Choice } from "../../domain/quotes/confirmed.ts";
import type { QuoteContent } from "../../domain/quotes/content.ts";
import { COST_KINDS, type DeliveryInput, INCOTERMS } from "../../domain/quotes/delivery.ts";
import type { Choice as LineChoice } from "../../domain/quotes/line-parts.ts";
import { storedAmount } from "../../domain/shared/amount.ts";
import { CURRENCIES } from "../../domain/shared/currency.ts";
import { exampleLine, exampleQuote } from "./quotes.ts";

/* Offers as no person would write them all, for properties that hold for each. */

const anyCost = fc.oneof(
	fc.constant(null),
	fc.record({ typed: fc.constant("amount" as const), amount: fc.nat(100_000_000) }),
	fc.record({
		typed: fc.constant("rate" as const),
		percent: fc.nat(10_000),
		day: fc.constant("2026-11-20"),
		source: fc.constant("Example Customs"),
	}),
);
const anyDelivery = fc
	.record({
		incoterm: fc.constantFrom(...INCOTERMS),
		...{ freight: anyCost, insurance: anyCost, duty: anyCost, importTax: anyCost, fees: anyCost },
	})
	.map((costs): DeliveryInput => ({ ...costs, key: "d1", namedPlace: "Rotterdam" }));

/** One to four ways of delivery, each with any costs. */
const anyDeliveries = fc
	.array(anyDelivery, { minLength: 1, maxLength: 4 })
	.map((all) => all.map((each, index) => ({ ...each, key: `d${index + 1}` })));

const PACKED = {
	...{ perInner: 10, perCarton: null, netKg: 9, grossKg: 10.5 },
	carton: { length: 60, width: 40, height: 35 },
};

const anyLine = fc
	.record({
		quantity: fc.nat(100_000),
		unitPrice: fc.nat(10_000_000),
		hsCode: fc.constantFrom("6109.10", "6205.20", "5007.20", ""),
		sort: fc.constantFrom("goods" as const, "sample" as const, "service" as const),
		tiers: fc.array(fc.record({ from: fc.integer({ min: 1, max: 100_000 }), price: fc.nat(10_000_000) }), {
			maxLength: 3,
		}),
		cells: fc.array(
			fc.record({
				...{ colour: fc.constant("navy"), colourName: fc.constant("Navy") },
				...{ size: fc.constantFrom("S", "XXL"), quantity: fc.integer({ min: 1, max: 50_000 }) },
			}),
			{ maxLength: 3 },
		),
		packing: fc.constantFrom(null, { ...PACKED, perCarton: 50 }, { ...PACKED, perCarton: 24 }, PACKED),
		surcharges: fc.constantFrom<{ size: string; amount: number }[]>([], [{ size: "XXL", amount: 2_000 }]),
	})
	.map((line) => exampleLine(line));

/** Parts that add up to the whole: where a hundred per cent is cut. */
const anyPercents = fc
	.uniqueArray(fc.integer({ min: 1, max: 9_999 }), { maxLength: 6 })
	.map((cuts) => [0, ...cuts.toSorted((a, b) => a - b), 10_000])
	.map((cuts) => cuts.slice(1).map((cut, index) => cut - (cuts[index] ?? 0)));

const anySchedule = fc
	.record({ percents: anyPercents, amount: fc.option(fc.nat(1_000)) })
	.map(({ percents, amount }) => [
		...(amount === null ? [] : [payment({ typed: "amount", amount })]),
		...percents.map((percent) => payment({ typed: "percent", percent })),
	]);

type Part = { typed: "amount"; amount: number } | { typed: "percent"; percent: number };

function payment(part: Part) {
	return { part, trigger: "proforma" as const, days: null };
}

const rates = [
	{ heading: "6109", percent: 500, day: "2026-09-22" },
	{ heading: "62", percent: 1_800, day: "2026-09-22" },
	{ heading: "5007", percent: 25, day: "2026-09-22" },
];
const anyTax = fc.constantFrom(
	{ kind: "none" as const },
	{ kind: "export" as const, under: "lut" as const, number: "AD330326000000A" },
	{ kind: "gst" as const, from: "33" as const, to: "33" as const, rates },
	{ kind: "gst" as const, from: "33" as const, to: "29" as const, rates },
);

/** Any offer, in any currency, at a rate where it needs one. */
export const anyQuote: fc.Arbitrary<QuoteContent> = fc
	.record({
		currency: fc.constantFrom(...CURRENCIES),
		perUnit: fc.integer({ min: 100_000, max: 2_000_000 }),
		discount: fc.nat(10_000),
		lines: fc.array(anyLine, { minLength: 1, maxLength: 6 }),
		deliveries: anyDeliveries,
		schedule: anySchedule,
		tax: anyTax,
	})
	.map(({ currency, perUnit, discount, lines, deliveries: [first, ...others], schedule, tax }) => {
		const rate = currency === "INR" ? null : { currency, perUnit, day: "2026-11-20", source: "Example Bank" };
		const base = exampleQuote({
			...{ currency, rate, schedule, tax },
			lines: lines.map((line, index) => ({ ...line, key: `l${index + 1}` })),
			...(first && { deliveries: [first, ...others] }),
		});
		return { ...base, charges: { discount } };
	});

const KINDS: readonly LineChoice[] = [
	{ is: "always" },
	{ is: "always" },
	{ is: "optional" },
	{ is: "alternative", group: "Cloth" },
	{ is: "alternative", group: "Label" },
];

/** Any offer in which lines are always part of it, optional or alternatives, with anything that somebody might choose. */
export const anyChoosing = fc
	.record({
		quote: anyQuote,
		kinds: fc.array(fc.constantFrom(...KINDS), { minLength: 6, maxLength: 6 }),
		leavingOut: fc.record({ allowed: fc.boolean(), least: fc.nat(100_000).map((least) => storedAmount(least)) }),
		ticks: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
		way: fc.nat(3),
	})
	.map(({ quote, kinds, leavingOut, ticks, way }): { content: QuoteContent; choice: Choice } => {
		const content = {
			...quote,
			leavingOut,
			lines: quote.lines.map((line, index) => ({ ...line, choice: kinds[index] ?? line.choice })),
		};
		const lines = content.lines.filter((_, index) => ticks[index]).map(({ key }) => key);
		return { content, choice: { lines, delivery: `d${way + 1}` } };
	});

/** Every amount of an offer, in a fixed order. */
export function moneyOf({ lines, leavingOut, deliveries, schedule }: QuoteContent): number[] {
	return [
		leavingOut.least,
		...lines.flatMap(({ unitPrice, tiers, surcharges }) => [
			unitPrice,
			...tiers.map(({ price }) => price),
			...surcharges.map(({ amount }) => amount),
		]),
		...deliveries.flatMap((delivery) => COST_KINDS.flatMap((kind) => amountsIn(delivery[kind]))),
		...schedule.flatMap(({ part }) => amountsIn(part)),
	].map(Number);
}

const amountsIn = (typed: object | null) =>
	typed && "amount" in typed && typeof typed.amount === "number" ? [typed.amount] : [];
