import { describe, expect, test } from "vitest";
import { messagesFor } from "../../../messages/registry.ts";
import { documentDay, documentMoment, validity } from "./document-dates.ts";

const words = messagesFor("en").documents;
const END = Date.UTC(2026, 11, 4, 18, 29, 59, 999);

describe("dates", () => {
	test("the day is India's", () => {
		expect(documentDay(Date.UTC(2026, 10, 20, 19, 0), words)).toBe("21 November 2026");
		expect(documentMoment(Date.UTC(2026, 10, 24, 8, 12), words)).toBe("24 November 2026, 13:42 India time");
	});

	test("validity ends in India, and at the buyer's own time", () => {
		expect(validity(END, "Europe/Berlin", words)).toEqual({
			day: "Friday 4 December 2026",
			india: "23:59 India time (IST)",
			buyer: "19:29 in Berlin (GMT+1)",
		});
		expect(validity(END, "America/New_York", words).buyer).toBe("13:29 in New York (GMT-5)");
	});

	test("where the date is another one, the day is named", () => {
		expect(validity(END, "Australia/Sydney", words).buyer).toBe("Saturday 5 December 2026, 05:29 in Sydney (GMT+11)");
	});

	test.each([undefined, "", "Asia/Kolkata", "Mars/Olympus", "<script>"])("no second time for the zone %s", (zone) => {
		expect(validity(END, zone, words).buyer).toBeUndefined();
	});
});
