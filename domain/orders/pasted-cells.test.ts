import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { wordsOf } from "../../tests/support/words.ts";
import { type Cell, mergeCells } from "./cells.ts";
import { type Made, readPastedCells } from "./pasted-cells.ts";

const made: Made = {
	colourways: [
		{ code: "NV-01", name: "Navy", hex: "#000080" },
		{ code: "RU-02", name: "Rust red", hex: "#80471c" },
	],
	sizes: ["S", "M", "L", "XL"],
};
const trousers: Made = { sizes: ["30", "32", "34"] };

/** "NV-01 S 10, RU-02 M 5" */
function shortly(text: string, product: Made = made): string | undefined {
	const read = readPastedCells(text, product);
	if (!read.ok) return wordsOf(read.problem);
	return read.cells.map(({ colour, size, quantity }) => `${colour} ${size} ${quantity}`).join(", ");
}

describe("a pasted block", () => {
	test.each([
		[
			"figures alone fill from the first colour and size on",
			"10\t20\n5\t6",
			"NV-01 S 10, NV-01 M 20, RU-02 S 5, RU-02 M 6",
		],
		["sizes above, in any order", "M\tS\n20\t10", "NV-01 M 20, NV-01 S 10"],
		[
			"colours before, by name and by code",
			"rust  RED\t5\t6\nNV-01\t10\t20",
			"RU-02 S 5, RU-02 M 6, NV-01 S 10, NV-01 M 20",
		],
		["both, with a corner", "Colour\tS\tXL\nNavy\t10\t20\nRust red\t\t7", "NV-01 S 10, NV-01 XL 20, RU-02 XL 7"],
		[
			"both, with an empty corner and totals",
			"\tS\tM\tTotal\nNavy\t10\t20\t30\nTotal\t10\t20\t30",
			"NV-01 S 10, NV-01 M 20",
		],
		["the other way round", "\tNavy\tRust red\nS\t10\t5\nM\t20\t-", "NV-01 S 10, RU-02 S 5, NV-01 M 20"],
		[
			"Windows line ends, quotes, an empty line, thousands",
			'\r\n"Navy"\t"1,000"\t5\r\n\r\n',
			"NV-01 S 1000, NV-01 M 5",
		],
		["one figure for a colour leaves its sizes open", "Navy\t40\nRust red\t20", "NV-01 null 40, RU-02 null 20"],
		["and so does a column of totals", "\tTotal\nNavy\t40", "NV-01 null 40"],
		["colours named once each", "Navy\t1\t2\t3\t4", "NV-01 S 1, NV-01 M 2, NV-01 L 3, NV-01 XL 4"],
	])("%s", (_, text, cells) => {
		expect(shortly(text)).toBe(cells);
	});

	test.each([
		["figures alone", "10\t20\t30", "null 30 10, null 32 20, null 34 30"],
		["sizes that are numbers above", "30\t32\t34\n10\t20\t10", "null 30 10, null 32 20, null 34 10"],
		["or before", "30\t10\n34\t5", "null 30 10, null 34 5"],
		["with their heads", "Size\tQty\n30\t10\n34\t5", "null 30 10, null 34 5"],
	])("of a product with sizes alone: %s", (_, text, cells) => {
		expect(shortly(text, trousers)).toBe(cells);
	});

	test("of a product in colours and sizes that are numbers", () => {
		const both = { ...made, ...trousers };
		expect(shortly("\t30\t32\nNavy\t10\t20", both)).toBe("NV-01 30 10, NV-01 32 20");
		expect(shortly("30\t32\t34\n10\t20\t10", both)).toBe("NV-01 30 10, NV-01 32 20, NV-01 34 10");
		expect(shortly("\tNavy\tRust red\n30\t1\t2", both)).toBe("NV-01 30 1, RU-02 30 2");
	});

	test.each([
		["", "There are no quantities in what was pasted."],
		["\t\n-\t0", "There are no quantities in what was pasted."],
		["10\t1.5", "“1.5” in row 1, column 2 is not a whole number. Please correct it and paste again."],
		["\tS\tM\nNavy\t10\t-5", "“-5” in row 2, column 3 is not a whole number. Please correct it and paste again."],
		["\tS\tXXL\nNavy\t10\t5", "“XXL” is neither a colour nor a size of this product."],
		["Green\t10\t5", "“Green” is neither a colour nor a size of this product."],
		["Navy\t10\nnv-01\t5", "“nv-01” is there twice. Please keep one of them."],
		["1\t2\t3\t4\t5", "The block has 1 rows and 5 columns. This product has 2 colours and 4 sizes."],
		["1\n2\n3", "The block has 3 rows and 1 columns. This product has 2 colours and 4 sizes."],
		["9".repeat(20_001), "That is too much to paste. Please copy only the cells of this product."],
	])("%j gets: %s", (text, sentence) => {
		expect(shortly(text)).toBe(sentence);
	});

	test("says what a grid said that was copied with its edges", () => {
		const cells = fc
			.array(
				fc.record({
					colour: fc.constantFrom("NV-01", "RU-02"),
					size: fc.constantFrom("S", "M", "L", "XL"),
					quantity: fc.integer({ min: 1, max: 99_999 }),
				}),
				{ minLength: 1, maxLength: 8 },
			)
			.map((list) => mergeCells(list));
		const written = (filled: readonly Cell[]) =>
			[
				["", ...(made.sizes ?? [])],
				...(made.colourways ?? []).map(({ code, name }) => [
					name,
					...(made.sizes ?? []).map(
						(size) => filled.find((cell) => cell.colour === code && cell.size === size)?.quantity ?? "",
					),
				]),
			]
				.map((row) => row.join("\t"))
				.join("\n");
		fc.assert(
			fc.property(cells, (filled) => {
				const read = readPastedCells(written(filled), made);
				const sorted = (list: readonly Cell[]) => list.map((cell) => JSON.stringify(cell)).toSorted();
				expect(read.ok && sorted(read.cells)).toEqual(sorted(filled));
			}),
			{ seed: 5, numRuns: 1000 },
		);
	});

	test("never throws, whatever was copied", () => {
		const cell = fc.oneof(fc.string(), fc.constantFrom("S", "Navy", "30", "10", "", "Total", "1.000"));
		const block = fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 5 });
		fc.assert(
			fc.property(block, (rows) => {
				const read = readPastedCells(rows.map((row) => row.join("\t")).join("\n"), made);
				return read.ok || typeof wordsOf(read.problem) === "string";
			}),
			{ seed: 7, numRuns: 1000 },
		);
	});
});
