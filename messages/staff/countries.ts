import { COUNTRIES, countryCode } from "../../domain/shared/country.ts";
import { nameOfCountry } from "../countries.ts";
import { countries } from "../en/countries.ts";

/** What staff read for the country that a row holds, and find it by. */
export function countryName(country: string): string {
	return nameOfCountry(country, countries);
}

/** The country that a text names, as rows hold it: by its name, as in an address of the desk, or by its code. */
export function countryNamed(text: string): string {
	return countryCode(text) ?? COUNTRIES.find((code) => countries[code] === text) ?? text;
}
