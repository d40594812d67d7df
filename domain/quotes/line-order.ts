import type { Currency } from "../shared/currency.ts";
import type { QuoteContent } from "./content.ts";

/**
 * Puts a line in another place; the others keep their order.
 * @param to its new place from 0; one outside the quote is the first or the last
 * @returns the same quote where the line stands there already, or is not in it
 */
export function withLineAt<C extends Currency>(content: QuoteContent<C>, key: string, to: number): QuoteContent<C> {
	const from = content.lines.findIndex((line) => line.key === key);
	const place = Math.max(0, Math.min(to, content.lines.length - 1));
	const line = content.lines[from];
	if (!line || place === from) return content;
	const others = content.lines.toSpliced(from, 1);
	return { ...content, lines: others.toSpliced(place, 0, line) };
}

/** The place of a line from 0; -1 for one that is not in the quote. */
export function placeOf({ lines }: Pick<QuoteContent, "lines">, key: string): number {
	return lines.findIndex((line) => line.key === key);
}
