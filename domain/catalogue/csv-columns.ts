import { type CsvRecord, parseCsv, writeCsv } from "../shared/csv.ts";
import type { Problem } from "../shared/problem.ts";
import type { DeskCatalogue, Kept, Product } from "./catalogue.ts";
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
export const MAX_FILE_LINES = 5_000;

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

/** The whole catalogue as CSV, hidden products too, in its order. */
export function exportCatalogue({ products }: Pick<DeskCatalogue, "products">): string {
	const ranks = new Map<string, number>();
	return writeCsv(
		(function* () {
			yield csvColumns;
			for (const product of products) {
				const rank = (ranks.get(product.category) ?? 0) + 1;
				ranks.set(product.category, rank);
				yield [product.id, ...productCells(product), String(rank)];
			}
		})(),
	);
}

function productCells(product: Product & Kept): string[] {
	const texts = productTexts(product);
	return productFields.map((field) => {
		const listBreak = LIST_BREAKS[field];
		return listBreak === undefined ? texts[field] : texts[field].replaceAll(listBreak, " | ");
	});
}

/** One line of a file: what its cells say, by column; a column that the file does not have is not there. */
export type FileLine = { line: number; id: string; position: string; texts: Partial<ProductTexts> };

/** What is wrong, and where. `column` is a name of the file's header, or empty for the whole line. */
export type ImportProblem = { line: number; column: string; problem: Problem };

/** A file with more columns is not a catalogue: reading millions of cells would hold up the shop for minutes. */
const MAX_FILE_COLUMNS = 200;

/** Reads the lines of a file as far as they can be distinguished. */
export function readFile(text: string): { lines: FileLine[]; problems: ImportProblem[] } {
	const parsed = parseCsv(text);
	if (!parsed.ok) return failed(parsed.line, parsed.problem);
	const [header, ...records] = parsed.records;
	if (!header) return failed(1, { code: "file-empty" });
	if (header.cells.length > MAX_FILE_COLUMNS)
		return failed(header.line, {
			code: "file-too-wide",
			columns: header.cells.length,
			known: csvColumns.length,
		});
	const columns = header.cells.map((name) => columnsByName.get(bareName(name)));
	const problems = headerProblems(header, columns);
	if (records.length > MAX_FILE_LINES) {
		const problem: Problem = { code: "file-too-long", products: records.length, limit: MAX_FILE_LINES };
		return { lines: [], problems: [...problems, { line: header.line, column: "", problem }] };
	}
	if (problems.length > 0) return { lines: [], problems };
	const lines: FileLine[] = [];
	for (const { line, cells } of records) {
		if (cells.length < columns.length || cells.slice(columns.length).some((cell) => cell.trim() !== "")) {
			const problem: Problem = { code: "cells-differ", cells: cells.length, columns: columns.length };
			problems.push({ line, column: "", problem });
			continue;
		}
		lines.push(fileLine(line, cells, columns));
	}
	return { lines, problems };
}

function failed(line: number, problem: Problem) {
	return { lines: [], problems: [{ line, column: "", problem }] };
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
