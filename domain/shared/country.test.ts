import { expect, test } from "vitest";
import { countries, countryCode, countryName } from "./country.ts";

test("the nineteen choices are in the order of the specification", () => {
	expect(countries.map(({ name }) => name).join(", ")).toBe(
		"India, United States, United Kingdom, Canada, Australia, Singapore, Germany, France, Italy, Japan, South Korea, UAE, Saudi Arabia, Malaysia, Thailand, Indonesia, Bangladesh, Sri Lanka, Nepal",
	);
});

test("each has a two-letter code of its own", () => {
	const codes = countries.map(({ code }) => code);
	expect(new Set(codes).size).toBe(countries.length);
	for (const code of codes) expect(code).toMatch(/^[A-Z]{2}$/);
});

test.each(["India", "UAE", "South Korea"])("%s has a code, which is shown as that name", (name) => {
	const code = countryCode(name) ?? "";
	expect(countryCode(code)).toBe(code);
	expect(countryName(code)).toBe(name);
});

test.each(["", "india", " India", "in", "Atlantis", "__proto__", "constructor", "toString"])(
	"%j has none, and is shown as it was typed",
	(text) => {
		expect(countryCode(text)).toBeUndefined();
		expect(countryName(text)).toBe(text);
	},
);
