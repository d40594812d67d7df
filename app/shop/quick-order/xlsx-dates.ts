import { tagsOf } from "./xml-tags.ts";

/** Formats that every spreadsheet knows as days and times (ECMA-376, part 1, section 18.8.30). */
const KNOWN_DATES = [
	[14, 22],
	[27, 36],
	[45, 47],
	[50, 58],
];

/** Which styles of cells show a number as a day or a time: 46348 is then no quantity. */
export function dateStyles(xml: string): Set<number> {
	const own = new Map<number, boolean>();
	const dates = new Set<number>();
	let isOfCells = false;
	let style = 0;
	for (const tag of tagsOf(xml)) {
		const { name, isEnd } = tag;
		const format = Number(tag.attribute("numFmtId"));
		if (name === "numFmt" && !isEnd) own.set(format, isDate(tag.attribute("formatCode") ?? ""));
		else if (name === "cellXfs") isOfCells = !isEnd;
		else if (name === "xf" && !isEnd && isOfCells) {
			const isKnown = KNOWN_DATES.some(([from = 0, to = 0]) => from <= format && format <= to);
			if (own.get(format) ?? isKnown) dates.add(style);
			style += 1;
		}
	}
	return dates;
}

/** Whether a format has days or times in it: what is quoted, escaped or in brackets is not of it. */
function isDate(format: string): boolean {
	return /[ymdhs]/i.test(format.replace(/"[^"]*"|\\.|\[[^\]]*\]|general/gi, ""));
}

/** A day as spreadsheets count them, from the end of 1899. */
export function isoDay(count: number): string {
	const time = Math.round((count - 25_569) * 86_400_000);
	return Math.abs(time) > 8e15 ? String(count) : new Date(time).toISOString().slice(0, 10);
}
