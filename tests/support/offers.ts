import type { QuoteContent, QuoteLine } from "../../domain/quote-content.ts";

/** A line of an offer, with what a test changes. */
export const exampleLine = (more: Partial<QuoteLine> = {}): QuoteLine => ({
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
	tiers: [],
	note: "",
	...more,
});

/** An offer that could be sent. */
export const exampleOffer = (more: Partial<QuoteContent> = {}): QuoteContent => ({
	lines: [exampleLine()],
	currency: "INR",
	discountBasisPoints: 0,
	freight: 0,
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
	...more,
});
