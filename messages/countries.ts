import { type CountryCode, countryCode } from "../domain/shared/country.ts";

/** The name of each country in a language: `messages/en/countries.ts`. */
type CountryNames = Readonly<Record<CountryCode, string>>;

/** Of the countries that no form offers: a code of ISO 3166-1 has its name from the language itself. */
const otherNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
const CODE = /^[A-Z]{2}$/;

/** What a person reads for the country that a row holds: the name of its code, or what was typed where none is known. */
export function nameOfCountry(country: string, names: CountryNames): string {
	const code = countryCode(country);
	if (code) return names[code];
	return (CODE.test(country) && otherNames.of(country)) || country;
}
