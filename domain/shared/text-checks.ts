import type { Paise } from "./money.ts";

/* How a field's text is read, and what every reader of one answers. */

/** What a text means, or the sentence that says what to change in it. */
export type Read<Value> = { ok: true; value: Value } | { ok: false; message: string };

export const good = <Value>(value: Value): Read<Value> => ({ ok: true, value });
export const bad = (message: string) => ({ ok: false, message }) as const;

/** The items of a list, trimmed; empty ones are left out. */
export function readItems(text: string, separators: RegExp = /[\n|]/): string[] {
	return text
		.split(separators)
		.map((item) => item.trim().replace(/\s+/g, " "))
		.filter((item) => item !== "");
}

/** What was written, as a sentence about it shows it: a file may hold a cell of millions of characters. */
export const shown = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

/** An amount in rupees, "2500" or "2500.50"; marks of thousands and the rupee sign are taken off. */
export function readRupees(text: string): Read<Paise> {
	const bare = text.replace(/^(₹|rs\.?|inr)\s*/i, "").replace(/\s/g, "");
	const [, whole, paise = ""] = /^(\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:\.(\d{1,2}))?$/.exec(bare) ?? [];
	if (whole === undefined) return bad(`Please write the price in rupees like 2500 or 2500.50, not "${shown(text)}"`);
	return good(Number(whole.replaceAll(",", "")) * 100 + Number(paise.padEnd(2, "0")));
}

export function writeRupees(price: Paise): string {
	return price % 100 === 0 ? String(price / 100) : (price / 100).toFixed(2);
}
