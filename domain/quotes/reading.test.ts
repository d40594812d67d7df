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
const former = (name: string) => formerSchema.parse(JSON.parse(readFileSync(join(FORMER, name), "utf8")));
const { stored: FIRST } = former("v1-rupees.json");

test("an offer of the first shape opens, with no rate and its prices as they were", () => {
	expect(readQuote(JSON.stringify(FIRST))).toMatchObject({
		v: 3,
		rate: null,
		charges: { discount: 250, freight: 1_850_000, insurance: 12_345 },
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
	const offer = exampleQuote({ charges: { freight: 100 } });
	expect(readQuote(JSON.stringify({ ...offer, charges: { freight: 100 } }))).toEqual(offer);
	expect(readQuote(JSON.stringify({ ...offer, charges: {} })).charges).toEqual(NO_CHARGES);
	expect(parseQuote({ ...offer, charges: { handling: 100 } })).toEqual({ ok: false, where: "charges" });
});

test("an offer of today is read as it is", () => {
	const rate = { currency: "USD", perUnit: 840_000, day: "2026-11-20", source: "Example Bank" } as const;
	const offer = exampleQuote({ currency: "USD", rate });
	expect(readQuote(JSON.stringify(offer))).toEqual(offer);
});

test("for what is not a quote the first wrong field is named", () => {
	expect(parseQuote({ ...exampleQuote(), charges: { freight: -1 } })).toEqual({ ok: false, where: "charges.freight" });
	expect(parseQuote({ ...FIRST, freight: -1 })).toEqual({ ok: false, where: "freight" });
	for (const nothing of [undefined, null, 7, [], {}, { ...exampleQuote(), v: 4 }])
		expect(parseQuote(nothing).ok).toBe(false);
	expect(() => readQuote("{}")).toThrow("cannot be read");
});

test.each(readdirSync(FORMER))("an offer as it was stored in %s opens, and comes to the same", (name) => {
	const { total, pieces, stored } = former(name);
	const content = readQuote(JSON.stringify(stored));
	expect(quoteTotals(content)).toMatchObject({ total, pieces });
	const { v = 1, discountBasisPoints: discount, freight, insurance, ...said } = stored;
	const charges = Number(v) < 3 ? { discount, freight, insurance } : stored.charges;
	expect(JSON.parse(JSON.stringify(content))).toMatchObject({ ...said, charges });
});

test("there are offers of every version that was ever stored", () => {
	const present = quoteContentSchema.shape.v.def.values[0];
	const kept = new Set(readdirSync(FORMER).map((name) => Number(/^v(\d+)-/.exec(name)?.[1])));
	expect([...kept].sort()).toEqual(Array.from({ length: present ?? 0 }, (_, index) => index + 1));
});
