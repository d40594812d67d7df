import { describe, expect, test } from "vitest";
import { exampleLine, exampleQuote, type QuoteChanges } from "../../tests/support/quotes.ts";
import { type Gst, gstRateOf, isTaxKnown } from "./tax.ts";
import { quoteTotals } from "./totals.ts";

const day = "2026-09-22";
const rates = [
	{ heading: "61", percent: 1_800, day },
	{ heading: "6109.10", percent: 500, day },
	{ heading: "5007", percent: 1_200, day },
];
const tax = (to: Gst["to"]): Gst => ({ kind: "gst", from: "33", to, rates });

test("the longest heading that a code begins with gives the rate, dots or none", () => {
	expect(gstRateOf(rates, "61091000")?.percent).toBe(500);
	expect(gstRateOf(rates, "6110.20")?.percent).toBe(1_800);
	expect(gstRateOf(rates, "6205.20")).toBeUndefined();
	expect(gstRateOf(rates, "")).toBeUndefined();
	expect(gstRateOf([{ heading: " ", percent: 500, day }], "6109")).toBeUndefined();
});

describe("GST of an offer", () => {
	const lines = [
		exampleLine({ quantity: 100, unitPrice: 40_000, hsCode: "6109.10" }),
		exampleLine({ key: "l2", quantity: 10, unitPrice: 600_000, hsCode: "5007.20" }),
	];
	const rows = (changes: QuoteChanges) =>
		quoteTotals(exampleQuote({ lines, ...changes }))
			.charges.filter(({ kind }) => kind.endsWith("gst"))
			.map(({ kind, percent, amount }) => [kind, percent, Number(amount)]);

	test("within a state it is CGST and SGST, half the rate each", () => {
		expect(rows({ tax: tax("33") })).toEqual([
			["cgst", 250, 100_000],
			["sgst", 250, 100_000],
			["cgst", 600, 360_000],
			["sgst", 600, 360_000],
		]);
	});

	test("to another state it is IGST", () => {
		expect(rows({ tax: tax("29") })).toEqual([
			["igst", 500, 200_000],
			["igst", 1_200, 720_000],
		]);
	});

	test("it is on goods less discount and with freight, in proportion to the goods", () => {
		// 40,000 and 60,000 less 10 %, and 1,000 freight: 36,400 and 54,600
		expect(rows({ tax: tax("29"), charges: { discount: 1_000, freight: 100_000 } })).toEqual([
			["igst", 500, 182_000],
			["igst", 1_200, 655_200],
		]);
	});

	test("a service goes with the goods, and a line that is not offered counts for nothing", () => {
		const service = exampleLine({ key: "l3", sort: "service", quantity: 1, unitPrice: 100_000, hsCode: "" });
		const missing = exampleLine({ key: "l4", kind: "unavailable", hsCode: "" });
		expect(rows({ tax: tax("29"), lines: [...lines, service, missing] })).toEqual([
			["igst", 500, 202_000],
			["igst", 1_200, 727_200],
		]);
	});

	test("nothing is counted while a state or a rate is not known", () => {
		expect(rows({ tax: tax("") })).toEqual([]);
		expect(rows({ tax: { ...tax("33"), rates: [] } })).toEqual([]);
		const unknown = [...lines, exampleLine({ key: "l3", hsCode: "6205.20" })];
		expect(rows({ tax: tax("33"), lines: unknown })).toEqual([]);
		expect(isTaxKnown(tax("33"), [{ hsCode: "6205.20" }])).toBe(false);
	});

	test("it is in the total, and an export has none", () => {
		expect(quoteTotals(exampleQuote({ lines, tax: tax("29") })).total).toBe(10_920_000);
		const exported = exampleQuote({ lines, tax: { kind: "export", under: "igst", number: "33AAAAA0000A1Z5" } });
		expect(quoteTotals(exported).total).toBe(10_000_000);
	});
});
