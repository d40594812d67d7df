import { expect, test } from "vitest";
import { addDays, endOfIndiaDay, indiaDay, startOfIndiaDay } from "./india-day.ts";
import { officeAt, STANDARD_HOURS } from "./office-hours.ts";

const at = (text: string) => Date.parse(`${text}+05:30`);

test("validity ends with the last millisecond of the day in India", () => {
	expect(endOfIndiaDay("2026-12-04")).toBe(at("2026-12-04T23:59:59.999"));
	expect(startOfIndiaDay("2026-12-04")).toBe(at("2026-12-04T00:00:00"));
	expect(indiaDay(at("2026-12-04T00:00:00"))).toBe("2026-12-04");
	expect(indiaDay(at("2026-12-03T23:59:59.999"))).toBe("2026-12-03");
	expect(addDays("2026-12-30", 14)).toBe("2027-01-13");
});

test.each(["2026-02-31", "2026-13-01", "4.12.2026", "", "2026-12-4"])("%j is no day", (day) => {
	expect(endOfIndiaDay(day)).toBeUndefined();
});

test("Monday to Saturday, nine to six", () => {
	expect(officeAt(STANDARD_HOURS, at("2026-11-20T09:00:00"))).toEqual({ open: true, until: at("2026-11-20T18:00:00") });
	expect(officeAt(STANDARD_HOURS, at("2026-11-20T08:59:59"))).toEqual({
		open: false,
		opensAt: at("2026-11-20T09:00:00"),
	});
	expect(officeAt(STANDARD_HOURS, at("2026-11-20T18:00:00"))).toEqual({
		open: false,
		opensAt: at("2026-11-21T09:00:00"),
	});
	// Saturday evening: Sunday is closed.
	expect(officeAt(STANDARD_HOURS, at("2026-11-21T18:30:00"))).toEqual({
		open: false,
		opensAt: at("2026-11-23T09:00:00"),
	});
});

test("a holiday is closed, and a company that never opens says so", () => {
	const hours = { ...STANDARD_HOURS, holidays: ["2026-11-23"] };
	expect(officeAt(hours, at("2026-11-22T12:00:00"))).toEqual({ open: false, opensAt: at("2026-11-24T09:00:00") });
	expect(officeAt({ ...STANDARD_HOURS, days: [] }, at("2026-11-22T12:00:00"))).toEqual({
		open: false,
		opensAt: undefined,
	});
});
