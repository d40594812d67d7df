import { expect, test } from "vitest";
import { COUNTRIES } from "../../domain/shared/country.ts";
import { bothTimes, indiaTime } from "./times.ts";

test.each([
	[Date.UTC(2026, 10, 20, 9, 0), "Fri, 20 November 2026 at 14:30 IST"],
	[Date.UTC(2026, 11, 31, 18, 30), "Fri, 1 January 2027 at 00:00 IST"],
])("the company reads %i as %s", (time, text) => {
	expect(indiaTime(time, "en")).toBe(text);
});

test("a buyer's clock is that of the season", () => {
	const at = (month: number) => bothTimes(Date.UTC(2026, month, 15, 9, 0), "en", "DE").split("\n")[1];
	expect([at(0), at(6)]).toEqual(["10:00 in Berlin", "11:00 in Berlin"]);
});

test("a country that can be chosen has the clock of its city, or UTC where it has several", () => {
	const universal = COUNTRIES.filter((code) => bothTimes(0, "en", code).endsWith("UTC"));
	expect(universal).toEqual(["US", "CA", "AU", "ID"]);
	expect(bothTimes(0, "en", "IN")).toBe(indiaTime(0, "en"));
});
