/*
 * Article numbers as people write them: "TH-0129", "th 0129" and "th129" are one number.
 */

/** An article number is shorter; of a longer text the rest is no product's number. */
const LONGEST = 40;
/** Owners number up to a million of a kind. */
const MOST_DIGITS = 6;

/** The letters and digits of a number. */
export function bareNumber(number: string): string {
	return number.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** What is the same for all ways to write a number: its letters and digits without the zeros before the first of these. */
export function numberKey(number: string): string {
	return bareNumber(number).replace(/^(\p{L}*)0+(?=\d)/u, "$1");
}

/** What of a text may be an article number: every word with a digit, alone or behind the one before it. */
export function numbersIn(text: string): string[] {
	const typed = text.split(/[\s,;|"]+/);
	return typed.flatMap((word, place) =>
		/\d/.test(word) && word.length <= LONGEST ? [word, `${typed[place - 1] ?? ""}${word}`] : [],
	);
}

/** How the number may be kept that somebody has written like this: "KS-01" and "KS 1" for "ks1". */
export function writtenAs(number: string): string[] {
	const bare = bareNumber(number);
	const [, letters = "", digits = "", rest = ""] = /^(\p{L}*)0*(\d+)(.*)$/u.exec(bare) ?? [];
	const padded = Array.from({ length: Math.max(1, MOST_DIGITS - digits.length + 1) }, (_, zeros) => "0".repeat(zeros));
	const numbered =
		digits === ""
			? []
			: padded.flatMap((zeros) =>
					(letters === "" ? [""] : ["-", " ", ""]).map((between) => `${letters}${between}${zeros}${digits}${rest}`),
				);
	const forms = [number, bare, ...numbered];
	return [...new Set(forms.flatMap((form) => [form, form.toLowerCase(), form.toUpperCase()]))];
}
