import type { Problem } from "./problem.ts";

declare module "./problem.ts" {
	interface DeskProblemCodes {
		"quote-not-closed": object;
		"text-after-quote": object;
	}
}

/** One record of a CSV file; `line` is the line of the file its first cell begins on, as an editor counts them. */
export type CsvRecord = { line: number; cells: string[] };

/** What parts the cells of a record. */
export type Separator = "," | ";" | "\t";

type ParsedCsv = { ok: true; records: CsvRecord[] } | { ok: false; line: number; problem: Problem };

/**
 * What a spreadsheet takes for a formula: it would run on opening the file. Also what was marked before, so that
 * taking one mark off gives back exactly what was written.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const MARKED = /^'+[=+\-@\t\r\n＝＋－＠]/;

/**
 * Where a cell holds what parts cells or lines in another spreadsheet, a cell may begin within it: quotation marks
 * that do not begin a cell hold nothing together.
 */
const FORMULA_WITHIN = /([;\t\r\n])(?=['" ]*[=+\-@＝＋－＠])/g;
const MARKED_WITHIN = /([;\t\r\n])'(?=['" ]*[=+\-@＝＋－＠])/g;

const NEEDS_QUOTES = /[",;\r\n\t]|^\s|\s$/;

/**
 * Writes records as CSV (RFC 4180, comma, CRLF, with a byte order mark, so that spreadsheets read it as UTF-8). A
 * cell that a spreadsheet would run as a formula gets an apostrophe before it, and so does a part of one that would
 * become a cell where the semicolon or the tab parts them; `parseCsv` takes both off again.
 */
export function writeCsv(records: Iterable<readonly string[]>): string {
	let text = "\uFEFF";
	for (const cells of records) text += writeCsvRecord(cells);
	return text;
}

/** One record with its line end, for files that are written piece by piece. */
export function writeCsvRecord(cells: readonly string[]): string {
	return `${cells.map(writeCell).join(",")}\r\n`;
}

/** One cell as it is in the file. An empty one is quoted: a line of one empty cell is then not an empty line. */
function writeCell(cell: string): string {
	const safe = (FORMULA.test(cell) ? `'${cell}` : cell).replace(FORMULA_WITHIN, "$1'");
	return safe === "" || NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** What makes a file no CSV, and on which line. */
type CsvFault = { line: number; problem: Problem };

/**
 * Reads CSV as spreadsheets write it: with or without byte order mark, any line ends, quoted cells with line breaks.
 * Empty lines are left out. Refused, with the line: a quote that is never closed, text after a closing quote.
 * @param parted by what; left out: comma or semicolon, whichever the first record has more of outside quotes
 */
export function parseCsv(file: string, parted?: Separator): ParsedCsv {
	const reading = csvRecords(file, parted);
	const records: CsvRecord[] = [];
	for (;;) {
		const { done, value } = reading.next();
		if (!done) records.push(value);
		else return value ? { ok: false, ...value } : { ok: true, records };
	}
}

/** The records of `parseCsv` one after the other, for files that are large; what it returns is why it broke off. */
export function* csvRecords(file: string, parted?: Separator): Generator<CsvRecord, CsvFault | undefined> {
	const text = file.startsWith("\uFEFF") ? file.slice(1) : file;
	const separator = parted ?? separatorOf(text);
	const plain = new RegExp(`[^${separator}\\r\\n]*`, "y");
	let line = 1;
	let at = 0;
	let record: CsvRecord = { line, cells: [] };
	let isEmptyLine = true;
	while (at < text.length || !isEmptyLine) {
		const begin = line;
		let cell: string;
		if (text[at] === '"') {
			const end = closingQuote(text, at + 1);
			if (end < 0) return { line: begin, problem: { code: "quote-not-closed" } };
			cell = text.slice(at + 1, end).replaceAll('""', '"');
			line += lineBreaks(cell);
			at = end + 1;
			isEmptyLine = false;
			if (at < text.length && !`${separator}\r\n`.includes(text.charAt(at)))
				return { line, problem: { code: "text-after-quote" } };
		} else {
			plain.lastIndex = at;
			cell = plain.exec(text)?.[0] ?? "";
			at += cell.length;
			if (cell !== "") isEmptyLine = false;
		}
		record.cells.push((MARKED.test(cell) ? cell.slice(1) : cell).replace(MARKED_WITHIN, "$1"));
		if (text[at] === separator) {
			at++;
			isEmptyLine = false;
			continue;
		}
		if (!isEmptyLine) yield record;
		at += text.startsWith("\r\n", at) ? 2 : 1;
		line++;
		record = { line, cells: [] };
		isEmptyLine = true;
	}
	return undefined;
}

/** Where the quoted cell that begins at `from` is closed; a doubled quotation mark is one that belongs to it. */
function closingQuote(text: string, from: number): number {
	let end = text.indexOf('"', from);
	while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
	return end;
}

function lineBreaks(text: string): number {
	return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}

/** The separator of the first record: quoted text does not count. */
function separatorOf(text: string): "," | ";" {
	const bare = text.slice(0, 20_000).replaceAll(/"(?:[^"]|"")*"/g, "");
	const [first = ""] = bare.split(/\r\n|\r|\n/, 1);
	return first.split(";").length > first.split(",").length ? ";" : ",";
}
