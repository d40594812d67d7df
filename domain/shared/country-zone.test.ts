import { expect, test } from "vitest";
import { countries } from "./country.ts";
import { behindIndia, timeThere, zoneOf } from "./country-zone.ts";

const winter = Date.UTC(2026, 10, 20, 10, 10, 40);
const summer = Date.UTC(2026, 6, 20, 10, 10);

test("every country of the form has a clock", () => {
	for (const { code } of countries) expect(timeThere(zoneOf(code)?.zone ?? "", winter)).toMatch(/^\d\d:\d\d$/);
	expect(zoneOf("toString")).toBeUndefined();
});

test("a clock there is said beside India's, summer time included", () => {
	expect(timeThere("Europe/Berlin", winter)).toBe("11:10");
	expect(behindIndia("Europe/Berlin", winter)).toBe("4 h 30 behind");
	expect(behindIndia("Europe/Berlin", summer)).toBe("3 h 30 behind");
	expect(behindIndia("Asia/Tokyo", winter)).toBe("3 h 30 ahead");
	expect(behindIndia("Asia/Kathmandu", winter)).toBe("0 h 15 ahead");
	expect(behindIndia("Asia/Kolkata", winter)).toBe("same time");
});
