import { type FileRows, MOST_COLUMNS, MOST_ROWS } from "./file-rows.ts";
import { dateStyles, isoDay } from "./xlsx-dates.ts";
import { type Tag, tagsOf } from "./xml-tags.ts";
import { Damaged, openZip, type ReadPart, TooLarge } from "./zip-parts.ts";

/* The first sheet that is shown of a workbook (ECMA-376, part 1, section 18), as far as a list of products needs it. */

const MB = 1024 * 1024;
/** Unpacked. A sheet of a thousand lines and thirty columns takes about 2 MB. */
const LARGEST_SHEET = 4 * MB;
const LARGEST_PART = MB;

/** The rows of the first sheet, as they are shown: hidden rows are left out. */
export function readXlsx(bytes: Uint8Array<ArrayBuffer>): FileRows {
	try {
		const part = openZip(bytes);
		const sheet = firstSheet(part);
		if (sheet === undefined) return { ok: false, problem: "other" };
		const texts = sharedTexts(part("xl/sharedStrings.xml", LARGEST_SHEET) ?? "");
		const dates = dateStyles(part("xl/styles.xml", LARGEST_PART) ?? "");
		return { ok: true, rows: rowsOf(part(sheet, LARGEST_SHEET) ?? "", texts, dates) };
	} catch (error) {
		if (error instanceof TooLarge) return { ok: false, problem: "long" };
		if (error instanceof Damaged) return { ok: false, problem: "damaged" };
		throw error;
	}
}

/** Where the first sheet that is not hidden lies; undefined for what is no workbook. */
function firstSheet(part: ReadPart): string | undefined {
	const workbook = part("xl/workbook.xml", LARGEST_PART);
	const links = part("xl/_rels/workbook.xml.rels", LARGEST_PART);
	if (workbook === undefined || links === undefined) return undefined;
	const sheets = [...tagsOf(workbook)].filter(({ name, isEnd }) => name === "sheet" && !isEnd);
	const shown = sheets.find((tag) => (tag.attribute("state") ?? "visible") === "visible") ?? sheets[0];
	const id = shown?.attribute("r:id") ?? shown?.attribute("id");
	const target = [...tagsOf(links)]
		.find((tag) => tag.name === "Relationship" && tag.attribute("id") === id)
		?.attribute("target");
	if (target === undefined) return undefined;
	return target.startsWith("/") ? target.slice(1) : `xl/${target}`;
}

/** Texts that cells name by their number; how a word is to be read aloud is none of it. */
function sharedTexts(xml: string): string[] {
	const texts: string[] = [];
	let text = "";
	let isText = false;
	let isSpoken = false;
	for (const { name, isEnd, isEmpty, after } of tagsOf(xml)) {
		if (name === "si") {
			if (!isEnd) text = "";
			if (isEnd || isEmpty) texts.push(text);
		} else if (name === "rPh") isSpoken = !isEnd && !isEmpty;
		else if (name === "t") isText = !isEnd && !isEmpty;
		if (isText && !isSpoken) text += after;
	}
	return texts;
}

type OpenCell = { column: number; kind: string; style: number; text: string };

function rowsOf(xml: string, texts: readonly string[], dates: ReadonlySet<number>): string[][] {
	const rows: string[][] = [];
	let row: string[] | undefined;
	let cell: OpenCell | undefined;
	let isValue = false;
	for (const tag of tagsOf(xml)) {
		const { name, isEnd, isEmpty } = tag;
		if (name === "row" && !isEnd && !isEmpty && tag.attribute("hidden") !== "1") row = [];
		else if (name === "row" && isEnd && row) {
			if (row.some((text) => text.trim() !== "")) rows.push(row);
			if (rows.length > MOST_ROWS) throw new TooLarge();
			row = undefined;
		} else if (name === "c" && !isEnd && !isEmpty && row) cell = openCell(tag, row.length);
		else if (name === "c" && isEnd && row && cell) {
			if (cell.column < MOST_COLUMNS) {
				while (row.length < cell.column) row.push("");
				row[cell.column] = textOf(cell, texts, dates);
			}
			cell = undefined;
		} else if (name === "v" || name === "t") isValue = !isEnd && !isEmpty;
		if (isValue && cell) cell.text += tag.after;
	}
	return rows;
}

function openCell(tag: Tag, next: number): OpenCell {
	return {
		column: columnOf(tag.attribute("r")) ?? next,
		kind: tag.attribute("t") ?? "n",
		style: Number(tag.attribute("s") ?? 0),
		text: "",
	};
}

/** "C7" is in column 2. */
function columnOf(place: string | undefined): number | undefined {
	const letters = /^[A-Z]{1,3}/.exec(place ?? "")?.[0];
	if (letters === undefined) return undefined;
	return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** A cell as a person reads it; a formula is its last result. */
function textOf({ kind, style, text }: OpenCell, texts: readonly string[], dates: ReadonlySet<number>): string {
	if (kind === "s") return texts[Number(text)] ?? "";
	if (kind !== "n" || text === "") return text;
	const value = Number(text);
	if (!Number.isFinite(value)) return text;
	if (dates.has(style)) return isoDay(value);
	// Spreadsheets show fifteen digits: 40.00000000000001 is forty.
	return String(Number(value.toPrecision(15)));
}
