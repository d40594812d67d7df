import { type Charges, NO_CHARGES } from "../../domain/quotes/charges.ts";
import type { QuoteContent, QuoteContentInput, QuoteLine, QuoteLineInput } from "../../domain/quotes/content.ts";
import { amount, storedAmount } from "../../domain/shared/amount.ts";

/** A line with its figures as money. Nothing is checked: a test may be about what is wrong. */
export function asLine({ unitPrice, listPrice, tiers, ...line }: QuoteLineInput): QuoteLine {
	return {
		...line,
		unitPrice: storedAmount(unitPrice),
		listPrice: amount(listPrice, "INR"),
		tiers: tiers.map(({ from, price }) => ({ from, price: storedAmount(price) })),
	};
}

/** The same for an offer. */
export function asQuote({ lines, charges, ...offer }: QuoteContentInput): QuoteContent {
	return { ...offer, lines: lines.map(asLine), charges: asCharges(charges) };
}

/** The charges that a test names; the others are 0. */
export function asCharges(charges: QuoteContentInput["charges"]): Charges {
	const named = Object.entries(charges).map(([kind, value]) => [kind, storedAmount(value)] as const);
	return { ...NO_CHARGES, ...Object.fromEntries(named) };
}

/** A line of an offer, with what a test changes. */
export const exampleLine = (more: Partial<QuoteLineInput> = {}): QuoteLine =>
	asLine({
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
		unitPrice: 43_000,
		listPrice: 45_000,
		listPoints: null,
		tiers: [],
		note: "",
		...more,
	});

/** An offer that could be sent. */
export const exampleQuote = (more: Partial<QuoteContentInput> = {}): QuoteContent =>
	asQuote({
		v: 3,
		lines: [exampleLine()],
		currency: "INR",
		rate: null,
		charges: {},
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
		...more,
	});
