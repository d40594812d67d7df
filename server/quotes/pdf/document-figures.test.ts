import { describe, expect, test } from "vitest";
import { documents } from "../../../messages/en/documents.ts";
import { quoteContentFixture, quoteLineFixture } from "../../../tests/support/quote-document.ts";
import { amountText, figuresOf, goodsCount, moneyText, tierCells } from "./document-figures.ts";

describe("figures", () => {
	const whole = quoteContentFixture();

	test("rupees without paise stay short, and are grouped as in the shop", () => {
		expect(moneyText(44_386_400, figuresOf(whole, documents))).toBe("₹4,43,864");
	});

	test("as soon as one figure has paise, all show them", () => {
		const figures = figuresOf(quoteContentFixture({ charges: { freight: 3_850_050 } }), documents);
		expect(amountText(9_360_000, figures)).toBe("93,600.00");
		expect(amountText(-1_248_512, figures)).toBe("−12,485.12");
	});

	test("dollars always have cents", () => {
		expect(moneyText(125_000, figuresOf(quoteContentFixture({ currency: "USD" }), documents))).toBe("$1,250.00");
	});

	test("goods are counted in their unit", () => {
		expect(goodsCount(whole, documents)).toBe("635 pieces");
		const one = quoteContentFixture({ lines: [quoteLineFixture({ unit: "set", quantity: 1 })] });
		expect(goodsCount(one, documents)).toBe("1 set");
		const mixed = quoteContentFixture({
			lines: [quoteLineFixture({ unit: "set" }), quoteLineFixture({ quantity: 1500 })],
		});
		expect(goodsCount(mixed, documents)).toBe("1,500 pieces, 15 sets");
	});
});

test("a line shows its tiers from the lowest on and marks the one that counts", () => {
	const tiers = [
		{ from: 1000, price: 39_900 },
		{ from: 300, price: 41_500 },
	];
	const line = quoteLineFixture({ unitPrice: 43_000, quantity: 500, tiers });
	expect(tierCells(line, figuresOf(quoteContentFixture({ lines: [line] }), documents))).toEqual([
		{ from: "below 300", price: "₹430", reached: false },
		{ from: "from 300", price: "₹415", reached: true },
		{ from: "from 1,000", price: "₹399", reached: false },
	]);
	expect(tierCells(quoteLineFixture(), figuresOf(quoteContentFixture(), documents))).toEqual([]);
});
