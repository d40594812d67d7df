import type { Currency } from "../shared/currency.ts";
import type { QuoteContent, QuoteLine } from "./content.ts";
import { parsePrice, parseQuantity, withLine } from "./editing.ts";

/** The columns that a block from a spreadsheet fills, in the order in which they stand. */
const PASTED_COLUMNS = ["quantity", "unitPrice"] as const;
export type PastedColumn = (typeof PASTED_COLUMNS)[number];

/** A cell of the block that was not taken: it is no figure, or its line is not offered. */
type NotTaken = { name: string; column: PastedColumn; text: string; why: "unreadable" | "unavailable" };

export type Pasted<C extends Currency = Currency> = {
	content: QuoteContent<C>;
	/** How many figures were taken. */
	taken: number;
	notTaken: NotTaken[];
	/** Rows of the block below the last line, and columns beside the price: nothing of them is taken. */
	rowsLeft: number;
	columnsLeft: number;
};

/**
 * Puts a block of cells, as a spreadsheet copies it, into quantities and prices from one field on downwards. An empty
 * cell leaves its field as it is. What cannot be read is named, and everything else is taken.
 * @returns undefined where the text is one cell alone: it goes where it is pasted, like any text
 */
export function withPasted<C extends Currency>(
	content: QuoteContent<C>,
	text: string,
	at: { key: string; column: PastedColumn },
): Pasted<C> | undefined {
	const rows = text
		.replace(/(\r?\n)+$/, "")
		.split(/\r?\n/)
		.map((row) => row.split("\t"));
	if (rows.length === 1 && rows[0]?.length === 1) return undefined;
	const first = content.lines.findIndex(({ key }) => key === at.key);
	const columns = PASTED_COLUMNS.slice(PASTED_COLUMNS.indexOf(at.column));
	const notTaken: NotTaken[] = [];
	let next = content;
	let taken = 0;
	for (const [down, row] of rows.entries()) {
		const line = content.lines[first + down];
		if (first < 0 || !line) continue;
		for (const [across, column] of columns.entries()) {
			const cell = row[across]?.trim() ?? "";
			if (cell === "") continue;
			const change = line.kind === "unavailable" ? undefined : readCell(cell, column, content.currency);
			if (change) {
				next = withLine(next, line.key, change);
				taken += 1;
			} else {
				const why = line.kind === "unavailable" ? "unavailable" : "unreadable";
				notTaken.push({ name: line.name, column, text: cell, why });
			}
		}
	}
	return {
		content: next,
		taken,
		notTaken,
		rowsLeft: Math.max(0, rows.length - (content.lines.length - first)),
		columnsLeft: Math.max(0, Math.max(...rows.map((row) => row.length)) - columns.length),
	};
}

function readCell<C extends Currency>(
	text: string,
	column: PastedColumn,
	currency: C,
): Partial<QuoteLine<C>> | undefined {
	if (column === "quantity") {
		const quantity = parseQuantity(text);
		return quantity === undefined ? undefined : { quantity };
	}
	const unitPrice = parsePrice(text, currency);
	return unitPrice === undefined ? undefined : { unitPrice };
}
