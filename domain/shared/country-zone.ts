import { type CountryCode, countryCode } from "./country.ts";

/**
 * The clock of a buyer's country: that of its capital or its largest trading city, since a request says no more.
 * `several` countries have other clocks too, so the page names the city (messages/en/times.ts).
 */
export type CountryZone = { code: CountryCode; zone: string; several: boolean };

const one = (zone: string) => ({ zone, several: false });
const several = (zone: string) => ({ zone, several: true });

const ZONES: Readonly<Record<CountryCode, Omit<CountryZone, "code">>> = {
	IN: one("Asia/Kolkata"),
	US: several("America/New_York"),
	GB: one("Europe/London"),
	CA: several("America/Toronto"),
	AU: several("Australia/Sydney"),
	SG: one("Asia/Singapore"),
	DE: one("Europe/Berlin"),
	FR: one("Europe/Paris"),
	IT: one("Europe/Rome"),
	JP: one("Asia/Tokyo"),
	KR: one("Asia/Seoul"),
	AE: one("Asia/Dubai"),
	SA: one("Asia/Riyadh"),
	MY: one("Asia/Kuala_Lumpur"),
	TH: one("Asia/Bangkok"),
	ID: several("Asia/Jakarta"),
	BD: one("Asia/Dhaka"),
	LK: one("Asia/Colombo"),
	NP: one("Asia/Kathmandu"),
};

/** The clock of a country by its code; undefined for one that is not among the choices. */
export function zoneOf(country: string): CountryZone | undefined {
	const code = countryCode(country);
	return code && { code, ...ZONES[code] };
}

/** "18:10": what a clock there shows. */
export function timeThere(zone: string, at: number): string {
	return clockOf(zone).format(at);
}

/** By how many minutes the clock there is ahead of India's at a moment; negative where it is behind. */
export function minutesAheadOfIndia(zone: string, at: number): number {
	return (offsetOf(zone, at) - offsetOf("Asia/Kolkata", at)) / 60_000;
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
