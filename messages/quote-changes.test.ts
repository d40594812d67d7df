import { expect, test } from "vitest";
import { quoteChanges as changesOf } from "../domain/quotes/changes.ts";
import { exampleLine, exampleQuote } from "../tests/support/quotes.ts";
import { quoteChanges } from "./en/quote-changes.ts";
import { lineChangeTexts, termChangeTexts } from "./quote-changes.ts";

const formats = {
	count: (count: number) => count.toLocaleString("en-US"),
	money: (amount: number) => `${amount / 100}`,
	day: (day: string) => `day ${day}`,
};

function texts(before: Parameters<typeof exampleQuote>[0], after: Parameters<typeof exampleQuote>[0]) {
	return changesOf(exampleQuote(before), exampleQuote(after)).map((change) => {
		if ("charge" in change) return change.charge;
		const { subject, ...rest } =
			"line" in change
				? lineChangeTexts(change, quoteChanges, formats)
				: termChangeTexts(change, quoteChanges, formats);
		return [subject, rest.before, rest.after];
	});
}

test("a line is described by what differs between its versions", () => {
	const line = exampleLine;
	expect(texts({}, { lines: [line({ quantity: 1500, tiers: [{ from: 900, price: 41_000 }] })] })).toEqual([
		["Cotton Round Neck T-Shirt", "300 pieces", "1,500 pieces, other prices by quantity"],
	]);
	expect(texts({ lines: [line({ note: "Soft." })] }, { lines: [line({ note: "" })] })).toEqual([
		["Cotton Round Neck T-Shirt", "Soft.", "no note"],
	]);
	expect(texts({ lines: [line()] }, { lines: [line({ key: "b", name: "Dhoti", unit: "set", quantity: 1 })] })).toEqual([
		["Dhoti", "not offered", "1 set"],
		["Cotton Round Neck T-Shirt", "300 pieces", "no longer offered"],
	]);
	expect(texts({}, { lines: [line({ kind: "unavailable" })] })).toEqual([
		["Cotton Round Neck T-Shirt", "300 pieces", "not available"],
	]);
});

test("terms are named and held against each other, long ones only named", () => {
	const before = { leadTimeDays: null, validUntilDay: "2026-12-04", terms: "One.", documents: "Invoice" };
	const after = {
		leadTimeDays: 1,
		leadTimeStarts: "samples",
		validUntilDay: "2026-12-11",
		terms: "Two.",
		documents: "None",
		incoterm: "CIF",
		namedPlace: "Hamburg",
		paymentTerms: "30% in advance",
	} as const;
	expect(texts(before, after)).toEqual([
		["Delivery", "FOB Tuticorin", "CIF Hamburg"],
		["Lead time", "", "1 day, once samples are approved"],
		["Payment", exampleQuote().paymentTerms, "30% in advance"],
		["Valid until", "day 2026-12-04", "day 2026-12-11"],
		["Terms", "", "changed"],
		["Documents supplied", "", "changed"],
	]);
});
