/** The company's own time: UTC+5:30 the whole year, so that a day there needs no time zone database. */
const OFFSET = 5.5 * 3_600_000;
const DAY = 86_400_000;

/** A day in India as "2026-12-04". */
export type IndiaDay = string;

const PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/** The day it is in India at a moment (epoch milliseconds). */
export function indiaDay(time: number): IndiaDay {
	return new Date(time + OFFSET).toISOString().slice(0, 10);
}

/** Midnight in India at which a day begins, epoch milliseconds; undefined when there is no such day. */
export function startOfIndiaDay(day: IndiaDay): number | undefined {
	if (!PATTERN.test(day)) return undefined;
	const utc = Date.parse(`${day}T00:00:00Z`);
	// Date.parse takes 31 February for 3 March.
	if (!Number.isFinite(utc) || new Date(utc).toISOString().slice(0, 10) !== day) return undefined;
	return utc - OFFSET;
}

/**
 * The last millisecond of a day in India: validity ends 23:59:59 Asia/Kolkata (design of quotes), and the second
 * itself still counts.
 */
export function endOfIndiaDay(day: IndiaDay): number | undefined {
	const start = startOfIndiaDay(day);
	return start === undefined ? undefined : start + DAY - 1;
}

/** The day that ends last: what is still today somewhere (UTC−12), so that no buyer's own today is called over. */
export function earliestToday(time: number): IndiaDay {
	return new Date(time - DAY / 2).toISOString().slice(0, 10);
}

/** The day `days` after (or before) another one. */
export function addDays(day: IndiaDay, days: number): IndiaDay {
	const start = startOfIndiaDay(day);
	if (start === undefined) throw new RangeError(`${day} is no day of the calendar.`);
	return indiaDay(start + days * DAY);
}

/** How many days a day comes after another one; undefined where either is no day of the calendar. */
export function daysBetween(day: IndiaDay, later: IndiaDay): number | undefined {
	const [from, to] = [startOfIndiaDay(day), startOfIndiaDay(later)];
	return from === undefined || to === undefined ? undefined : Math.round((to - from) / DAY);
}

/** 0 for Sunday to 6 for Saturday, in India. */
export function indiaWeekday(time: number): number {
	return new Date(time + OFFSET).getUTCDay();
}

/** Minutes since midnight in India. */
export function indiaMinutes(time: number): number {
	const local = new Date(time + OFFSET);
	return local.getUTCHours() * 60 + local.getUTCMinutes();
}
