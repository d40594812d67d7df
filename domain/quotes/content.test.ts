import { describe, expect, test } from "vitest";
import { exampleLine, exampleQuote } from "../../tests/support/quotes.ts";
import { pricesSet, termsSet } from "./checks.ts";
import { quoteContentSchema } from "./content.ts";

const line = exampleLine;
const content = exampleQuote;

describe("what an offer needs before it may go", () => {
	test("a price and a quantity on every offered line", () => {
		expect(pricesSet(content())).toBe(true);
		expect(pricesSet(content({ lines: [] }))).toBe(false);
		expect(pricesSet(content({ lines: [line({ unitPrice: 0 })] }))).toBe(false);
		expect(pricesSet(content({ lines: [line({ quantity: 0 })] }))).toBe(false);
		expect(pricesSet(content({ lines: [line({ kind: "unavailable" })] }))).toBe(false);
		expect(pricesSet(content({ lines: [line(), line({ key: "b", kind: "unavailable", unitPrice: 0 })] }))).toBe(true);
	});

	test("terms of payment, terms and a place", () => {
		expect(termsSet(content())).toBe(true);
		expect(termsSet(content({ paymentTerms: "" }))).toBe(false);
		expect(termsSet(content({ terms: "" }))).toBe(false);
		expect(termsSet(content({ namedPlace: "" }))).toBe(false);
	});

	test("figures outside their bounds are refused", () => {
		const bad = [{ quantity: -1 }, { quantity: 0.5 }, { unitPrice: 2 ** 53 }, { gsm: -1 }];
		for (const more of bad)
			expect(quoteContentSchema.safeParse({ ...content(), lines: [{ ...line(), ...more }] }).success).toBe(false);
		expect(quoteContentSchema.safeParse(content()).success).toBe(true);
		expect(quoteContentSchema.safeParse(content({ charges: { discount: 10_001 } })).success).toBe(false);
	});
});
