import { describe, expect, test } from "vitest";
import { warningWords } from "../../app/desk/quote-editor/warning-words.ts";
import { exampleQuote, type QuoteChanges } from "../../tests/support/quotes.ts";
import type { OrderDetails } from "../orders/order-details.ts";
import { type Incoterm, plainDelivery } from "./delivery.ts";
import { wishWarnings } from "./wish-checks.ts";

/** What is looked at, in words, of an offer written on 22 November 2026: FOB Tuticorin, in rupees, unless it says otherwise. */
const looked = (said: OrderDetails, quote: QuoteChanges = {}) =>
	wishWarnings(exampleQuote({ leadTimeDays: 35, ...quote }), said, "2026-11-22")
		.map(warningWords)
		.map(({ subject, text }) => `${subject}: ${text}`);
type Way = [incoterm: Incoterm, place: string];
const ways = (first: Way, ...others: Way[]): QuoteChanges => ({
	deliveries: [plainDelivery("d1", ...first), ...others.map((way, index) => plainDelivery(`d${index + 2}`, ...way))],
});

describe("what an offer says against its buyer's wishes", () => {
	test("another term is named with what is offered, and one way that has it is enough", () => {
		const said = { deliveryTerm: "CIF", deliveryPlace: "Genoa" };
		expect(looked(said)).toEqual(["Delivery: the buyer asks for CIF, and FOB Tuticorin is offered"]);
		expect(looked(said, ways(["EXW", "Tiruppur"], ["FOB", "Tuticorin"]))).toEqual([
			"Delivery: the buyer asks for CIF, and EXW Tiruppur or FOB Tuticorin is offered",
		]);
		expect(looked(said, ways(["FOB", "Tuticorin"], ["CIF", "Genoa"]))).toEqual([]);
	});

	test("another place is named where the goods are brought to one", () => {
		const said = { deliveryTerm: "CIF", deliveryPlace: "Genoa" };
		expect(looked(said, ways(["CIF", "Naples"]))).toEqual([
			"Delivery: the buyer asks for Genoa, and CIF Naples is offered",
		]);
		expect(looked(said, ways(["CIF", " genoa, Italy"]))).toEqual([]);
		expect(looked({ deliveryPlace: "Port of Genoa" }, ways(["DAP", "Genoa"]))).toEqual([]);
		// With terms that end in India the place is the company's own.
		expect(looked({ deliveryTerm: "FOB", deliveryPlace: "Genoa" })).toEqual([]);
		expect(looked({ deliveryTerm: "advise", deliveryPlace: "Genoa" }, ways(["CIF", ""]))).toEqual([
			"Delivery: the buyer asks for Genoa, and CIF is offered",
		]);
	});

	test("another currency, rupees too", () => {
		expect(looked({ currency: "EUR" })).toEqual(["Currency: the buyer asks for EUR, and the quotation is in INR"]);
		expect(looked({ currency: "INR" })).toEqual([]);
		expect(looked({ currency: "XYZ" })).toEqual([]);
	});

	test("a lead time that ends after the goods are needed, though it began today", () => {
		expect(looked({ neededBy: "2026-12-26" })).toEqual([
			"Lead time: the goods are needed by 26 Dec 2026; 35 days from today end on 27 Dec 2026",
		]);
		expect(looked({ neededBy: "2026-12-27" })).toEqual([]);
		expect(looked({ neededBy: "2026-11-23" }, { leadTimeDays: null })).toEqual([]);
		expect(looked({ neededBy: "soon" })).toEqual([]);
	});

	test("nothing where nothing was wished for", () => {
		expect(looked({})).toEqual([]);
		expect(looked({ buyerReference: "PO-1" }, ways(["CIF", "Genoa"]))).toEqual([]);
	});
});
