import { parseCsv, type Separator } from "../shared/csv.ts";
import type { Problem } from "../shared/problem.ts";
import { columnsOf, type ListColumns } from "./list-columns.ts";

/*
 * A list of products and quantities as it is pasted from a spreadsheet or typed. Here it is taken apart; which product a
 * line means is decided where products are known (listed-product.ts).
 */

declare module "../shared/problem.ts" {
	interface ProblemCodes {
		"listed-nothing": object;
		"listed-too-many-lines": { lines: number; limit: number };
		"listed-too-long": { limit: number };
	}
}

export type ListProblem = Problem<"listed-nothing" | "listed-too-many-lines" | "listed-too-long">;

/** A hundred products in ten colours and sizes each. */
export const MOST_LISTED = 1_000;
export const LONGEST_LIST = 100_000;
/** More of a line is not read: a product, its colour and its size take far less. */
const LONGEST_LINE = 300;
const MOST_WORDS = 24;

/** One line of a list, as far as it can be read without knowing the products. */
export type ListedLine = {
	/** Which line of the text it is, from 1. */
	line: number;
	/** As it stands there. */
	text: string;
	/** The article number, where a column holds it. */
	number: string;
	/** What names the product; in a line without columns its colour and its size as well. */
	words: string;
	/** The same word by word; in a line without columns with the numbers that may be its quantity, where they stand. */
	tokens: readonly string[];
	/** What may be its quantity, as it is written: in a line without columns several numbers may be. */
	quantities: readonly string[];
	/** Of columns of their own. */
	colour: string;
	size: string;
};

type ListedLines = {
	/** The list with each record on one line. */
	text: string;
	lines: ListedLine[];
	/** The lines that name columns. */
	heads: number[];
};

/** Why a list is not looked at; undefined for one that is. */
export function listProblem(text: string): ListProblem | undefined {
	if (text.trim() === "") return { code: "listed-nothing" };
	if (text.length > LONGEST_LIST) return { code: "listed-too-long", limit: LONGEST_LIST };
	const lines = text.split(LINE_END).filter((line) => line.trim() !== "").length;
	return lines > MOST_LISTED ? { code: "listed-too-many-lines", lines, limit: MOST_LISTED } : undefined;
}

const LINE_END = /\r\n|\r|\n/;

/**
 * The lines of a list: below a row that names columns by these, else each by itself. Empty ones and totals are left out,
 * and so is what stands above the first such row without a number in it, such as a title.
 */
export function readList(written: string): ListedLines {
	const { text, rows } = rowsOf(written);
	const heads: number[] = [];
	let columns: ListColumns | undefined;
	let lines: ListedLine[] = [];
	for (const { line, text, cells } of rows) {
		const named = columnsOf(cells);
		if (named) {
			if (!columns) lines = lines.filter(({ quantities }) => quantities.length > 0);
			columns = named;
			heads.push(line);
		} else lines.push(columns && isOf(columns, cells) ? columnLine(line, text, cells, columns) : freeLine(line, text));
	}
	return { text, lines: lines.filter(saysSomething).filter(isNoTotal), heads };
}

/** Whether a row lies below columns, and was not typed under a table. */
function isOf(columns: ListColumns, cells: readonly string[]): boolean {
	return cells.length > Math.max(1, columns.quantity ?? 0);
}

type Row = { line: number; text: string; cells: readonly string[] };

/** The rows of a list, each on one line: a spreadsheet may put line ends into a cell, and quotes it then. */
function rowsOf(written: string): { text: string; rows: Row[] } {
	const texts = written.split(LINE_END);
	const separator: Separator = written.includes("\t") ? "\t" : written.includes(";") ? ";" : ",";
	const parsed = parseCsv(written, separator);
	const records = parsed.ok
		? parsed.records
		: // A quotation mark that somebody typed holds nothing together.
			texts.map((text, place) => ({ line: place + 1, cells: text.split(separator) }));
	if (!records.some(({ cells }) => cells.some((cell) => LINE_END.test(cell))))
		return { text: written, rows: records.map(({ line, cells }) => ({ line, text: texts[line - 1] ?? "", cells })) };
	const rows = records.map(({ cells }, place) => ({ line: place + 1, text: listRow(cells), cells }));
	return { text: rows.map(({ text }) => text).join("\n"), rows };
}

/** Cells as one line of a list. */
export function listRow(cells: readonly string[]): string {
	return cells.map((cell) => cell.replace(/\s+/g, " ").trim()).join("\t");
}

/** A line of a list as it was when the list was looked up. */
export type SeenLine = Pick<ListedLine, "line" | "text">;

/** The list without some of its lines; "" where only names of columns would be left. */
export function withoutLines(text: string, lines: readonly SeenLine[], heads: readonly number[]): string {
	const texts: (string | undefined)[] = text.split(LINE_END);
	const isHead = new Set(heads.map((line) => texts[line - 1]));
	for (const seen of lines) {
		const place = placeOf(texts, seen);
		if (place >= 0) texts[place] = undefined;
	}
	const left = texts.filter((one) => one !== undefined);
	return left.every((one) => one.trim() === "" || isHead.has(one)) ? "" : left.join("\n");
}

/** The list with other texts in some of its lines. */
export function withLines(text: string, changes: readonly { line: number; was: string; now: string }[]): string {
	const texts = text.split(LINE_END);
	for (const { line, was, now } of changes) {
		const place = placeOf(texts, { line, text: was });
		if (place >= 0) texts[place] = now;
	}
	return texts.join("\n");
}

/** Where a line is now: the list may have been edited since. -1 where it is no longer there. */
function placeOf(texts: readonly (string | undefined)[], { line, text }: SeenLine): number {
	return texts[line - 1] === text ? line - 1 : texts.indexOf(text);
}

const UNITS = "pcs?|pieces?|nos?|units?|sets?";
const WITH_UNIT = new RegExp(`^(.*\\d)\\s*(?:${UNITS})\\.?$`, "i");

function columnLine(line: number, text: string, cells: readonly string[], columns: ListColumns): ListedLine {
	const cell = (place: number | undefined) =>
		(cells[place ?? -1] ?? "").replace(/\s+/g, " ").trim().slice(0, LONGEST_LINE);
	const number = cell(columns.number);
	const name = cell(columns.name);
	const quantity = cell(columns.quantity);
	// "Item" is above numbers in one list and above names in the next.
	const isNumber = /\d/.test(number);
	const words = isNumber ? name : `${number} ${name}`.trim();
	return {
		line,
		text,
		number: isNumber ? number : "",
		words,
		tokens: words
			.split(" ")
			.filter((token) => token !== "")
			.slice(0, MOST_WORDS),
		quantities: quantity === "" ? [] : [WITH_UNIT.exec(quantity)?.[1] ?? quantity],
		colour: cell(columns.colour),
		size: cell(columns.size),
	};
}

/** Numbers with a comma in them stay together: "1,000" and "12,5" among words, but not "40,30" between cells. */
const COMMA_NUMBER = /(?<=^|\s)[-−+]?(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+,\d{1,2})(?=\s|$)/g;
const BULLET = /^\s*(?:[-*•·–—]\s+|\d{1,3}[.)]\s+)/;
const PRICE = /(?<=^|\s)(?:₹|rs\.?|inr|usd|eur|[$€£])\s*\d[\d.,’]*(?:\/-)?(?=\s|$)/gi;
/** "40 x", "x 40", "40 pcs", "qty: 40": there is no doubt which number is the quantity. */
const MARKED = [
	/(?<=^|\s)(?:qty|quantity)\.?\s*[:=]?\s*([-−+]?\d[\d.,’']*)(?=\s|$)/i,
	new RegExp(`(?<=^|\\s)([-−+]?\\d[\\d.,’']*)\\s*(?:${UNITS})\\.?(?=\\s|$)`, "i"),
	/(?<=^|\s)([-−+]?\d[\d.,’']*)\s*[x×*](?=\s|$)/i,
	/(?<=^|\s)[x×]\s*([-−+]?\d[\d.,’']*)(?=\s|$)/i,
];
/** Of more numbers in a line only the first may be its quantity. */
const MOST_NUMBERS = 3;
const LIKE_NUMBER = /^[-−+]?\d[\d.,’']*$/;
const DATE = /^\d{1,4}([./-])\d{1,2}\1\d{1,4}$/;

/** A line without columns: its words, and the numbers in it that may be the quantity. */
function freeLine(line: number, text: string): ListedLine {
	let rest = text
		.slice(0, LONGEST_LINE)
		.replace(BULLET, "")
		.replaceAll(PRICE, " ")
		.replaceAll(COMMA_NUMBER, (number) => number.replaceAll(",", "’"))
		.replaceAll(/[\t;,|"“”]+/g, " ");
	const marked = MARKED.map((pattern) => pattern.exec(rest)).find((found) => found !== null);
	if (marked) rest = rest.replace(marked[0], " ");
	const asTyped = (token: string) => (text.includes(token) ? token : token.replaceAll("’", ","));
	const tokens = rest
		.split(/\s+/)
		.filter((token) => token !== "")
		.slice(0, MOST_WORDS)
		.map(asTyped);
	const isNumber = (token: string) => !marked && (LIKE_NUMBER.test(token) || DATE.test(token));
	return {
		line,
		text,
		number: "",
		words: tokens.filter((token) => !isNumber(token)).join(" "),
		tokens,
		quantities: marked ? [asTyped(marked[1] ?? "")] : tokens.filter(isNumber).slice(0, MOST_NUMBERS),
		colour: "",
		size: "",
	};
}

function saysSomething({ number, words, quantities }: ListedLine): boolean {
	return number !== "" || words !== "" || quantities.length > 0;
}

function isNoTotal({ number, words }: ListedLine): boolean {
	return number !== "" || !/^(?:sub|grand)?[\s-]*totals?:?$/i.test(words);
}
