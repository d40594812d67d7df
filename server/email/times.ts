import { zoneOf } from "../../domain/shared/country-zone.ts";

const INDIA = "Asia/Kolkata";
const day = { weekday: "short", day: "numeric", month: "long" } as const;
const clock = { hour: "2-digit", minute: "2-digit" } as const;

/** "Sat, 21 November 2026 at 14:30 IST": a moment as the company reads it, with its zone. */
export function indiaTime(time: number): string {
	return `${text(time, INDIA, { ...day, year: "numeric", ...clock })} IST`;
}

/** "Sat, 21 November": the day it is in India. */
export function indiaDate(time: number): string {
	return text(time, INDIA, day);
}

/**
 * A moment in India and, on a line of its own, on the buyer's clock: "18:29 in London", with the day where it is
 * another one; "18:29 UTC" where the country has several clocks, or is not to be said.
 */
export function bothTimes(time: number, country?: string): string {
	const found = country === undefined ? undefined : zoneOf(country);
	const { zone, name } = found && !found.several ? { zone: found.zone, name: `in ${found.city}` } : UNIVERSAL;
	const there = text(time, zone, clock);
	if (zone !== "UTC" && there === text(time, INDIA, clock)) return indiaTime(time);
	const shown = text(time, zone, day) === indiaDate(time) ? there : `${text(time, zone, day)} at ${there}`;
	return `${indiaTime(time)}\n${shown} ${name}`;
}

const UNIVERSAL = { zone: "UTC", name: "UTC" };

const formats = new Map<string, Intl.DateTimeFormat>();

function text(time: number, timeZone: string, shape: Intl.DateTimeFormatOptions): string {
	const key = timeZone + Object.keys(shape).join();
	const format = formats.get(key) ?? new Intl.DateTimeFormat("en-GB", { ...shape, timeZone });
	formats.set(key, format);
	return format.format(time);
}
