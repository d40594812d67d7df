import { type IndiaDay, startOfIndiaDay } from "./india-day.ts";

/** A day as `write` words the midnight in India at which it begins; what is no day of the calendar stays as it is. */
export function dayBy(day: IndiaDay, write: (start: number) => string): string {
	const start = startOfIndiaDay(day);
	return start === undefined ? day : write(start);
}

/**
 * "20 November 2026" or, in the medium style, "20 Nov 2026"; what is no day of the calendar stays as it is.
 * @param dates whose way of writing dates, a BCP 47 tag
 */
export function dayText(day: IndiaDay, style: "long" | "medium", dates = "en-GB"): string {
	return dayBy(day, (start) => formatOf(style, dates).format(start));
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(dateStyle: "long" | "medium", dates: string): Intl.DateTimeFormat {
	const key = `${dateStyle} ${dates}`;
	const format = formats.get(key) ?? new Intl.DateTimeFormat(dates, { dateStyle, timeZone: "Asia/Kolkata" });
	formats.set(key, format);
	return format;
}
