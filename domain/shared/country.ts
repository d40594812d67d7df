/** The countries of the forms by their ISO 3166-1 codes, in the order of the specification, section 3. */
// biome-ignore format: one line is easier to compare with the specification than nineteen.
export const COUNTRIES = ["IN", "US", "GB", "CA", "AU", "SG", "DE", "FR", "IT", "JP", "KR", "AE", "SA", "MY", "TH", "ID", "BD", "LK", "NP"] as const;

export type CountryCode = (typeof COUNTRIES)[number];

/** Chosen in a form where the country is none of these; its name is then a field of its own. */
export const OTHER_COUNTRY = "other";

/** The code that a text is; undefined for one of no country of the forms. */
export function countryCode(text: string): CountryCode | undefined {
	return COUNTRIES.find((code) => code === text);
}
