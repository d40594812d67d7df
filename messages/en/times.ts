import type { CountryCode } from "../../domain/shared/country.ts";

/** The city whose time is used for a country; for a country with one time zone this may be the country itself. */
const cities: Readonly<Record<CountryCode, string>> = {
	IN: "India",
	US: "New York",
	GB: "London",
	CA: "Toronto",
	AU: "Sydney",
	SG: "Singapore",
	DE: "Berlin",
	FR: "Paris",
	IT: "Rome",
	JP: "Tokyo",
	KR: "Seoul",
	AE: "Dubai",
	SA: "Riyadh",
	MY: "Kuala Lumpur",
	TH: "Bangkok",
	ID: "Jakarta",
	BD: "Dhaka",
	LK: "Colombo",
	NP: "Kathmandu",
};

type Clock = { clock: string };

/** Moments on two clocks: India's and the reader's. */
export const times = {
	cities,
	/** "Sat, 21 November 2026 at 14:30 IST" */
	india: ({ time }: { time: string }) => `${time} IST`,
	/** "Fri, 20 November at 22:30": where it is another day there. */
	onDay: ({ day, clock }: Clock & { day: string }) => `${day} at ${clock}`,
	inCity: ({ clock, city }: Clock & { city: string }) => `${clock} in ${city}`,
	universal: ({ clock }: Clock) => `${clock} UTC`,
};
