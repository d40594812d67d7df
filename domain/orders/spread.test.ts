import { describe, expect, test } from "vitest";
import { type Cell, mergeCells } from "./cells.ts";
import { byPacks, byRatio, withCell } from "./fill-cells.ts";
import { spread, withQuantity } from "./spread.ts";

describe("spreading", () => {
	test.each([
		[60, [1, 2, 2, 1], [10, 20, 20, 10]],
		[40, [1, 2, 2, 1], [7, 13, 13, 7]],
		[10, [1, 1, 1], [4, 3, 3]],
		[2, [1, 1, 1], [1, 1, 0]],
		[5, [0, 3, 0], [0, 5, 0]],
		[0, [1, 2], [0, 0]],
		[7, [0, 0], [0, 0]],
	])("%i by %j is %j", (quantity, weights, parts) => {
		expect(spread(quantity, weights)).toEqual(parts);
	});

	test("of two colours in packs of six gives whole packs first", () => {
		const grid = { colours: ["Navy", "Rust"], sizes: ["S", "M", "L", "XL"] };
		const { cells: filled, over } = byPacks(20, grid, [1, 2, 2, 1]);
		expect(over).toBe(2);
		expect(filled).toEqual([
			{ colour: "Navy", size: "S", quantity: 2 },
			{ colour: "Navy", size: "M", quantity: 5 },
			{ colour: "Navy", size: "L", quantity: 4 },
			{ colour: "Navy", size: "XL", quantity: 2 },
			{ colour: "Rust", size: "S", quantity: 1 },
			{ colour: "Rust", size: "M", quantity: 3 },
			{ colour: "Rust", size: "L", quantity: 2 },
			{ colour: "Rust", size: "XL", quantity: 1 },
		]);
	});

	test("by a ratio of zeros splits nothing", () => {
		const grid = { colours: ["Navy"], sizes: ["S", "M"] };
		expect(byRatio(60, grid, [0, 0])).toEqual([]);
		expect(byPacks(60, grid, [0, 0])).toEqual({ cells: [], over: 60 });
	});
});

describe("the quantity and its cells", () => {
	const navy = (size: string, quantity: number): Cell => ({ colour: "Navy", size, quantity });

	test("keep their ratio when the quantity changes, whatever is to be agreed too", () => {
		expect(withQuantity({ quantity: 60, cells: [navy("S", 20), navy("M", 40)] }, 90)).toEqual({
			quantity: 90,
			cells: [navy("S", 30), navy("M", 60)],
		});
		expect(withQuantity({ quantity: 60, cells: [navy("S", 30)] }, 90)).toEqual({
			quantity: 90,
			cells: [navy("S", 45)],
		});
		expect(withQuantity({ quantity: 60, cells: [] }, 90)).toEqual({ quantity: 90, cells: [] });
	});

	test("grow and shrink together once all of it is split", () => {
		const whole = { quantity: 60, cells: [navy("S", 20), navy("M", 40)] };
		expect(withCell(whole, navy("S", 25))).toEqual({ quantity: 65, cells: [navy("S", 25), navy("M", 40)] });
		expect(withCell(whole, navy("S", 0))).toEqual({ quantity: 40, cells: [navy("M", 40)] });
		expect(withCell(whole, navy("L", 5))).toEqual({ quantity: 65, cells: [...whole.cells, navy("L", 5)] });
	});

	test("take from what is to be agreed before the quantity grows", () => {
		const some = { quantity: 60, cells: [navy("S", 20)] };
		expect(withCell(some, navy("M", 15))).toEqual({ quantity: 60, cells: [navy("S", 20), navy("M", 15)] });
		expect(withCell(some, navy("M", 55))).toEqual({ quantity: 75, cells: [navy("S", 20), navy("M", 55)] });
		expect(withCell(some, navy("S", 5))).toEqual({ quantity: 60, cells: [navy("S", 5)] });
	});
});

describe("adding cells up", () => {
	test("leaves out what says neither colour nor size, and cells of none", () => {
		expect(
			mergeCells<Cell>(
				[
					{ colour: null, size: null, quantity: 5 },
					{ colour: "Navy", size: null, quantity: 0 },
				],
				[{ colour: null, size: "S", quantity: 2 }],
			),
		).toEqual([{ colour: null, size: "S", quantity: 2 }]);
	});
});
