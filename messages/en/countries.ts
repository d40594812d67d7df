import type { CountryCode } from "../../domain/shared/country.ts";

/** The names of the countries. Source: specification, section 3. */
export const countries: Readonly<Record<CountryCode, string>> = {
	IN: "India",
	US: "United States",
	GB: "United Kingdom",
	CA: "Canada",
	AU: "Australia",
	SG: "Singapore",
	DE: "Germany",
	FR: "France",
	IT: "Italy",
	JP: "Japan",
	KR: "South Korea",
	AE: "UAE",
	SA: "Saudi Arabia",
	MY: "Malaysia",
	TH: "Thailand",
	ID: "Indonesia",
	BD: "Bangladesh",
	LK: "Sri Lanka",
	NP: "Nepal",
};
