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

const names = new Set<string>(countries.map((country) => country.name));

/** Whether a name is one of the choices; case and spelling as shown. */
export function isCountry(name: string): boolean {
	return names.has(name);
}
