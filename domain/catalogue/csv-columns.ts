import { type CsvRecord, csvRecords, writeCsvRecord } from "../shared/csv.ts";
import type { Problem } from "../shared/problem.ts";
import type { Kept, Product } from "./catalogue.ts";
import { type ProductField, type ProductTexts, productFields, productTexts } from "./product-texts.ts";

declare module "../shared/problem.ts" {
	interface DeskProblemCodes {
		"file-empty": object;
		"file-too-wide": { columns: number; known: number };
		"file-too-long": { products: number; limit: number };
		"cells-differ": { cells: number; columns: number };
		"column-unknown": { known: string };
		"column-twice": object;
	}
}

/*
 * The catalogue as a file: one product a line, the columns of docs/operations.md. What is exported reads back as it
 * was; a file may also hold a few of the columns only, and the others then stay as they are.
 */

/** More lines than this are sent in parts: a dry run stays short enough to wait for. */
export const MAX_FILE_LINES = 50_000;

/** A list fits into one cell, and no spreadsheet takes "1, 2" for a number or "1:2" for a time of day. */
const LIST_BREAKS: Partial<Record<ProductField, string>> = {
	composition: "\n",
	care: "\n",
	colourways: "\n",
	claims: "\n",
	priceTiers: "\n",
	samples: ", ",
	sizes: ", ",
	sizeRatio: ", ",
};

const columnName = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The columns of an exported file; `position` counts within the category, from 1. */
export const csvColumns = ["id", ...productFields.map(columnName), "position"];

type Column = ProductField | "id" | "position";

const columnsByName = new Map<string, Column>(
	(["id", "position", ...productFields] as const).map((column) => [bareName(columnName(column)), column]),
);

/** "Min Order", "min_order" and "minOrder" are the same column. */
function bareName(name: string): string {
	return name.toLowerCase().replace(/[^a-z]/g, "");
}

/** The name a column has in a file, for sentences about it. */
export function fileColumn(field: string): string {
	return columnName(field);
}

/** A file's first line, with what lets a spreadsheet read it as UTF-8. */
export function fileHead(): string {
	return `\uFEFF${writeCsvRecord(csvColumns)}`;
}

/** A product as a line of a file. @param rank its place in its category, from 1 */
export function productLine(product: Product & Kept, rank: number): string {
	return writeCsvRecord(cellsOf(product, rank));
}

/** What a product has in each of `csvColumns`. */
export function cellsOf(product: Product & Kept, rank: number): string[] {
	const texts = productTexts(product);
	return [product.id, ...productFields.map((field) => cellOf(field, texts[field])), String(rank)];
}

/** A field's text as its cell has it. */
export function cellOf(field: ProductField, text: string): string {
	const listBreak = LIST_BREAKS[field];
	return listBreak === undefined ? text : text.replaceAll(listBreak, " | ");
}

/** One line of a file: what its cells say, by column; a column that the file does not have is not there. */
export type FileLine = { line: number; id: string; position: string; texts: Partial<ProductTexts> };

/** What is wrong, and where. `column` is a name of the file's header, or empty for the whole line. */
export type ImportProblem = { line: number; column: string; problem: Problem };

/** A file with more columns is not a catalogue: reading millions of cells would hold up the shop for minutes. */
const MAX_FILE_COLUMNS = 200;

/** How many records are looked at before others have a turn. */
const RECORDS_AT_ONCE = 100;

/**
 * Looks through a file for what keeps all of it from being read. It pauses now and then, so that whoever calls it can
 * let others have a turn; what it returns is the problem.
 */
export function* wholeProblem(text: string): Generator<undefined, ImportProblem | undefined> {
	const reading = csvRecords(text);
	let header: CsvRecord | undefined;
	for (let products = 0; ; products++) {
		const { done, value } = reading.next();
		if (done) {
			if (value) return { ...value, column: "" };
			if (!header) return { line: 1, column: "", problem: { code: "file-empty" } };
			if (products <= MAX_FILE_LINES + 1) return undefined;
			const problem: Problem = { code: "file-too-long", products: products - 1, limit: MAX_FILE_LINES };
			return { line: header.line, column: "", problem };
		}
		header ??= value;
		const columns = header.cells.length;
		if (columns > MAX_FILE_COLUMNS) {
			const problem: Problem = { code: "file-too-wide", columns, known: csvColumns.length };
			return { line: header.line, column: "", problem };
		}
		if (products % RECORDS_AT_ONCE === 0) yield;
	}
}

/** The lines of a file that has no problem as a whole, one after the other, as far as they can be distinguished. */
export function* fileLines(text: string): Generator<FileLine | ImportProblem> {
	let columns: (Column | undefined)[] | undefined;
	for (const record of csvRecords(text)) {
		const { line, cells } = record;
		if (columns === undefined) {
			columns = cells.map((name) => columnsByName.get(bareName(name)));
			const problems = headerProblems(record, columns);
			yield* problems;
			if (problems.length > 0) return;
		} else if (cells.length < columns.length || cells.slice(columns.length).some((cell) => cell.trim() !== "")) {
			const problem: Problem = { code: "cells-differ", cells: cells.length, columns: columns.length };
			yield { line, column: "", problem };
		} else yield fileLine(line, cells, columns);
	}
}

function headerProblems({ line, cells }: CsvRecord, columns: readonly (Column | undefined)[]): ImportProblem[] {
	return cells.flatMap((name, n): ImportProblem[] => {
		const column = columns[n];
		if (column === undefined)
			return [{ line, column: name, problem: { code: "column-unknown", known: csvColumns.join(", ") } }];
		return columns.indexOf(column) < n ? [{ line, column: name, problem: { code: "column-twice" } }] : [];
	});
}

function fileLine(line: number, cells: readonly string[], columns: readonly (Column | undefined)[]): FileLine {
	const read: FileLine = { line, id: "", position: "", texts: {} };
	for (const [n, column] of columns.entries()) {
		const cell = cells[n] ?? "";
		if (column === "id" || column === "position") read[column] = cell.trim();
		else if (column) read.texts[column] = cell;
	}
	return read;
}
