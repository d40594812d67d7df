import { listRow } from "../../../domain/orders/listed-lines.ts";
import { parseCsv } from "../../../domain/shared/csv.ts";
import { decodeText } from "./decode-text.ts";
import { type FileProblem, type FileRows, MOST_COLUMNS, MOST_ROWS } from "./file-rows.ts";

/** Pictures in a spreadsheet are not read, and neither is anything else that a list does not need. */
const LARGEST = 10 * 1024 * 1024;
export type ReadFile = { ok: true; text: string; count: number } | { ok: false; problem: FileProblem };

/**
 * The lines of a CSV or XLSX file as they would be pasted. It is told what it is by how it begins, whatever it is
 * called.
 */
export async function readListFile(file: Blob): Promise<ReadFile> {
	if (file.size > LARGEST) return { ok: false, problem: "large" };
	const read = await rowsOf(new Uint8Array(await file.arrayBuffer()));
	if (!read.ok) return read;
	const rows = read.rows.map(listRow).filter((row) => row.trim() !== "");
	return rows.length === 0 ? { ok: false, problem: "empty" } : { ok: true, text: rows.join("\n"), count: rows.length };
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** What Excel wrote until 2003, and still writes for a workbook with a password. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];

async function rowsOf(bytes: Uint8Array<ArrayBuffer>): Promise<FileRows> {
	const begins = (mark: readonly number[]) => mark.every((byte, place) => bytes[place] === byte);
	if (begins(ZIP)) return (await import("./xlsx-rows.ts")).readXlsx(bytes);
	if (begins(COMPOUND)) return { ok: false, problem: "old" };
	const text = decodeText(bytes);
	return text === undefined ? { ok: false, problem: "other" } : csvRows(text);
}

function csvRows(text: string): FileRows {
	if (countLines(text, MOST_ROWS) > MOST_ROWS) return { ok: false, problem: "long" };
	const [first = ""] = text.split(/[\r\n]/, 1);
	const parsed = parseCsv(text, first.includes("\t") ? "\t" : undefined);
	if (!parsed.ok) return { ok: false, problem: "damaged" };
	return { ok: true, rows: parsed.records.map(({ cells }) => cells.slice(0, MOST_COLUMNS)) };
}

/** Lines with something in them, counted up to one more than `most`. */
function countLines(text: string, most: number): number {
	let count = 0;
	for (const _ of text.matchAll(/[^\r\n]+/g)) if (++count > most) break;
	return count;
}
