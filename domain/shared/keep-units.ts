/** The same text, with each figure bound to its unit: no line ends between "8" and "cm". */
export function keepUnits(text: string): string {
	return text.replace(/(\d) (?=(?:cm|mm|m|gsm|g|kg|°C)\b)/g, "$1\u00a0");
}
