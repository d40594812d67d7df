import { expect, test } from "vitest";
import { COUNTRIES } from "./country.ts";
import { minutesAheadOfIndia, timeThere, zoneOf } from "./country-zone.ts";

const winter = Date.UTC(2026, 10, 20, 10, 10, 40);
const summer = Date.UTC(2026, 6, 20, 10, 10);

test("every country of the form has a clock", () => {
	for (const code of COUNTRIES) expect(timeThere(zoneOf(code)?.zone ?? "", winter)).toMatch(/^\d\d:\d\d$/);
	expect(zoneOf("toString")).toBeUndefined();
});

test("a clock there is held against India's, summer time included", () => {
	expect(timeThere("Europe/Berlin", winter)).toBe("11:10");
	expect(minutesAheadOfIndia("Europe/Berlin", winter)).toBe(-270);
	expect(minutesAheadOfIndia("Europe/Berlin", summer)).toBe(-210);
	expect(minutesAheadOfIndia("Asia/Tokyo", winter)).toBe(210);
	expect(minutesAheadOfIndia("Asia/Kathmandu", winter)).toBe(15);
	expect(minutesAheadOfIndia("Asia/Kolkata", winter)).toBe(0);
});
