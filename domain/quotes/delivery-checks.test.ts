import { expect, test } from "vitest";
import { amount } from "../shared/amount.ts";
import type { Currency } from "../shared/currency.ts";
import { type Delivery, type Incoterm, plainDelivery } from "./delivery.ts";
import { costsNotEntered, unusualCosts, unusualPayments } from "./delivery-checks.ts";
import type { Payment } from "./schedule.ts";

const percent = (hundredths: number): Payment => ({
	part: { typed: "percent", percent: hundredths },
	trigger: "proforma",
	days: null,
});
const ofAmount = (minor: number): Payment => ({
	...percent(0),
	part: { typed: "amount", amount: amount<Currency>(minor, "INR") },
});
const looked = (paymentTerms: string, ...schedule: Payment[]) => unusualPayments({ paymentTerms, schedule });

test("a payment of nothing is named by its place", () => {
	expect(looked("", percent(10_000), percent(0))).toEqual([{ code: "payment-of-nothing", row: 2 }]);
	expect(looked("", ofAmount(0), percent(10_000))).toEqual([{ code: "payment-of-nothing", row: 1 }]);
});

test("terms whose per cents are not those of the schedule are named with both", () => {
	const terms = "30% advance, 70 % against copy of the bill of lading";
	expect(looked(terms, percent(10_000))).toEqual([{ code: "payment-words", said: [3000, 7000], scheduled: [10_000] }]);
	expect(looked(terms, percent(7000), percent(3000))).toEqual([]);
	expect(looked("12.5% and 87,5%", percent(1250), percent(8750))).toEqual([]);
});

test("other per cents, amounts and an offer without a schedule say nothing of it", () => {
	expect(looked("100% in advance")).toEqual([]);
	expect(looked("Half in advance; 2% less if paid within 7 days", percent(5000), percent(5000))).toEqual([]);
	expect(looked("30% advance, 70% later", ofAmount(500), percent(10_000))).toEqual([]);
});

test("freight and insurance are named where the term leaves them to the buyer, in amounts and by rate", () => {
	const freight = { typed: "amount", amount: amount<Currency>(24_000, "EUR") } as const;
	const insurance = { typed: "rate", percent: 30, day: "2026-11-20", source: "Example Insurance" } as const;
	const codes = (incoterm: Incoterm, costs: Partial<Delivery>) =>
		unusualCosts({ ...plainDelivery("d1", incoterm, "Hamburg"), ...costs }, "2026-11-22").map(({ code, kind }) => [
			code,
			kind,
		]);
	const both = { freight, insurance };
	expect(codes("FOB", both)).toEqual([
		["cost-not-in-term", "freight"],
		["cost-not-in-term", "insurance"],
	]);
	expect(codes("CFR", both)).toEqual([["cost-not-in-term", "insurance"]]);
	for (const incoterm of ["CIF", "CIP", "DAP", "DPU", "DDP"] as const) expect(codes(incoterm, both)).toEqual([]);
	expect(codes("EXW", { freight: { typed: "amount", amount: amount<Currency>(0, "EUR") } })).toEqual([]);
});

test("freight and insurance are named where the term promises them and nobody has entered them", () => {
	const named = (incoterm: Incoterm, costs: Partial<Delivery> = {}) =>
		unusualCosts({ ...plainDelivery("d1", incoterm, "Hamburg"), ...costs }, "2026-11-22").map(({ code, kind }) => [
			code,
			kind,
		]);
	const [freight, insurance] = [
		["cost-not-entered", "freight"],
		["cost-not-entered", "insurance"],
	];
	for (const incoterm of ["CIF", "CIP"] as const) expect(named(incoterm)).toEqual([freight, insurance]);
	for (const incoterm of ["CFR", "CPT", "DAP", "DPU"] as const) expect(named(incoterm)).toEqual([freight]);
	// Of DDP it is refused, and with the others the carriage is the buyer's.
	for (const incoterm of ["EXW", "FCA", "FAS", "FOB", "DDP"] as const) expect(named(incoterm)).toEqual([]);
	// Who enters 0 says that the prices include it.
	const none = { typed: "amount", amount: amount<Currency>(0, "EUR") } as const;
	expect(named("CIF", { freight: none, insurance: none })).toEqual([]);
});

test("what a total is without is named, also where it could not be sent so", () => {
	const missing = (incoterm: Incoterm, costs: Partial<Delivery> = {}) =>
		costsNotEntered({ ...plainDelivery("d1", incoterm, "Montreal"), ...costs });
	const none = { typed: "amount", amount: amount<Currency>(0, "INR") } as const;
	expect(missing("FOB")).toEqual([]);
	expect(missing("CIF")).toEqual(["freight", "insurance"]);
	expect(missing("CIF", { freight: none, insurance: none })).toEqual([]);
	expect(missing("DDP", { freight: none })).toEqual(["duty", "importTax"]);
});
