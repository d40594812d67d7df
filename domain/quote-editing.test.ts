import { describe, expect, test } from "vitest";
import { seedCatalogue } from "../content/catalogue/catalogue.ts";
import { exampleLine, exampleOffer } from "../tests/support/offers.ts";
import {
	changedFields,
	inCurrency,
	parseAmount,
	parsePercent,
	parseQuantity,
	toList,
	withAllPrices,
	withNewLine,
	withoutLine,
	withSubstitute,
	withTermsOf,
} from "./quote-editing.ts";

const [saree] = seedCatalogue.products;
if (!saree) throw new Error("The catalogue is empty.");

test.each([
	["6,240", 624_000],
	["₹ 6240.5", 624_050],
	["1,24,800", 12_480_000],
	["6240,50", 624_050],
	["0", 0],
	["", undefined],
	["-5", undefined],
	["1.234", undefined],
	["1e5", undefined],
	["abc", undefined],
	["99999999999999", undefined],
])("the amount %j", (text, amount) => expect(parseAmount(text)).toBe(amount));

test.each([
	["2", 200],
	["-4 %", -400],
	["−7.8%", -780],
	["2,5", 250],
	["", undefined],
	["1.234", undefined],
])("the per cent %j", (text, points) => expect(parsePercent(text)).toBe(points));

test.each([
	["1,250", 1250],
	["", undefined],
	["1.5", undefined],
	["-1", undefined],
])("the quantity %j", (text, count) => expect(parseQuantity(text)).toBe(count));

describe("writing an offer", () => {
	test("all prices move by a per cent of list, or of themselves in another currency", () => {
		expect(withAllPrices(exampleOffer(), -400).lines[0]?.unitPrice).toBe(43_200);
		expect(
			withAllPrices(exampleOffer({ currency: "USD", lines: [exampleLine({ unitPrice: 500 })] }), 1000).lines[0]
				?.unitPrice,
		).toBe(550);
	});

	test("another currency turns every amount", () => {
		const tiers = [{ from: 500, price: 42_000 }];
		const usd = inCurrency(exampleOffer({ freight: 100_000, lines: [exampleLine({ tiers })] }), "USD", 1 / 84);
		expect(usd).toMatchObject({ currency: "USD", freight: 1190 });
		expect(usd.lines[0]).toMatchObject({ unitPrice: 512, tiers: [{ from: 500, price: 500 }], listPrice: 45_000 });
	});

	test("another product in place of what was asked keeps what was asked", () => {
		const offer = withSubstitute(exampleOffer(), "l1", saree);
		expect(offer.lines[0]).toMatchObject({
			kind: "substitute",
			productId: saree.id,
			name: saree.name,
			requestedName: "Cotton Round Neck T-Shirt",
			requested: 300,
			quantity: 300,
			unitPrice: saree.price,
		});
	});

	test("a new line gets a key of its own, and only such a line can be taken away", () => {
		const offer = withNewLine(exampleOffer({ lines: [exampleLine({ key: "l2" })] }), saree);
		expect(offer.lines.map((line) => line.key)).toEqual(["l2", "l3"]);
		expect(withoutLine(offer, "l3").lines).toHaveLength(1);
		expect(withoutLine(offer, "l2").lines).toHaveLength(2);
	});

	test("a former offer gives prices and terms, never quantities or validity", () => {
		const former = exampleOffer({
			incoterm: "CIF",
			namedPlace: "Hamburg",
			validUntilDay: "2025-01-01",
			message: "Old words",
			lines: [exampleLine({ unitPrice: 40_000, quantity: 9, tiers: [{ from: 500, price: 39_000 }] })],
		});
		expect(withTermsOf(exampleOffer(), former)).toMatchObject({
			namedPlace: "Hamburg",
			validUntilDay: "2026-12-04",
			message: "",
			lines: [{ unitPrice: 40_000, quantity: 300, tiers: [{ from: 500, price: 39_000 }] }],
		});
	});

	test("the house sees how far a price is from list, and what differs from the version before", () => {
		expect(toList(exampleLine(), 43_200, "INR")).toBe(-400);
		expect(toList(exampleLine(), 500, "USD")).toBeUndefined();
		expect([...changedFields(exampleLine({ quantity: 1 }), exampleLine())]).toEqual(["quantity"]);
		expect(changedFields(exampleLine(), undefined).has("unitPrice")).toBe(true);
	});
});
