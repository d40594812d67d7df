import { expect, test } from "vitest";
import { plainDelivery } from "../../../domain/quotes/delivery.ts";
import { exampleLine, exampleQuote } from "../../../tests/support/quotes.ts";
import { changeRows } from "./change-rows.ts";

const packing = { perInner: 5, perCarton: 50, carton: null, netKg: null, grossKg: null };
const shirt = exampleLine({ name: "Polo", quantity: 10, unitPrice: 40_000 });
const before = exampleQuote({ lines: [shirt], terms: "One\nTwo", paymentTerms: "All in advance" });

test("two quotes that say the same have nothing to compare", () => {
	expect(changeRows(before, structuredClone(before))).toEqual([]);
});

test("what buyers are only told has changed is said in full, and the total is the last row", () => {
	const after = exampleQuote({
		...before,
		lines: [{ ...shirt, unitPrice: 41_000, packing }],
		terms: "One\nThree",
		deliveries: [...before.deliveries, plainDelivery("d2", "EXW", "Erode")],
		schedule: [
			{ part: { typed: "percent", percent: 3_000 }, trigger: "proforma", days: 7 },
			{ part: { typed: "percent", percent: 7_000 }, trigger: "before-dispatch", days: null },
		],
		tax: { kind: "export", under: "lut", number: "" },
	});
	const row = (subject: string, was: string, is: string, difference = "") => ({
		...{ subject, before: was, after: is, difference },
	});
	expect(changeRows(before, after)).toEqual([
		row("Polo", "₹400 each", "₹410 each", "+100"),
		row("Other ways of delivery", "none beside the first", "EXW Erode 4,100"),
		row("Payment schedule", "none", "30% within 7 days of the proforma invoice\n70% before dispatch"),
		row("Tax", "nothing said", "export under LUT"),
		row("Terms", "Two", "Three"),
		row("Packing", "", "changed: Polo"),
		row("Total", "₹4,000", "₹4,100", "+100"),
	]);
});

test("across currencies both totals stand, and no difference is counted", () => {
	const rate = { currency: "EUR", perUnit: 1_000_000, day: "2026-11-20", source: "Example Bank" } as const;
	const after = exampleQuote({ lines: [{ ...shirt, unitPrice: 400 }], terms: before.terms, currency: "EUR", rate });
	const rows = changeRows({ ...before, paymentTerms: after.paymentTerms }, after);
	expect(rows.at(-1)).toEqual({ subject: "Total", before: "₹4,000", after: "€40.00", difference: "" });
	expect(rows).toContainEqual({ subject: "Rate", before: "none", after: "₹100.00, Example Bank", difference: "" });
	expect(rows).toContainEqual({ subject: "Polo", before: "₹400 each", after: "€4.00 each", difference: "" });
	expect(rows.every(({ difference }) => difference === "")).toBe(true);
});

test("across currencies costs and discount stand as each has them", () => {
	const rate = { currency: "EUR", perUnit: 1_000_000, day: "2026-11-20", source: "Example Bank" } as const;
	const euros = exampleQuote({
		...{ currency: "EUR", rate, charges: { discount: 1_000, freight: 1_250 } },
		lines: [{ ...shirt, quantity: 12, unitPrice: 400 }],
	});
	const rows = changeRows(before, euros);
	expect(rows).toContainEqual({
		...{ subject: "Polo", before: "10 pieces, ₹400 each", after: "12 pieces, €4.00 each", difference: "" },
	});
	expect(rows).toContainEqual({ subject: "Discount", before: "none", after: "−€4.80", difference: "" });
	expect(rows).toContainEqual({ subject: "Freight", before: "none", after: "€12.50", difference: "" });
});
