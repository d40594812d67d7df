/** What is read in one breath with the figure before it. */
const UNITS = "cm|mm|m|gsm|g|kg|°C|business|days|hours";

/** The same text, with each figure bound to its unit: no line ends between "8" and "cm", "10-" and "20", "per" and "piece". */
export function keepUnits(text: string): string {
	return text
		.replace(new RegExp(`(\\d) (?=(?:${UNITS})\\b)`, "g"), "$1\u00a0")
		.replace(/(\d-)(?=\d)/g, "$1\u2060")
		.replace(/\bper (?=(?:piece|set)\b)/g, "per\u00a0");
}
