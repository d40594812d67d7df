import type { QuoteLine } from "../domain/quotes/content.ts";
import { changedCells } from "../domain/quotes/line-cells.ts";
import { surchargeRows } from "../domain/quotes/totals.ts";
import type { Minor } from "../domain/shared/currency.ts";
import { cellTexts } from "./cells.ts";
import type { quoteLines } from "./en/quote-lines.ts";

type Words = typeof quoteLines;

/** The split of a line in words, as it is offered; one that was asked for and is not offered is to be agreed. */
export function splitTexts({ cells, quantity, asked, kind }: QuoteLine, words: Words): string[] {
	if (kind === "unavailable") return [];
	const [summary, ...more] = cellTexts(cells, quantity, words.cells);
	if (summary === undefined) return asked.length > 0 ? [words.openSplit] : [];
	return [words.split({ summary }), ...more];
}

/** What differs from the split that was asked for, in one sentence; "" where nothing does. */
export function changedText(line: QuoteLine, words: Words): string {
	const changed = line.kind === "unavailable" ? [] : changedCells(line);
	if (changed.length === 0) return "";
	const list = changed.map(({ colourName, size, offered, asked }) =>
		words.changedCell({ colour: colourName, size: size ?? "", offered, asked }),
	);
	return words.changes({ list });
}

/** What sizes of a line cost more, each a text. */
export function surchargeTexts(line: QuoteLine, words: Words, money: (amount: Minor) => string): string[] {
	if (line.kind === "unavailable") return [];
	return surchargeRows(line).map(({ size, each, quantity, amount }) =>
		words.surcharge({ size, each: money(each), quantity, amount: quantity === 0 ? "" : money(amount) }),
	);
}
