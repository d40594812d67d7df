/** The country choices, in the order of the specification, section 3, with their ISO 3166-1 codes. */
export const countries = [
	{ name: "India", code: "IN" },
	{ name: "United States", code: "US" },
	{ name: "United Kingdom", code: "GB" },
	{ name: "Canada", code: "CA" },
	{ name: "Australia", code: "AU" },
	{ name: "Singapore", code: "SG" },
	{ name: "Germany", code: "DE" },
	{ name: "France", code: "FR" },
	{ name: "Italy", code: "IT" },
	{ name: "Japan", code: "JP" },
	{ name: "South Korea", code: "KR" },
	{ name: "UAE", code: "AE" },
	{ name: "Saudi Arabia", code: "SA" },
	{ name: "Malaysia", code: "MY" },
	{ name: "Thailand", code: "TH" },
	{ name: "Indonesia", code: "ID" },
	{ name: "Bangladesh", code: "BD" },
	{ name: "Sri Lanka", code: "LK" },
	{ name: "Nepal", code: "NP" },
] as const;

export type CountryCode = (typeof countries)[number]["code"];

const codes = new Map<string, CountryCode>(
	countries.flatMap(({ name, code }) => [[name, code] as const, [code, code] as const]),
);
const names = new Map<string, string>(countries.map(({ name, code }) => [code, name]));

/** The code of a choice, given that or the name as it is shown; undefined for anything else. */
export function countryCode(text: string): CountryCode | undefined {
	return codes.get(text);
}

/** What a person reads for the country that a row holds: the name of its code, or what was typed where none is known. */
export function countryName(country: string): string {
	return names.get(country) ?? country;
}

/** The country that an address names, as rows hold it; undefined where it names none. */
export function countryFrom(text: string | undefined): string | undefined {
	return text ? (countryCode(text) ?? text) : undefined;
}
