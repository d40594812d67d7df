import { expect, test } from "vitest";
import { COUNTRIES } from "../domain/shared/country.ts";
import { countries } from "./en/countries.ts";
import { countryName, countryNamed, countryTyped } from "./staff/countries.ts";

test("the nineteen choices are in the order of the specification", () => {
	expect(COUNTRIES.map((code) => countries[code]).join(", ")).toBe(
		"India, United States, United Kingdom, Canada, Australia, Singapore, Germany, France, Italy, Japan, South Korea, UAE, Saudi Arabia, Malaysia, Thailand, Indonesia, Bangladesh, Sri Lanka, Nepal",
	);
});

test.each(["India", "UAE", "South Korea"])("%s has a code, which is shown as that name", (name) => {
	const code = countryNamed(name);
	expect(code).toMatch(/^[A-Z]{2}$/);
	expect(countryNamed(code)).toBe(code);
	expect(countryName(code)).toBe(name);
});

test.each(["", "india", " India", "in", "Atlantis", "__proto__", "constructor", "toString"])(
	"%j is no country that is known, and is shown as it was typed",
	(text) => {
		expect(countryNamed(text)).toBe(text);
		expect(countryName(text)).toBe(text);
	},
);

test.each([
	["Netherlands", "NL", "Netherlands"],
	["qatar", "QA", "Qatar"],
	[" Hong Kong ", "HK", "Hong Kong SAR China"],
	["United Arab Emirates", "AE", "UAE"],
	["congo - kinshasa", "CD", "Congo - Kinshasa"],
])("%j, typed as another country, is kept by its code", (typed, code, name) => {
	expect(countryTyped(typed)).toBe(code);
	expect(countryName(code)).toBe(name);
	expect(countryNamed(name)).toBe(code);
});

test("a country that nobody knows stays as it was typed", () => {
	expect(countryTyped("Atlantis")).toBe("Atlantis");
});
