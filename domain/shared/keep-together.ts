/** A blank between a figure and what is read in one breath with it. */
const FIGURE = /(\d) (?=(?:cm|mm|m|gsm|g|kg|°C|business|days|hours)\b)/g;
const RANGE = /(\d-)(?=\d)/g;
const TIMES = /(\d) (?=[AP]M\b)/g;
/** The hyphen does not begin a line. */
const FROM_TO = /([AP]M) - (?=\d)/g;
const LETTER = /(\b\p{Lu}-)(?=\p{L})/gu;
const PER = /\bper (?=(?:piece|set)\b)/g;

/** A day, its month in whatever language, and its year. */
const DAY = /\b(\d{1,2}) (\p{Lu}\p{L}+) (?=\d{4}\b)/gu;

/** The same text with what belongs together kept on one line: "8 cm", "10-20", "9:00 AM -", "V-neck", "27 November 2026". */
export function keepTogether(text: string): string {
	return text
		.replace(FIGURE, "$1\u00a0")
		.replace(RANGE, "$1\u2060")
		.replace(TIMES, "$1\u00a0")
		.replace(FROM_TO, "$1\u00a0- ")
		.replace(LETTER, "$1\u2060")
		.replace(DAY, "$1\u00a0$2\u00a0")
		.replace(PER, "per\u00a0");
}
