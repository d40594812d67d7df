import { createHash } from "node:crypto";
import { company } from "../../content/company.ts";
import type { QuoteContent, QuoteLine, QuoteLineInput } from "../../domain/quotes/content.ts";
import { documents } from "../../messages/en/documents.ts";
import { exporterFacts, privateLinkNote, type QuoteDocument } from "../../server/quotes/pdf/document-data.ts";
import { exampleLine, exampleQuote, type QuoteChanges } from "./quotes.ts";

/** A line of an offer; tests change what they are about. */
export function quoteLineFixture(more: Partial<QuoteLineInput> = {}): QuoteLine {
	return exampleLine({
		key: "line-1",
		kind: "offered",
		productId: "kanchi-border-silk-saree",
		name: "Kanchi Border Silk Saree",
		detail: "Maroon with green and gold border",
		composition: "100% mulberry silk",
		gsm: 85,
		hsCode: "5007.20",
		unit: "piece",
		requestedName: "Kanchi Border Silk Saree",
		requested: 15,
		quantity: 15,
		unitPrice: 624_000,
		listPrice: 650_000,
		...more,
	});
}

export function quoteContentFixture(more: QuoteChanges = {}): QuoteContent {
	return exampleQuote({
		rate: null,
		lines: [
			quoteLineFixture(),
			quoteLineFixture({
				key: "line-2",
				productId: "cotton-round-neck-t-shirt",
				name: "Cotton Round Neck T-Shirt",
				requestedName: "Cotton Round Neck T-Shirt",
				detail: "Terracotta, S to XXL in 1:2:3:2:1",
				composition: "100% cotton",
				gsm: 180,
				hsCode: "6109.10",
				requested: 500,
				quantity: 500,
				unitPrice: 43_000,
				listPrice: 45_000,
				tiers: [
					{ from: 300, price: 41_500 },
					{ from: 1000, price: 39_900 },
				],
			}),
			quoteLineFixture({
				key: "line-3",
				productId: "madras-check-shirt",
				name: "Madras Check Shirt",
				requestedName: "Madras Check Shirt",
				detail: "S to XXL in 1:2:3:2:1",
				composition: "100% cotton",
				gsm: 120,
				hsCode: "6205.20",
				requested: 120,
				quantity: 120,
				unitPrice: 91_000,
				listPrice: 95_000,
			}),
		],
		currency: "INR",
		charges: { discount: 200, freight: 3_850_000, insurance: 327_000 },
		incoterm: "CIF",
		namedPlace: "Hamburg",
		portOfLoading: "Tuticorin",
		leadTimeDays: 35,
		leadTimeStarts: "advance",
		paymentTerms: "30% advance, 70% against copy of the bill of lading",
		validUntilDay: "2026-12-04",
		terms: [
			"Prices are for the quantities stated. Other quantities are quoted anew.",
			"A later version replaces this one, which can then no longer be accepted.",
			"T-shirts and shirts in sizes S to XXL, ratio 1:2:3:2:1. Neck labels are supplied by the buyer.",
			"Damage or defect is reported within 7 days after delivery, with pictures.",
		].join("\n"),
		documents: "Commercial invoice\nPacking list\nBill of lading\nInsurance document",
		message: "",
		...more,
	});
}

/**
 * A quotation to a buyer who does not exist, as the PDF renderer takes it. The fingerprint fits the content unless
 * one is given; there are no pictures unless they are.
 */
export function quoteDocumentFixture(more: Partial<QuoteDocument> = {}): QuoteDocument {
	const content = more.content ?? quoteContentFixture();
	const contentHash = createHash("sha256").update(JSON.stringify(content)).digest("hex");
	return {
		kind: "quotation",
		reference: "48213907",
		version: 2,
		date: Date.UTC(2026, 10, 20, 9, 30),
		validUntil: Date.UTC(2026, 11, 4, 18, 29, 59, 999),
		content,
		contentHash,
		company: exporterFacts(company, company),
		buyer: {
			name: "Example Buyer",
			company: "Example Söhne Textil GmbH",
			email: "buyer@example.com",
			phone: "+49 40 0000000",
			address: "Beispielkai 12\n20457 Hamburg",
			country: "DE",
			locale: "en",
		},
		asked: { neededBy: "2027-02-26", deliveryTerm: "CIF", deliveryPlace: "Hamburg", buyerReference: "PO-4711" },
		buyerTimeZone: "Europe/Berlin",
		privateLinkNote: privateLinkNote("https://thari.example", documents),
		images: new Map(),
		...more,
	};
}
