import { describe, expect, test } from "vitest";
import { seedCatalogue } from "../../content/catalogue/catalogue.ts";
import { exampleLine, exampleQuote } from "../../tests/support/quotes.ts";
import { storedAmount } from "../shared/amount.ts";
import {
	changedFields,
	parseAmount,
	parsePercent,
	parsePrice,
	parseQuantity,
	withLine,
	withNewLine,
	withoutLine,
	withSubstitute,
} from "./editing.ts";

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
])("the amount %j", (text, amount) => expect(parseAmount(text, "USD")).toBe(amount));

test.each([
	["2", 200],
	["-4 %", -400],
	["−7.8%", -780],
	["2,5", 250],
	["", undefined],
	["1.234", undefined],
])("the per cent %j", (text, points) => expect(parsePercent(text)).toBe(points));

test.each([
	["6240,50", 624_050],
	["1,000,000", 100_000_000],
	["1,000,000.01", undefined],
	["", undefined],
])("the price %j", (text, price) => expect(parsePrice(text, "USD")).toBe(price));

test.each([
	["1,250", 1250],
	["", undefined],
	["1.5", undefined],
	["-1", undefined],
	["1,000,000", 1_000_000],
	["1,000,001", undefined],
])("the quantity %j", (text, count) => expect(parseQuantity(text)).toBe(count));

describe("writing an offer", () => {
	test("another product in place of what was asked keeps what was asked", () => {
		const quote = withSubstitute(exampleQuote(), "l1", saree);
		expect(quote.lines[0]).toMatchObject({
			kind: "substitute",
			productId: saree.id,
			name: saree.name,
			requestedName: "Cotton Round Neck T-Shirt",
			requested: 300,
			quantity: 300,
			unitPrice: saree.price,
		});
	});

	test("a product comes into an offer of another currency at its rate, and without a price while there is none", () => {
		const rate = { currency: "USD", perUnit: 840_000, day: "2026-11-20", source: "Example Bank" } as const;
		const usd = exampleQuote({ currency: "USD", rate });
		const cents = Math.round(saree.price / 84);
		expect(withNewLine(usd, saree).lines[1]).toMatchObject({ unitPrice: cents, listPrice: saree.price, listPoints: 0 });
		expect(withSubstitute(usd, "l1", saree).lines[0]).toMatchObject({ unitPrice: cents, listPoints: 0 });
		const unknown = exampleQuote({ currency: "USD" });
		expect(withNewLine(unknown, saree).lines[1]).toMatchObject({ unitPrice: 0, listPoints: null });
		expect(withSubstitute(unknown, "l1", saree).lines[0]).toMatchObject({ unitPrice: 0 });
	});

	test("a price that is typed is the line's own, unless it is the list price", () => {
		const quote = withNewLine(exampleQuote(), saree);
		const typed = withLine(quote, "l2", { unitPrice: storedAmount(199_900) });
		expect(typed.lines[1]).toMatchObject({ unitPrice: 199_900, listPoints: null });
		expect(withLine(typed, "l2", { unitPrice: storedAmount(saree.price) }).lines[1]?.listPoints).toBe(0);
		expect(withLine(typed, "l2", { note: "x" }).lines[1]?.listPoints).toBeNull();
	});

	test("a new line gets a key of its own, and only such a line can be taken away", () => {
		const quote = withNewLine(exampleQuote({ lines: [exampleLine({ key: "l2" })] }), saree);
		expect(quote.lines.map((line) => line.key)).toEqual(["l2", "l3"]);
		expect(withoutLine(quote, "l3").lines).toHaveLength(1);
		expect(withoutLine(quote, "l2").lines).toHaveLength(2);
	});

	test("the company sees what differs from the version before", () => {
		expect([...changedFields(exampleLine({ quantity: 1 }), exampleLine())]).toEqual(["quantity"]);
		expect(changedFields(exampleLine(), undefined).has("unitPrice")).toBe(true);
	});
});
