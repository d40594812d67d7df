import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseCsv, writeCsv } from "./csv.ts";

const cellsOf = (text: string) => {
	const parsed = parseCsv(text);
	if (!parsed.ok) throw new Error(parsed.problem.code);
	return parsed.records.map(({ cells }) => cells);
};

describe("writing", () => {
	test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx", "\nx", "'=1", "''@x", "＝1"])(
		"%j cannot run as a formula",
		(cell) => {
			const [line = ""] = writeCsv([[cell]])
				.slice(1)
				.split("\r\n");
			expect(line.replace(/^"/, "")).toMatch(/^'/);
			expect(cellsOf(writeCsv([[cell]]))).toEqual([[cell]]);
		},
	);

	test.each(["hi;=1+1", "hi\t+1", "hi\n=1+1", "hi\r\n-1", ";@x", "hi; =1", 'hi;"=1+1', "hi;'=1", "a;=1;=2", "hi;＝1"])(
		"%j begins no formula where the semicolon or the tab parts cells either",
		(cell) => {
			const file = writeCsv([["first", cell, "last"]]);
			// The worst reading: every such sign parts, and quotation marks hold nothing together.
			for (const part of file.split(/[;\t\r\n]/)) expect(part.replace(/^["\s]+/, "")).not.toMatch(/^[=+\-@＝]/);
			expect(cellsOf(file)).toEqual([["first", cell, "last"]]);
		},
	);

	test("a text of several lines and parts stays as it is", () => {
		expect(writeCsv([["Sarees; silk\nsizes: S - M;\n6 + 1 = 7"]])).toBe(
			'\uFEFF"Sarees; silk\nsizes: S - M;\n6 + 1 = 7"\r\n',
		);
	});

	test("an apostrophe before ordinary text stays as it is", () => {
		expect(writeCsv([["'tis", "don't"]])).toBe("\uFEFF'tis,don't\r\n");
	});

	test("quotes, separators of either kind and line breaks are quoted", () => {
		expect(writeCsv([['a "b"', "c,d", "e;f", "g\nh", ""]])).toBe('\uFEFF"a ""b""","c,d","e;f","g\nh",""\r\n');
	});
});

test("what is written reads back as it was, whatever the cells hold", () => {
	const nasty = fc.stringMatching(/^[='"+\-@\t\r\n;,a ＝\uFEFF|]*$/);
	const cell = fc.oneof(nasty, fc.string({ unit: "binary" }));
	const records = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 6 });
	fc.assert(
		fc.property(records, (rows) => {
			// A first record of one separator in quotes alone says nothing about the separator: a header always does.
			const file = [["a", "b"], ...rows];
			expect(cellsOf(writeCsv(file))).toEqual(file);
		}),
		{ numRuns: 1_000, seed: 20_261_120 },
	);
});

describe("reading what spreadsheets write", () => {
	test.each([
		["comma and LF", "a,b\n1,2\n"],
		["semicolon and CRLF", "a;b\r\n1;2\r\n"],
		["a byte order mark and no last line end", "\uFEFFa,b\n1,2"],
		["old line ends", "a,b\r1,2\r"],
		["empty lines between", "a,b\n\n\n1,2\n\n"],
		["a quoted separator of the other kind in the header", '"a";b\n1;2\n'],
	])("%s", (_, text) => {
		expect(cellsOf(text)).toEqual([
			["a", "b"],
			["1", "2"],
		]);
	});

	test("separators in the header's quotes do not decide", () => {
		expect(cellsOf('"a,b,c";d\n1;2\n')).toEqual([
			["a,b,c", "d"],
			["1", "2"],
		]);
	});

	test("each record knows its line, over cells with line breaks and empty lines", () => {
		const parsed = parseCsv('a,b\n"one\r\ntwo\nthree",x\n\n1,2\n');
		expect(parsed.ok && parsed.records.map(({ line }) => line)).toEqual([1, 2, 6]);
	});

	test("empty cells at the end are cells, and an empty file has no records", () => {
		expect(cellsOf("a,b\n,\n1,\n")).toEqual([
			["a", "b"],
			["", ""],
			["1", ""],
		]);
		expect(cellsOf("")).toEqual([]);
		expect(cellsOf("\uFEFF\r\n\r\n")).toEqual([]);
	});

	test("a quotation mark that is never closed is named with its line", () => {
		expect(parseCsv('a,b\n1,2\nx,"open\nand more\n')).toEqual({
			ok: false,
			line: 3,
			problem: { code: "quote-not-closed" },
		});
	});

	test("text after a closing quotation mark is named with its line", () => {
		expect(parseCsv('a,b\n"1\n2"x,2\n')).toMatchObject({ ok: false, line: 3 });
	});

	test("a quotation mark inside a bare cell is text", () => {
		expect(cellsOf('a,b\n5" wide,2\n')).toEqual([
			["a", "b"],
			['5" wide', "2"],
		]);
	});

	test("a long file is read in time that grows with its length alone", () => {
		const rows = Array.from({ length: 40_000 }, (_, n) => [`p-${n}`, 'a "name", quoted', "line\nbreak", ""]);
		expect(cellsOf(writeCsv(rows))).toHaveLength(40_000);
	});
});
