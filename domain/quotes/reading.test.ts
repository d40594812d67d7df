import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { exampleLine, exampleQuote } from "../../tests/support/quotes.ts";
import { quoteContentSchema } from "./content.ts";
import { parseQuote, readQuote } from "./reading.ts";
import { quoteTotals } from "./totals.ts";

/** As it was kept before offers had a rate: word for word what lies in databases. */
const FIRST = {
	lines: [
		{
			key: "l1",
			kind: "offered",
			productId: "p1",
			name: "Cotton Round Neck T-Shirt",
			detail: "",
			composition: "Cotton 100%",
			gsm: 180,
			hsCode: "6109.10",
			unit: "piece",
			requestedName: "Cotton Round Neck T-Shirt",
			requested: 300,
			quantity: 300,
			unitPrice: 45000,
			listPrice: 45000,
			tiers: [{ from: 500, price: 41000 }],
			note: "",
		},
	],
	currency: "INR",
	discountBasisPoints: 0,
	freight: 100,
	insurance: 0,
	incoterm: "FOB",
	namedPlace: "Tuticorin",
	portOfLoading: "Tuticorin",
	leadTimeDays: 35,
	leadTimeStarts: "advance",
	paymentTerms: "30% advance, 70% against copy of B/L",
	validUntilDay: "2026-12-04",
	terms: "Prices are for the quantities stated.",
	documents: "Commercial invoice",
	message: "",
};

test("an offer of the first shape opens, with no rate and its prices as they were", () => {
	const tiers = [{ from: 500, price: 41_000 }];
	expect(readQuote(JSON.stringify(FIRST))).toEqual(
		exampleQuote({ freight: 100, lines: [exampleLine({ unitPrice: 45_000, listPoints: 0, tiers })] }),
	);
	const dollars = readQuote(JSON.stringify({ ...FIRST, currency: "USD" }));
	expect(dollars).toMatchObject({
		v: 2,
		currency: "USD",
		rate: null,
		lines: [{ unitPrice: 45_000, listPoints: null }],
	});
});

test("an offer of today is read as it is", () => {
	const rate = { currency: "USD", perUnit: 840_000, day: "2026-11-20", source: "Example Bank" } as const;
	const offer = exampleQuote({ currency: "USD", rate });
	expect(readQuote(JSON.stringify(offer))).toEqual(offer);
});

test("what is no offer is told where it goes wrong", () => {
	expect(parseQuote({ ...exampleQuote(), freight: -1 })).toEqual({ ok: false, where: "freight" });
	expect(parseQuote({ ...FIRST, freight: -1 })).toEqual({ ok: false, where: "freight" });
	for (const nothing of [undefined, null, 7, [], {}, { ...exampleQuote(), v: 3 }])
		expect(parseQuote(nothing).ok).toBe(false);
	expect(() => readQuote("{}")).toThrow("cannot be read");
});

const FORMER = join(import.meta.dirname, "former-versions");
/** What was stored, and what the program of that time added it up to. */
const formerSchema = z.object({ total: z.number(), pieces: z.number(), stored: z.looseObject({ lines: z.unknown() }) });

test.each(readdirSync(FORMER))("an offer as it was stored in %s opens, and comes to the same", (name) => {
	const { total, pieces, stored } = formerSchema.parse(JSON.parse(readFileSync(join(FORMER, name), "utf8")));
	const content = readQuote(JSON.stringify(stored));
	expect(quoteTotals(content)).toMatchObject({ total, pieces });
	const { v: _, ...said } = stored;
	expect(JSON.parse(JSON.stringify(content))).toMatchObject(said);
});

test("there are offers of every version that was ever stored", () => {
	const present = quoteContentSchema.shape.v.def.values[0];
	const kept = new Set(readdirSync(FORMER).map((name) => Number(/^v(\d+)-/.exec(name)?.[1])));
	expect([...kept].sort()).toEqual(Array.from({ length: present ?? 0 }, (_, index) => index + 1));
});
