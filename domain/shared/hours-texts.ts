import type { OfficeHours } from "./office-hours.ts";

/** The opening hours as pages, mails and the footer say them; one source for all (domain/shared/office-hours.ts). */
type HoursTexts = { hoursWeekdays: string; hoursSunday: string; phoneHours: string; liveChatHours: string };

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
/** The week as the company counts it. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];

/**
 * The four texts of the specification (sections 2 and 9), word for word at the standard hours.
 * A company that is closed every day has no hours to name: its texts are empty, but for the closed days.
 */
export function hoursTexts({ days, opens, closes, chatOpens, chatCloses }: OfficeHours): HoursTexts {
	const open = WEEK.filter((day) => days.includes(day));
	const closed = WEEK.filter((day) => !days.includes(day)).map((day) => DAYS[day]);
	const named = (text: string) => (open.length === 0 ? "" : text);
	return {
		hoursWeekdays: named(`${runs(open, " - ")} ${clock(opens)} - ${clock(closes)}`),
		hoursSunday: closed.length === 0 ? "" : `${closed.join(", ")} closed`,
		phoneHours: named(`${runs(open, "-")} ${bare(opens)}-${bare(closes)}`),
		liveChatHours: named(`${runs(open, "-")} ${short(chatOpens)}-${short(chatCloses)} IST`),
	};
}

/** "Mon-Sat", "Mon-Wed, Fri" */
function runs(open: readonly number[], to: string): string {
	const rows: number[][] = [];
	for (const day of open) {
		const last = rows.at(-1);
		const before = WEEK[WEEK.indexOf(day) - 1];
		if (last && before !== undefined && last.at(-1) === before) last.push(day);
		else rows.push([day]);
	}
	const name = (day = 0) => DAYS[day]?.slice(0, 3) ?? "";
	return rows.map((row) => (row.length === 1 ? name(row[0]) : `${name(row[0])}${to}${name(row.at(-1))}`)).join(", ");
}

/** "9:00" for 540 and for 1260: minutes since midnight, on a clock of twelve hours. */
function bare(minutes: number): string {
	return `${Math.floor(minutes / 60) % 12 || 12}:${String(minutes % 60).padStart(2, "0")}`;
}

function half(minutes: number): string {
	return minutes % 1440 < 720 ? "AM" : "PM";
}

/** "9:00 AM" */
function clock(minutes: number): string {
	return `${bare(minutes)} ${half(minutes)}`;
}

/** "10 AM", "10:30 AM" */
function short(minutes: number): string {
	return `${minutes % 60 === 0 ? bare(minutes).replace(":00", "") : bare(minutes)} ${half(minutes)}`;
}
