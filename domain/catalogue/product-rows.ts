import { readClaims, readColourways } from "./product-values.ts";

/*
 * The lists of a product as rows of fields. The form sends each field under a name of its own, "colourways.0.code"; what
 * the rest of the site reads, keeps and merges is the list's text.
 */

/** A row as it is typed: a text for each of its parts. */
export type Row = Readonly<Record<string, string>>;

type List = {
	/** The fields of a row, in the order in which its text has them. */
	parts: readonly string[];
	/** What a row comes to; one that lacks a part comes to a text that the list's reader refuses. */
	write(row: Row): string;
	/** The row that a text stands for, also where the list's reader would refuse it. */
	split(item: string): Row;
	/** Whether the list's reader takes a text. */
	isRight(text: string): boolean;
};

/** A swatch in a list's text. Without its "#" it may as well be a word of the name: "beaded", "facade". */
const SWATCH = /^#[0-9a-f]{6}$/i;

/** A field of its own leaves no doubt: there the "#" may be left out. */
const typedHex = (text = "") => text.trim().replace(/^[0-9a-f]{6}$/i, "#$&");

/** Parts that were left empty at the end. From the beginning of a run alone: from each place in a long one it would take the square of it. */
const EMPTY_END = /(?<![; ])[; ]+$/;

export const ROW_LISTS = {
	colourways: {
		parts: ["code", "name", "hex", "second"],
		write({ code = "", name = "", hex, second }) {
			// A code is one word: what stands behind a blank would be read as the name.
			const words = [code.trim().replace(/\s+/g, "-"), name.trim()].filter(Boolean);
			const swatches = [typedHex(hex), typedHex(second)].filter(Boolean);
			// Without its colour no reader takes the name's first word for the code.
			return (words.length === 2 || words.length === 0 ? [...words, ...swatches] : words).join(" ");
		},
		split(item) {
			const words = item.trim().split(/\s+/);
			const swatches: string[] = [];
			while (swatches.length < 2 && SWATCH.test(words.at(-1) ?? "")) swatches.unshift(words.pop() ?? "");
			const [code = "", ...name] = words;
			const [hex = "", second = ""] = swatches;
			return { code, name: name.join(" "), hex, second };
		},
		isRight: (text) => readColourways(text).ok,
	},
	claims: {
		parts: ["scheme", "number", "certifier", "validTo", "link"],
		write({ scheme = "", number = "", certifier = "", validTo = "", link = "" }) {
			// A semicolon would end the part and shift those behind it; no link is altered, its reader refuses it instead.
			return [...[scheme, number, certifier, validTo].map((part) => part.replaceAll(";", ",")), link]
				.map((part) => part.trim())
				.join("; ")
				.replace(EMPTY_END, "");
		},
		split(item) {
			const [scheme = "", number = "", certifier = "", validTo = "", ...link] = item
				.split(";")
				.map((one) => one.trim());
			return { scheme, number, certifier, validTo, link: link.join("; ") };
		},
		isRight: (text) => readClaims(text).ok,
	},
} as const satisfies Record<string, List>;

export type RowList = keyof typeof ROW_LISTS;

/** More than these are one text: a form has at most 400 fields (server/platform/http/form-body.ts). */
export const MOST_ROWS = 40;

const FIELD = /^(colourways|claims)\.(\d{1,3})\.(\w+)$/;

/** The name of a part of a row in the form; `gone` is ticked where the row is to be taken away. */
export const rowField = (list: RowList, at: number, part: string) => `${list}.${at}.${part}`;

/** The rows of a list among the fields of a form, in their order, the empty ones too; undefined where there are none. */
export function typedRows(fields: Row, list: RowList): Row[] | undefined {
	const rows = new Map<number, Record<string, string>>();
	for (const [field, text] of Object.entries(fields)) {
		const [, name, at, part] = FIELD.exec(field) ?? [];
		if (name !== list || at === undefined || part === undefined) continue;
		const row = rows.get(Number(at)) ?? {};
		row[part] = text;
		rows.set(Number(at), row);
	}
	return rows.size === 0 ? undefined : [...rows].toSorted(([a], [b]) => a - b).map(([, row]) => row);
}

/** What the rows of a list come to, one a line. */
export function writeRows(list: RowList, rows: readonly Row[]): string {
	const texts = rows.filter(({ gone }) => gone === undefined).map((row) => ROW_LISTS[list].write(row));
	return texts.filter((text) => text !== "").join("\n");
}

/** The rows that a list's text stands for. */
export function splitRows(list: RowList, text: string): Row[] {
	const items = text.split("\n").filter((item) => item.trim() !== "");
	return items.map((item) => ROW_LISTS[list].split(item));
}

/** The first row that keeps its list from being read, or -1. */
export function wrongRow(list: RowList, rows: readonly Row[]): number {
	const isWrong = (some: readonly Row[]) => !ROW_LISTS[list].isRight(writeRows(list, some));
	const wrong = rows.findIndex((row) => isWrong([row]));
	// Where each is right by itself, one does not go with those before it: a code that is there already.
	return wrong === -1 ? rows.findIndex((_, at) => isWrong(rows.slice(0, at + 1))) : wrong;
}

/** The fields of a product's form with its lists as texts, in place of their rows. */
export function withLists(fields: Row): Record<string, string> {
	const texts: Record<string, string> = {};
	for (const [field, text] of Object.entries(fields)) if (!FIELD.test(field)) texts[field] = text;
	for (const list of ["colourways", "claims"] as const) {
		const rows = typedRows(fields, list);
		if (rows) texts[list] = writeRows(list, rows);
	}
	return texts;
}
