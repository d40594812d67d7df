import type { Paise } from "./money.ts";
import type { Problem } from "./problem.ts";

/* How a field's text is read, and what every reader of one answers. */

/** What a text means, or what is not right in it. */
export type Read<Value> = { ok: true; value: Value } | { ok: false; problem: Problem };

export const good = <Value>(value: Value): Read<Value> => ({ ok: true, value });
export const bad = (problem: Problem) => ({ ok: false, problem }) as const;

/** The items of a list, trimmed; empty ones are left out. */
export function readItems(text: string, separators: RegExp = /[\n|]/): string[] {
	return text
		.split(separators)
		.map((item) => item.trim().replace(/\s+/g, " "))
		.filter((item) => item !== "");
}

/** What was written, as far as a problem quotes it: a file may hold a cell of millions of characters. */
export const shown = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

export function writeRupees(price: Paise): string {
	return price % 100 === 0 ? String(price / 100) : (price / 100).toFixed(2);
}
