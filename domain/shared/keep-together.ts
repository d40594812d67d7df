/** A blank between a figure and what is read in one breath with it. */
const FIGURE = /(\d) (?=(?:cm|mm|m|gsm|g|kg|°C|business|days|hours)\b)/g;
const RANGE = /(\d-)(?=\d)/g;
const PER = /\bper (?=(?:piece|set)\b)/g;

/** The same text with what belongs together kept on one line: "8 cm", "10-20", "per piece". */
export function keepTogether(text: string): string {
	return text.replace(FIGURE, "$1\u00a0").replace(RANGE, "$1\u2060").replace(PER, "per\u00a0");
}
