import { zoneOf } from "../../domain/shared/country-zone.ts";
import { type Locale, messagesFor } from "../../messages/registry.ts";

const INDIA = "Asia/Kolkata";
const day = { weekday: "short", day: "numeric", month: "long" } as const;
const clock = { hour: "2-digit", minute: "2-digit" } as const;

/** "Sat, 21 November 2026 at 14:30 IST": a moment as the company reads it, with its zone. */
export function indiaTime(time: number, locale: Locale): string {
	return messagesFor(locale).times.india({ time: text(time, INDIA, { ...day, year: "numeric", ...clock }, locale) });
}

/** "Sat, 21 November": the day it is in India. */
export function indiaDate(time: number, locale: Locale): string {
	return text(time, INDIA, day, locale);
}

/**
 * A moment in India and, on a line of its own, on the buyer's clock: "18:29 in London", with the day where it is
 * another one; "18:29 UTC" where the country has several clocks, or is not to be said.
 */
export function bothTimes(time: number, locale: Locale, country?: string): string {
	const { times } = messagesFor(locale);
	const found = country === undefined ? undefined : zoneOf(country);
	const own = found && !found.several ? found : undefined;
	const zone = own?.zone ?? "UTC";
	const there = text(time, zone, clock, locale);
	if (own && there === text(time, INDIA, clock, locale)) return indiaTime(time, locale);
	const dayThere = text(time, zone, day, locale);
	const shown = dayThere === indiaDate(time, locale) ? there : times.onDay({ day: dayThere, clock: there });
	const named = own ? times.inCity({ clock: shown, city: times.cities[own.code] }) : times.universal({ clock: shown });
	return `${indiaTime(time, locale)}\n${named}`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function text(time: number, timeZone: string, shape: Intl.DateTimeFormatOptions, locale: Locale): string {
	const { dates } = messagesFor(locale).formats;
	const key = [dates, timeZone, ...Object.keys(shape)].join();
	const format = formats.get(key) ?? new Intl.DateTimeFormat(dates, { ...shape, timeZone });
	formats.set(key, format);
	return format.format(time);
}
