import { expect, test } from "vitest";
import { hoursTexts } from "./hours-texts.ts";
import { STANDARD_HOURS } from "./office-hours.ts";

test("at the standard hours the texts are the specification's, word for word", () => {
	expect(hoursTexts(STANDARD_HOURS)).toEqual({
		hoursWeekdays: "Mon - Sat 9:00 AM - 6:00 PM",
		hoursSunday: "Sunday closed",
		phoneHours: "Mon-Sat 9:00-6:00",
		liveChatHours: "Mon-Sat 10 AM-6 PM IST",
	});
});

test("other days and times are said the same way", () => {
	const hours = { ...STANDARD_HOURS, days: [1, 2, 3, 5], opens: 510, closes: 1290, chatOpens: 630, chatCloses: 720 };
	expect(hoursTexts(hours)).toEqual({
		hoursWeekdays: "Mon - Wed, Fri 8:30 AM - 9:30 PM",
		hoursSunday: "Thursday, Saturday, Sunday closed",
		phoneHours: "Mon-Wed, Fri 8:30-9:30",
		liveChatHours: "Mon-Wed, Fri 10:30 AM-12 PM IST",
	});
	expect(hoursTexts({ ...hours, days: [0, 1, 2, 3, 4, 5, 6] })).toMatchObject({
		hoursSunday: "",
		phoneHours: "Mon-Sun 8:30-9:30",
	});
	expect(hoursTexts({ ...hours, days: [] })).toMatchObject({ hoursWeekdays: "", phoneHours: "", liveChatHours: "" });
});
