import { type CountryCode, countryCode } from "../domain/shared/country.ts";

/** The name of each country in a language: `messages/en/countries.ts`. */
export type CountryNames = Readonly<Record<CountryCode, string>>;

/** What a person reads for the country that a row holds: the name of its code, or what was typed where none is known. */
export function nameOfCountry(country: string, names: CountryNames): string {
	const code = countryCode(country);
	return code ? names[code] : country;
}
