import { addDays, type IndiaDay, indiaDay, indiaMinutes, indiaWeekday, startOfIndiaDay } from "./india-day.ts";

/** When somebody is at the desk. The clock of 24 hours runs day and night; these hours are only shown beside it. */
export type OfficeHours = {
	/** Days of the week on which the company is open, 0 for Sunday. */
	days: readonly number[];
	/** Minutes after midnight in India. */
	opens: number;
	closes: number;
	/** When somebody answers the chat, on the same days. */
	chatOpens: number;
	chatCloses: number;
	/** Days on which it stays closed all the same. */
	holidays: readonly IndiaDay[];
};

/** Monday to Saturday, 9:00 to 18:00, the chat from 10:00 (specification, section 9). */
export const STANDARD_HOURS: OfficeHours = {
	days: [1, 2, 3, 4, 5, 6],
	opens: 540,
	closes: 1080,
	chatOpens: 600,
	chatCloses: 1080,
	holidays: [],
};

/** Days to look ahead for the next opening: longer than any row of holidays. */
const HORIZON = 60;

/** Whether the company is open, and until when; otherwise when it opens next (undefined: not within two months). */
export function officeAt(
	hours: OfficeHours,
	now: number,
): { open: true; until: number } | { open: false; opensAt: number | undefined } {
	const today = indiaDay(now);
	if (worksOn(hours, today)) {
		const minutes = indiaMinutes(now);
		if (minutes < hours.opens) return { open: false, opensAt: moment(today, hours.opens) };
		if (minutes < hours.closes) return { open: true, until: moment(today, hours.closes) };
	}
	for (let ahead = 1; ahead <= HORIZON; ahead++) {
		const day = addDays(today, ahead);
		if (worksOn(hours, day)) return { open: false, opensAt: moment(day, hours.opens) };
	}
	return { open: false, opensAt: undefined };
}

function worksOn(hours: OfficeHours, day: IndiaDay): boolean {
	return hours.days.includes(indiaWeekday(moment(day, 0))) && !hours.holidays.includes(day);
}

function moment(day: IndiaDay, minutes: number): number {
	return (startOfIndiaDay(day) ?? 0) + minutes * 60_000;
}
