import { expect, test } from "vitest";
import { countries, isCountry } from "./country.ts";

test("the nineteen choices stand in the order of the specification", () => {
	expect(countries.map(({ name }) => name).join(", ")).toBe(
		"India, United States, United Kingdom, Canada, Australia, Singapore, Germany, France, Italy, Japan, South Korea, UAE, Saudi Arabia, Malaysia, Thailand, Indonesia, Bangladesh, Sri Lanka, Nepal",
	);
});

test("each has a two-letter code of its own", () => {
	const codes = countries.map(({ code }) => code);
	expect(new Set(codes).size).toBe(countries.length);
	for (const code of codes) expect(code).toMatch(/^[A-Z]{2}$/);
});

test.each(["India", "UAE", "South Korea"])("%s can be chosen", (name) => {
	expect(isCountry(name)).toBe(true);
});

test.each(["", "india", " India", "IN", "Atlantis", "__proto__", "constructor", "toString"])("%j cannot", (name) => {
	expect(isCountry(name)).toBe(false);
});
