import { expect, test } from "vitest";
import { COUNTRIES, countryCode } from "./country.ts";

test("each has a two-letter code of its own", () => {
	expect(new Set(COUNTRIES).size).toBe(19);
	for (const code of COUNTRIES) {
		expect(code).toMatch(/^[A-Z]{2}$/);
		expect(countryCode(code)).toBe(code);
	}
});

test.each(["", "India", "india", " IN", "in", "Atlantis", "__proto__", "constructor", "toString"])(
	"%j is no code",
	(text) => {
		expect(countryCode(text)).toBeUndefined();
	},
);
