import { type CountryZone, minutesAheadOfIndia, timeThere } from "../../../domain/shared/country-zone.ts";
import { times } from "../../../messages/en/times.ts";
import { counted } from "./counted.ts";

/* Moments and lengths as the desk says them, on the company's clock: the same words in every browser. */

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const DAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
/** India has one zone and never changes its clocks. */
const IST = 5.5 * 3_600_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (figure: number) => String(figure).padStart(2, "0");
const weekday = (at: number) => DAYS[new Date(at + IST).getUTCDay()];
const dayNumber = (at: number) => Math.floor((at + IST) / DAY);

/** "15:18": on the company's clock. */
export function clockTime(at: number): string {
	const local = new Date(at + IST);
	return `${two(local.getUTCHours())}:${two(local.getUTCMinutes())}`;
}

/** "15:18:07": where two times may be within a minute. */
export function exactTime(at: number): string {
	return `${clockTime(at)}:${two(new Date(at + IST).getUTCSeconds())}`;
}

/** "23 Nov": a day of this year or of one that is said beside it. */
export function shortDay(at: number): string {
	const local = new Date(at + IST);
	return `${local.getUTCDate()} ${MONTHS[local.getUTCMonth()]}`;
}

/** "23 Nov 2026" */
export function fullDay(at: number): string {
	return `${shortDay(at)} ${new Date(at + IST).getUTCFullYear()}`;
}

/** "Mon 23 Nov 2026, 15:40": day and time, whatever day it is read on. */
export function dayAndTime(at: number): string {
	return `${weekday(at)} ${fullDay(at)}, ${clockTime(at)}`;
}

/** "Mon 23 Nov 2026" for "2026-11-23", as a date field holds it and shows it in each browser's own order; "" for no day. */
export function dayOfField(day: string): string {
	const noon = Date.parse(`${day}T12:00:00+05:30`);
	return Number.isNaN(noon) ? "" : `${weekday(noon)} ${fullDay(noon)}`;
}

/** "23 Nov", with the year when it is another one. */
export function nearDay(at: number, now: number): string {
	const [year, thisYear] = [at, now].map((time) => new Date(time + IST).getUTCFullYear());
	return year === thisYear ? shortDay(at) : fullDay(at);
}

/** "Mon 23 Nov", with the year when it is another one. */
export function dayWords(at: number, now: number): string {
	return `${weekday(at)} ${nearDay(at, now)}`;
}

/** As short as it can be read without doubt: "15:18" today, "Sat 06:12" within six days, else "23 Nov, 06:12". */
export function shortTime(at: number, now: number): string {
	const days = Math.abs(dayNumber(at) - dayNumber(now));
	if (days === 0) return clockTime(at);
	if (days < 7) return `${weekday(at)} ${clockTime(at)}`;
	return `${nearDay(at, now)}, ${clockTime(at)}`;
}

/** "today 18:52", "tomorrow 06:12", "Mon 23 Nov, 06:12": in a sentence. */
export function inSentence(at: number, now: number): string {
	const days = dayNumber(at) - dayNumber(now);
	if (days >= -1 && days <= 1) return `${["yesterday", "today", "tomorrow"][days + 1]} ${clockTime(at)}`;
	return `${dayWords(at, now)}, ${clockTime(at)}`;
}

/** "1 h 05", "49 min", "3 d 4 h": how long something is. */
export function lengthWords(milliseconds: number): string {
	const minutes = Math.floor(Math.abs(milliseconds) / MINUTE);
	if (minutes < 60) return `${minutes} min`;
	if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} h ${two(minutes % 60)}`;
	return `${Math.floor(minutes / 1440)} d ${Math.floor((minutes % 1440) / 60)} h`;
}

/** "1 day ago", "3 h ago", "just now". */
export function agoWords(at: number, now: number): string {
	const passed = now - at;
	if (passed < MINUTE) return "just now";
	if (passed < HOUR) return `${Math.floor(passed / MINUTE)} min ago`;
	if (passed < DAY) return `${Math.floor(passed / HOUR)} h ago`;
	return `${counted(Math.floor(passed / DAY), "day")} ago`;
}

/** "18:10 in Berlin": what the clock of a country shows, and whose clock it is. */
export function clockThere({ code, zone }: CountryZone, at: number): string {
	return times.inCity({ clock: timeThere(zone, at), city: times.cities[code] });
}

/** "New York time" */
export function cityTime({ code }: CountryZone): string {
	return `${times.cities[code]} time`;
}

/** "Europe/Berlin, 4 h 30 behind", "Asia/Tokyo, 3 h 30 ahead", "Asia/Kolkata, same time": how a clock compares with India's. */
export function zoneWords({ zone, several }: CountryZone, at: number): string {
	return `${zone}, ${besideIndia(minutesAheadOfIndia(zone, at))}${several ? "; the country has several zones" : ""}`;
}

function besideIndia(minutes: number): string {
	if (minutes === 0) return "same time";
	const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
	const length = hours === 0 ? `${rest} min` : `${hours} h${rest === 0 ? "" : ` ${two(rest)}`}`;
	return `${length} ${minutes < 0 ? "behind" : "ahead"}`;
}
