import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { exampleQuote } from "../../tests/support/quotes.ts";
import { NO_CHARGES } from "./charges.ts";
import { quoteContentSchema } from "./content.ts";
import { parseQuote, readQuote } from "./reading.ts";
import { quoteTotals } from "./totals.ts";

const FORMER = join(import.meta.dirname, "former-versions");
/** What was stored, and what the program of that time added it up to. */
const formerSchema = z.object({
	total: z.number(),
	pieces: z.number(),
	stored: z.looseObject({ lines: z.array(z.looseObject({})) }),
});
/** What the versions said each in a field of its own place. */
const formerly = z.looseObject({
	v: z.prefault(z.number(), 1),
	lines: z.array(z.looseObject({ sample: z.optional(z.unknown()) })),
	discountBasisPoints: z.prefault(z.number(), 0),
	freight: z.prefault(z.number(), 0),
	insurance: z.prefault(z.number(), 0),
	charges: z.prefault(
		z.object({
			discount: z.prefault(z.number(), 0),
			freight: z.prefault(z.number(), 0),
			insurance: z.prefault(z.number(), 0),
		}),
		{},
	),
	incoterm: z.optional(z.string()),
	namedPlace: z.optional(z.string()),
});
const former = (name: string) => formerSchema.parse(JSON.parse(readFileSync(join(FORMER, name), "utf8")));
const { stored: FIRST } = former("v1-rupees.json");

test("an offer of the first shape opens, with no rate and its prices as they were", () => {
	expect(readQuote(JSON.stringify(FIRST))).toMatchObject({
		v: 5,
		rate: null,
		charges: { discount: 250 },
		deliveries: [{ key: "d1", freight: { amount: 1_850_000 }, insurance: { amount: 12_345 }, duty: null }],
		lines: [
			{ unitPrice: 45_000, listPoints: 0, tiers: [{ from: 500, price: 41_000 }] },
			{ unitPrice: 91_500, listPoints: null },
			{ unitPrice: 60_000, listPoints: 0 },
			{ unitPrice: 250_000, listPoints: null },
		],
	});
	const dollars = readQuote(JSON.stringify({ ...FIRST, currency: "USD" }));
	expect(dollars).toMatchObject({ currency: "USD", rate: null });
	expect(dollars.lines.map(({ listPoints }) => listPoints)).toEqual([null, null, null, null]);
});

test("a charge that a stored offer does not name is 0, and an unknown one is refused", () => {
	const quote = exampleQuote();
	const { stored: fourth } = former("v4-rupees.json");
	const first = readQuote(JSON.stringify({ ...fourth, charges: { freight: 100 } }));
	expect(first.deliveries).toMatchObject([{ freight: { typed: "amount", amount: 100 }, insurance: null }]);
	expect(first.charges).toEqual(NO_CHARGES);
	expect(readQuote(JSON.stringify({ ...quote, charges: {} })).charges).toEqual(NO_CHARGES);
	for (const one of [quote, fourth])
		expect(parseQuote({ ...one, charges: { handling: 100 } })).toEqual({ ok: false, where: "charges" });
});

test("an offer of today is read as it is", () => {
	const rate = { currency: "USD", perUnit: 840_000, day: "2026-11-20", source: "Example Bank" } as const;
	const quote = exampleQuote({ currency: "USD", rate });
	expect(readQuote(JSON.stringify(quote))).toEqual(quote);
});

test("for what is not a quote the first wrong field is named", () => {
	const fourth = { ...former("v4-rupees.json").stored, charges: { freight: -1 } };
	expect(parseQuote(fourth)).toEqual({ ok: false, where: "charges.freight" });
	const deliveries = [{ ...exampleQuote().deliveries[0], freight: { typed: "amount", amount: -1 } }];
	expect(parseQuote({ ...exampleQuote(), deliveries })).toEqual({ ok: false, where: "deliveries.0.freight.amount" });
	expect(parseQuote({ ...FIRST, freight: -1 })).toEqual({ ok: false, where: "freight" });
	for (const nothing of [undefined, null, 7, [], {}, { ...exampleQuote(), v: 6 }])
		expect(parseQuote(nothing).ok).toBe(false);
	expect(() => readQuote("{}")).toThrow("cannot be read");
});

test.each(readdirSync(FORMER))("an offer as it was stored in %s opens, and comes to the same", (name) => {
	const { total, pieces, stored } = former(name);
	const content = readQuote(JSON.stringify(stored));
	expect(quoteTotals(content)).toMatchObject({ total, pieces });
	const {
		v,
		discountBasisPoints,
		freight,
		insurance,
		charges: kept,
		incoterm,
		namedPlace,
		...said
	} = formerly.parse(stored);
	const charges = v < 3 ? { discount: discountBasisPoints, freight, insurance } : kept;
	const lines = said.lines.map(({ sample, ...line }) => ({
		...line,
		...(v === 4 && { sort: sample === null ? "goods" : sample === "credited" ? "credited-sample" : "sample" }),
	}));
	const cost = (amount = 0) => (amount === 0 ? null : { typed: "amount", amount });
	const delivery = { incoterm, namedPlace, freight: cost(charges.freight), insurance: cost(charges.insurance) };
	expect(JSON.parse(JSON.stringify(content))).toMatchObject({
		...said,
		lines: v < 5 ? lines : said.lines,
		charges: { discount: charges.discount },
		...(v < 5 && { deliveries: [delivery] }),
	});
});

test("there are offers of every version that was ever stored", () => {
	const present = quoteContentSchema.shape.v.def.values[0];
	const kept = new Set(readdirSync(FORMER).map((name) => Number(/^v(\d+)-/.exec(name)?.[1])));
	expect([...kept].sort()).toEqual(Array.from({ length: present ?? 0 }, (_, index) => index + 1));
});
