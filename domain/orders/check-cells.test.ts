import { describe, expect, test } from "vitest";
import { cells as words } from "../../messages/en/cells.ts";
import { wordsOf } from "../../tests/support/words.ts";
import type { NamedCell } from "./cells.ts";
import { checkCells } from "./check-cells.ts";
import { readCells, storeCells } from "./stored-cells.ts";

const shirt = {
	name: "Polo",
	unit: "piece" as const,
	details: {
		colourways: [
			{ code: "NV", name: "Navy", hex: "#000080" },
			{ code: "RU", name: "Rust", hex: "#80471c" },
		],
		sizes: ["S", "M"],
	},
};
const cell = (colour: string | null, size: string | null, quantity: unknown) => ({ colour, size, quantity });

describe("the cells that a browser sends", () => {
	test.each([
		[undefined, []],
		[null, []],
		[[], []],
		[[cell("NV", "S", 10)], [{ colour: "NV", colourName: "Navy", size: "S", quantity: 10 }]],
		[[{ size: "S", quantity: 10 }], [{ colour: null, colourName: "", size: "S", quantity: 10 }]],
		[[cell("NV", null, 60)], [{ colour: "NV", colourName: "Navy", size: null, quantity: 60 }]],
		[
			[cell("NV", "S", 10), cell("NV", "S", 5), cell("RU", "M", 0), cell(null, null, 9)],
			[{ colour: "NV", colourName: "Navy", size: "S", quantity: 15 }],
		],
		// The name is the catalogue's, whatever the cart says.
		[[{ ...cell("NV", "S", 1), colourName: "Black" }], [{ colour: "NV", colourName: "Navy", size: "S", quantity: 1 }]],
	])("%j are taken as %j", (asked, cells) => {
		expect(checkCells(shirt, 60, asked)).toEqual({ ok: true, cells });
	});

	test.each<[unknown, string]>([
		["S 10", "Polo: its colours and sizes could not be read. Please choose them again."],
		[[7], "Polo: its colours and sizes could not be read. Please choose them again."],
		[[cell("NV", "x".repeat(61), 1)], "Polo: its colours and sizes could not be read. Please choose them again."],
		[
			Array.from({ length: 401 }, () => cell("NV", "S", 0)),
			"Polo: please ask us about more than 400 colours and sizes of one product by message.",
		],
		[[cell("GR", "S", 1)], "Polo is not made in the colour GR. Please choose its colours again."],
		[
			[{ ...cell("GR", "S", 1), colourName: "Grass green" }],
			"Polo is no longer made in Grass green. Please choose another colour for these pieces.",
		],
		[[cell("NV", "XL", 1)], "Polo is not made in size XL. Please choose its sizes again."],
		...[1.5, -1, "10", null, Number.NaN, 2 ** 53].map((quantity): [unknown, string] => [
			[cell("NV", "S", quantity)],
			"Polo: each colour and size must be a whole number of pieces. Please check them.",
		]),
		[
			[cell("NV", "S", 40), cell("RU", null, 21)],
			"Polo: its colours and sizes come to 61 pieces, and its quantity is 60. Please change one of them.",
		],
	])("%j are refused: %s", (asked, sentence) => {
		const checked = checkCells(shirt, 60, asked);
		expect(checked.ok ? undefined : wordsOf(checked.problem)).toBe(sentence);
	});

	test("of a product without colours or sizes can say neither", () => {
		const saree = { name: "Saree", unit: "piece" as const, details: {} };
		expect(checkCells(saree, 10, [cell("NV", null, 1)])).toMatchObject({ ok: false });
		expect(checkCells(saree, 10, [cell(null, "S", 1)])).toMatchObject({ ok: false });
	});
});

describe("stored cells", () => {
	const cells: NamedCell[] = [{ colour: "NV", colourName: "Navy", size: "S", quantity: 10 }];

	test("are read as they were written, and none from a line of before there were any", () => {
		expect(readCells(storeCells(cells))).toEqual(cells);
		expect(storeCells([])).toBe('{"v":1}');
		for (const text of ["{}", '{"v":1}']) expect(readCells(text)).toEqual([]);
	});

	test("of another version, or that are none, are not guessed at", () => {
		expect(() => readCells('{"v":9}')).toThrow("version 9");
		expect(() => readCells('{"v":1,"cells":[{}]}')).toThrow();
	});
});

describe("the split in words", () => {
	const ratio = [10, 20, 20, 10];
	const of = (colour: string | null, colourName: string, size: string | null, quantity: number): NamedCell => ({
		...{ colour, colourName, size, quantity },
	});
	const sizes = ["S", "M", "L", "XL"];
	const both = [
		...sizes.map((size, at) => of("NV", "Navy", size, [7, 13, 13, 7][at] ?? 0)),
		...sizes.map((size, at) => of("RU", "Rust", size, [3, 7, 7, 3][at] ?? 0)),
	];

	test.each<[NamedCell[], number, string]>([
		[[], 60, ""],
		[both, 60, "Navy 40, Rust 20: S 10, M 20, L 20, XL 10"],
		[both, 75, "Navy 40, Rust 20: S 10, M 20, L 20, XL 10; the other 15 to be agreed"],
		[sizes.map((size, at) => of(null, "", size, ratio[at] ?? 0)), 60, "S 10, M 20, L 20, XL 10"],
		[[of("NV", "Navy", null, 1200), of("RU", "Rust", null, 20)], 1220, "Navy 1,200, Rust 20"],
		[[of("NV", "Navy", "S", 5), of(null, "", "S", 5)], 10, "Navy 5, any colour 5: S 10"],
		[[of("NV", "Navy", "S", 5), of("NV", "Navy", null, 5)], 10, "Navy 10: S 5, any size 5"],
	])("%j of %i is “%s”", (split, quantity, text) => {
		expect(words.summary({ cells: split, quantity })).toBe(text);
	});

	test("says each colour's own sizes where the edges of the grid do not", () => {
		expect(words.byColour(both)).toBe("Navy: S 7, M 13, L 13, XL 7; Rust: S 3, M 7, L 7, XL 3");
		expect(words.byColour(both.slice(0, 4))).toBe("");
		expect(words.byColour([of("NV", "Navy", null, 5), of("RU", "Rust", null, 5)])).toBe("");
	});
});
