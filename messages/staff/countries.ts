import { countryCode } from "../../domain/shared/country.ts";
import { nameOfCountry } from "../countries.ts";
import { countries } from "../en/countries.ts";

/** What staff read for the country that a row holds, and find it by. */
export function countryName(country: string): string {
	return nameOfCountry(country, countries);
}

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
/** Every code of ISO 3166-1 that stands for a country of today: a former one is another in its canonical form. */
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
	(code) => countryName(code) !== code && new Intl.Locale(`und-${code}`).region === code,
);
/** "United Arab Emirates" and "Hong Kong SAR China"; "UAE" and "Hong Kong". */
const written = [
	new Intl.DisplayNames("en", { type: "region" }),
	new Intl.DisplayNames("en", { type: "region", style: "short" }),
];

const byName = new Map(CODES.map((code) => [countryName(code), code]));
const byTyped = new Map(
	CODES.flatMap((code) =>
		[countryName(code), ...written.map((names) => names.of(code) ?? code)].map((name) => [name.toLowerCase(), code]),
	),
);

/** The country that a text names, as rows hold it: by its name, as in an address of the desk, or by its code. */
export function countryNamed(text: string): string {
	return countryCode(text) ?? byName.get(text) ?? text;
}

/** The same for a name that somebody has typed, in whatever letters. */
export function countryTyped(text: string): string {
	return byTyped.get(text.trim().toLowerCase()) ?? text;
}
