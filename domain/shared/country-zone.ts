import { type CountryCode, countryCode } from "./country.ts";

/**
 * The clock of a buyer's country: that of its capital or its largest trading city, since a request says no more.
 * `several` countries have other clocks too, so the page names the city.
 */
export type CountryZone = { zone: string; city: string; several: boolean };

const one = (zone: string, city: string): CountryZone => ({ zone, city, several: false });
const several = (zone: string, city: string): CountryZone => ({ zone, city, several: true });

const ZONES: Readonly<Record<CountryCode, CountryZone>> = {
	IN: one("Asia/Kolkata", "India"),
	US: several("America/New_York", "New York"),
	GB: one("Europe/London", "London"),
	CA: several("America/Toronto", "Toronto"),
	AU: several("Australia/Sydney", "Sydney"),
	SG: one("Asia/Singapore", "Singapore"),
	DE: one("Europe/Berlin", "Berlin"),
	FR: one("Europe/Paris", "Paris"),
	IT: one("Europe/Rome", "Rome"),
	JP: one("Asia/Tokyo", "Tokyo"),
	KR: one("Asia/Seoul", "Seoul"),
	AE: one("Asia/Dubai", "Dubai"),
	SA: one("Asia/Riyadh", "Riyadh"),
	MY: one("Asia/Kuala_Lumpur", "Kuala Lumpur"),
	TH: one("Asia/Bangkok", "Bangkok"),
	ID: several("Asia/Jakarta", "Jakarta"),
	BD: one("Asia/Dhaka", "Dhaka"),
	LK: one("Asia/Colombo", "Colombo"),
	NP: one("Asia/Kathmandu", "Kathmandu"),
};

/** The clock of a country by its code; undefined for one that is not among the choices. */
export function zoneOf(country: string): CountryZone | undefined {
	const code = countryCode(country);
	return code && ZONES[code];
}

/** "18:10": what a clock there shows. */
export function timeThere(zone: string, at: number): string {
	return clockOf(zone).format(at);
}

/** "4 h 30 behind", "3 h ahead", "same time": how the clock there stands to India's at a moment. */
export function behindIndia(zone: string, at: number): string {
	const minutes = (offsetOf(zone, at) - offsetOf("Asia/Kolkata", at)) / 60_000;
	if (minutes === 0) return "same time";
	const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
	return `${hours} h${rest === 0 ? "" : ` ${String(rest).padStart(2, "0")}`} ${minutes < 0 ? "behind" : "ahead"}`;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
	let clock = clocks.get(timeZone);
	if (!clock) {
		clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone });
		clocks.set(timeZone, clock);
	}
	return clock;
}

/** How far a zone's clocks are ahead of UTC, milliseconds. */
function offsetOf(timeZone: string, at: number): number {
	const parts = new Intl.DateTimeFormat("en-GB", {
		...{ year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" },
		hourCycle: "h23",
		timeZone,
	}).formatToParts(at);
	const figure = (type: string) => Number(parts.find((part) => part.type === type)?.value);
	const shown = Date.UTC(figure("year"), figure("month") - 1, figure("day"), figure("hour"), figure("minute"));
	return shown - Math.floor(at / 60_000) * 60_000;
}
