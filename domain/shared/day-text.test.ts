import { expect, test } from "vitest";
import { dayBy, dayText } from "./day-text.ts";
import { indiaDay } from "./india-day.ts";

test("a day is worded as the day it is in India", () => {
	expect(dayText("2026-11-20", "long")).toBe("20 November 2026");
	expect(dayText("2026-11-20", "medium")).toBe("20 Nov 2026");
	expect(dayText("2026-11-20", "long", "de-DE")).toBe("20. November 2026");
	expect(dayBy("2026-11-20", indiaDay)).toBe("2026-11-20");
});

test("what is no day of the calendar stays as it is", () => {
	for (const text of ["", "soon", "2026-02-31", "2026-11", "2026-11-20T10:00"]) {
		expect(dayText(text, "long")).toBe(text);
		expect(dayBy(text, String)).toBe(text);
	}
});
