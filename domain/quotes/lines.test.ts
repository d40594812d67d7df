import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exampleLine, exampleQuote } from "../../tests/support/quotes.ts";
import type { Product } from "../catalogue/catalogue.ts";
import { cellsSum } from "../orders/cells.ts";
import type { Currency } from "../shared/currency.ts";
import { exchange, rateOf } from "../shared/rate-of-exchange.ts";
import { fittedCells, gridAxes, withSurcharge, withTypedCell } from "./cell-grid.ts";
import { quoteChanges } from "./changes.ts";
import { linesProblem, quoteWarnings } from "./checks.ts";
import { choiceGroups, countedLines, linesAsRead, optionalLines, withChosen } from "./choices.ts";
import type { QuoteContent, QuoteLine, QuoteLineInput } from "./content.ts";
import { nextDraft } from "./draft.ts";
import { withNewService, withSubstitute } from "./editing.ts";
import { changedCells, openQuantity, withLineQuantity } from "./line-cells.ts";
import { LINE_SORTS } from "./line-parts.ts";
import { inCurrency, withAllPrices } from "./pricing.ts";
import { readQuote } from "./reading.ts";
import { withTakenOver } from "./takeover.ts";
import { isCountable, quoteLineAmount, quoteTotals } from "./totals.ts";

const usd = { currency: "USD", perUnit: 840_000, day: "2026-11-20", source: "Example Bank" } as const;
const cell = (colour: string, size: string, quantity: number) => ({
	colour: colour.toLowerCase(),
	colourName: colour,
	size,
	quantity,
});
const asked = [cell("Navy", "M", 100), cell("Navy", "XXL", 100), cell("Rust", "M", 100)];
const cells = [cell("Navy", "M", 120), cell("Navy", "XXL", 80), cell("Rust", "M", 60)];
const split = (more: Partial<QuoteLineInput> = {}) =>
	exampleLine({ asked, cells, surcharges: [{ size: "XXL", amount: 2000 }], ...more });
const saree = (key: string, unitPrice: number) =>
	exampleLine({ key, name: `Saree ${key}`, quantity: 10, unitPrice, choice: { is: "alternative", group: "Saree" } });
const optional = exampleLine({ key: "o", name: "Dhoti", quantity: 5, unitPrice: 100, choice: { is: "optional" } });

describe("what a size costs more", () => {
	test("counts for the cells of that size, beside the price of the whole quantity", () => {
		expect(quoteLineAmount(split())).toBe(300 * 43_000 + 80 * 2000);
		expect(quoteLineAmount(split({ tiers: [{ from: 250, price: 40_000 }] }))).toBe(300 * 40_000 + 80 * 2000);
		expect(quoteLineAmount(split({ cells: [] }))).toBe(300 * 43_000);
		expect(quoteLineAmount(split({ kind: "unavailable" }))).toBe(0);
	});

	test("is turned with the other amounts, stays with all prices, and is taken over with prices", () => {
		const quote = exampleQuote({ lines: [split()] });
		expect(inCurrency(quote, "USD", usd)?.lines[0]?.surcharges).toEqual([{ size: "XXL", amount: 24 }]);
		expect(withAllPrices(quote, -1000, "move").lines[0]?.surcharges).toEqual([{ size: "XXL", amount: 2000 }]);
		const mine = exampleQuote({ currency: "USD", rate: usd, lines: [split({ surcharges: [] })] });
		const taken = withTakenOver(mine, quote, ["prices"], undefined);
		expect(taken?.lines[0]).toMatchObject({ surcharges: [{ size: "XXL", amount: 24 }], cells, asked });
	});

	test("is one for each size, and none when nothing is typed", () => {
		const { surcharges } = split();
		const once = withSurcharge(surcharges, "M", quoteLineAmount(optional));
		expect(once).toEqual([...surcharges, { size: "M", amount: 500 }]);
		expect(withSurcharge(once, "M", quoteLineAmount(split({ kind: "unavailable" })))).toEqual(surcharges);
	});
});

describe("cells as asked and as offered", () => {
	test("are held against each other colour by colour and size by size", () => {
		expect(
			changedCells(split()).map(({ colourName, size, asked, offered }) => [colourName, size, asked, offered]),
		).toEqual([
			["Navy", "M", 100, 120],
			["Navy", "XXL", 100, 80],
			["Rust", "M", 100, 60],
		]);
		expect(changedCells(split({ cells: [...asked].reverse() }))).toEqual([]);
		expect(changedCells(split({ asked: [] }))).toEqual([]);
		expect(changedCells(split({ cells: [] }))).toHaveLength(3);
		expect(openQuantity(split())).toBe(40);
		expect(openQuantity(split({ cells: [] }))).toBe(0);
	});

	test("follow the quantity that a buyer asks for", () => {
		const next = nextDraft(
			exampleQuote({ lines: [split({ cells: asked })] }),
			[{ key: "l1", name: "", from: 300, to: 150 }],
			14,
			"2026-11-20",
		);
		expect(next.lines[0]).toMatchObject({ quantity: 150, asked });
		expect(next.lines[0]?.cells.map(({ quantity }) => quantity)).toEqual([50, 50, 50]);
		expect(withLineQuantity(split(), 150).cells.map(({ quantity }) => quantity)).toEqual([60, 40, 30]);
	});

	test("are typed into a grid of what the product is made in, and of what it is made in no longer", () => {
		const product = { colourways: [{ code: "navy", name: "Navy", hex: "#000" }], sizes: ["S", "M"] };
		expect(gridAxes(split(), product)).toEqual({
			colours: [
				{ code: "navy", name: "Navy" },
				{ code: "rust", name: "Rust" },
			],
			sizes: ["S", "M", "XXL"],
		});
		expect(gridAxes({ asked: [], cells: [] }, {})).toEqual({ colours: [{ code: null, name: "" }], sizes: [null] });
		expect(withTypedCell(split(), cell("Rust", "M", 90))).toMatchObject({ quantity: 300 });
		expect(withTypedCell(split(), cell("Rust", "M", 900))).toMatchObject({ quantity: 1100 });
		expect(withTypedCell(split({ cells: asked }), cell("Rust", "M", 90))).toMatchObject({ quantity: 290 });
		expect(cellsSum(fittedCells(split()))).toBe(300);
	});

	test("stay with another product as far as it is made in them", () => {
		const product: Product = {
			id: "p9",
			slug: "p9",
			name: "Silk Shirt",
			category: "shirts",
			description: "",
			story: "",
			image: "",
			imageAlt: "",
			price: 90_000,
			minOrder: 1,
			unit: "piece",
			details: { colourways: [{ code: "navy", name: "Navy", hex: "#000" }], sizes: ["M", "L"] },
		};
		const [line] = withSubstitute(exampleQuote({ lines: [split()] }), "l1", product).lines;
		expect(line).toMatchObject({ kind: "substitute", asked, cells: [cells[0]], surcharges: [], quantity: 300 });
	});

	test("are named among the changes of a version, whatever their order", () => {
		const before = exampleQuote({ lines: [split({ cells: asked })] });
		expect(quoteChanges(before, exampleQuote({ lines: [split({ cells: [...asked].reverse() })] }))).toEqual([]);
		expect(quoteChanges(before, exampleQuote({ lines: [split()] }))).toEqual([
			{
				line: "Cotton Round Neck T-Shirt",
				before: [{ fact: "cells", cells: asked, quantity: 300 }],
				after: [{ fact: "cells", cells, quantity: 300 }],
				difference: -20 * 2000,
			},
		]);
	});
});

describe("what is the buyer's to choose", () => {
	const quote = exampleQuote({
		lines: [exampleLine({ quantity: 1, unitPrice: 1000 }), optional, saree("a", 300), saree("b", 400)],
	});

	test("is in no total and no count until it is chosen", () => {
		expect(quoteTotals(quote)).toMatchObject({ total: 1000, pieces: 1 });
		expect(quoteTotals(quote, ["o"])).toMatchObject({ total: 1500, pieces: 6 });
		expect(quoteTotals(quote, ["o", "b", "nothing"])).toMatchObject({ total: 5500, pieces: 16 });
		expect(optionalLines(quote).map(({ key }) => key)).toEqual(["o"]);
		expect(choiceGroups(quote)).toMatchObject([{ name: "Saree", lines: [{ key: "a" }, { key: "b" }] }]);
	});

	test("is read after what stands in the offer's table, and so numbered", () => {
		const gone = exampleLine({ key: "gone", kind: "unavailable", choice: { is: "optional" } });
		const mixed = exampleQuote({ lines: [saree("a", 300), optional, exampleLine(), saree("b", 400), gone] });
		expect(linesAsRead(mixed).map(({ key }) => key)).toEqual(["l1", "gone", "o", "a", "b"]);
	});

	test("is a line like any other once it is chosen", () => {
		const taken = withChosen(quote, ["b"]);
		expect(taken.lines.map(({ key, choice }) => [key, choice.is])).toEqual([
			["l1", "always"],
			["b", "always"],
		]);
		expect(quoteTotals(taken)).toEqual(quoteTotals(quote, ["b"]));
	});

	test("a change of it is named, and its money counts where it is in the total", () => {
		const always = exampleQuote({ lines: [{ ...optional, choice: { is: "always" } }] });
		const change = quoteChanges(exampleQuote({ lines: [optional] }), always);
		expect(change).toMatchObject([{ before: [{ fact: "optional" }], after: [{ fact: "always" }], difference: 500 }]);
	});
});

describe("before an offer is sent", () => {
	const problem = (...lines: QuoteLine[]) => linesProblem({ lines });

	test("what cannot be is refused, by the line", () => {
		expect(problem(split(), optional, saree("a", 300), saree("b", 400))).toBeUndefined();
		expect(problem(split({ quantity: 250 }))).toEqual({
			code: "offered-cells-above-quantity",
			name: "Cotton Round Neck T-Shirt",
			sum: 260,
			quantity: 250,
		});
		expect(problem(split(), saree("a", 300))).toEqual({ code: "group-of-one", name: "Saree a", group: "Saree" });
		expect(problem(exampleLine({ choice: { is: "alternative", group: "" } }))).toMatchObject({ code: "group-unnamed" });
		expect(problem(...withNewService(exampleQuote(), "v1").lines)).toEqual({ code: "line-unnamed" });
		expect(problem(split({ quantity: 250, kind: "unavailable" }))).toBeUndefined();
	});

	test("what is unusual is named, by the line", () => {
		const details = { colourways: [{ code: "navy", name: "Navy", hex: "#000" }], sizes: ["M", "XXL"] };
		const facts = new Map([["p1", { minOrder: 1, details }]]);
		const unusual = (line: QuoteLine) =>
			quoteWarnings(exampleQuote({ lines: [line] }), facts).map((one) => one.unusual);
		expect(unusual(split())).toEqual([{ code: "cell-gone", colour: "Rust", size: "M", quantity: 60 }]);
		const twice = [
			{ size: "M", amount: 1 },
			{ size: "M", amount: 2 },
			{ size: "L", amount: 3 },
		];
		expect(unusual(split({ cells: [cell("Navy", "M", 5)], surcharges: twice }))).toEqual([
			{ code: "two-surcharges", size: "M" },
			{ code: "surcharge-unused", size: "L" },
		]);
	});
});

const anyCell = fc.record({
	colour: fc.constantFrom("navy", "rust", null),
	colourName: fc.constant("Navy"),
	size: fc.constantFrom("M", "XL", "XXL"),
	quantity: fc.integer({ min: 1, max: 5000 }),
});
const anyPrice = fc.integer({ min: 0, max: 10_000_000 });
const anyLine = fc.record({
	kind: fc.constantFrom("offered" as const, "substitute" as const, "unavailable" as const),
	sort: fc.constantFrom(...LINE_SORTS),
	quantity: fc.integer({ min: 0, max: 100_000 }),
	unitPrice: anyPrice,
	tiers: fc.array(fc.record({ from: fc.integer({ min: 1, max: 100_000 }), price: anyPrice }), { maxLength: 3 }),
	cells: fc.array(anyCell, { maxLength: 6 }),
	surcharges: fc.array(fc.record({ size: fc.constantFrom("M", "XL", "XXL"), amount: anyPrice }), { maxLength: 3 }),
	choice: fc.constantFrom(
		{ is: "always" as const },
		{ is: "optional" as const },
		{ is: "alternative" as const, group: "Cloth" },
		{ is: "alternative" as const, group: "Trim" },
	),
});
const anyOffer = fc
	.array(anyLine, { maxLength: 8 })
	.map((lines) => exampleQuote({ lines: lines.map((line, index) => exampleLine({ key: `l${index}`, ...line })) }));

describe("any offer", () => {
	test("is the exact sum of its lines, unit by unit, with whatever is chosen", () => {
		fc.assert(
			fc.property(anyOffer, fc.subarray(["l0", "l1", "l2", "l3", "l4", "l5", "l6", "l7"]), (quote, chosen) => {
				const known = countedLines(quote, chosen).reduce((sum, line) => {
					const tier = line.tiers.filter(({ from }) => from <= line.quantity).sort((a, b) => b.from - a.from)[0];
					const more = line.cells.flatMap(({ size, quantity }) =>
						line.surcharges.filter((one) => one.size === size).map(({ amount }) => BigInt(amount) * BigInt(quantity)),
					);
					return more.reduce(
						(all, each) => all + each,
						sum + BigInt(tier?.price ?? line.unitPrice) * BigInt(line.quantity),
					);
				}, 0n);
				expect(BigInt(quoteTotals(quote, chosen).goods)).toBe(known);
				expect(quoteTotals(withChosen(quote, chosen)).goods).toBe(quoteTotals(quote, chosen).goods);
				expect(isCountable(quote)).toBe(true);
			}),
		);
	});

	test("is stored and read as it is", () => {
		fc.assert(
			fc.property(anyOffer, (quote) => {
				expect(readQuote(JSON.stringify(quote))).toEqual(quote);
				expect(quoteChanges(quote, quote)).toEqual([]);
			}),
		);
	});

	test("has no amount that comes into another currency but at the rate", () => {
		const amounts = <C extends Currency>(quote: QuoteContent<C>) =>
			quote.lines.flatMap(({ unitPrice, tiers, surcharges }) => [
				unitPrice,
				...tiers.map(({ price }) => price),
				...surcharges.map(({ amount }) => amount),
			]);
		const [from, to] = [rateOf({ currency: "INR", rate: null }), rateOf({ currency: "USD", rate: usd })];
		if (!from || !to) throw new Error("The example's rates cannot be read.");
		fc.assert(
			fc.property(anyOffer, (quote) => {
				const turned = inCurrency(quote, "USD", usd);
				const known = amounts(quote).map((amount) => Number(exchange(amount, from, to)));
				expect(turned && amounts(turned).map(Number)).toEqual(known);
				expect(turned?.lines.map(({ cells: one, choice }) => [one, choice])).toEqual(
					quote.lines.map(({ cells: one, choice }) => [one, choice]),
				);
			}),
		);
	});

	test("keeps its split within another quantity, to the last piece", () => {
		fc.assert(
			fc.property(anyOffer, fc.integer({ min: 0, max: 200_000 }), (quote, quantity) => {
				for (const line of quote.lines) {
					const whole = { ...line, quantity: cellsSum(line.cells) };
					const next = withLineQuantity(whole, quantity);
					if (line.cells.length > 0) expect(cellsSum(next.cells)).toBe(quantity);
				}
			}),
		);
	});
});
