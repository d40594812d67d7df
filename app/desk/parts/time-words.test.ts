import { afterEach, expect, test, vi } from "vitest";
import { zoneOf } from "../../../domain/shared/country-zone.ts";
import {
	agoWords,
	clockThere,
	dayAndTime,
	dayOfField,
	dayWords,
	exactTime,
	fullDay,
	inSentence,
	lengthWords,
	shortDay,
	shortTime,
	zoneWords,
} from "./time-words.ts";

afterEach(() => vi.unstubAllEnvs());

const HOUR = 3_600_000;
/** Friday, 15:40 in India. */
const now = Date.UTC(2026, 10, 20, 10, 10);

test("the day of a date field is said in words, and none is nothing", () => {
	expect(dayOfField("2026-12-11")).toBe("Fri 11 Dec 2026");
	expect(dayOfField("")).toBe("");
	expect(dayOfField("2026-1")).toBe("");
});

test("a moment is as short as it can be read without doubt", () => {
	expect(shortTime(now, now)).toBe("15:40");
	expect(shortTime(now + 9 * HOUR, now)).toBe("Sat 00:40");
	expect(shortTime(now - 6 * 24 * HOUR, now)).toBe("Sat 15:40");
	expect(shortTime(now - 7 * 24 * HOUR, now)).toBe("13 Nov, 15:40");
	expect(dayWords(now + 60 * 24 * HOUR, now)).toBe("Tue 19 Jan 2027");
	expect(inSentence(now + HOUR, now)).toBe("today 16:40");
	expect(inSentence(now + 9 * HOUR, now)).toBe("tomorrow 00:40");
	expect(inSentence(now - 24 * HOUR, now)).toBe("yesterday 15:40");
	expect(inSentence(now - 48 * HOUR, now)).toBe("Wed 18 Nov, 15:40");
});

test("a day and a time are those of India, whatever zone the machine or the browser is in", () => {
	for (const there of ["UTC", "Pacific/Auckland", "America/Los_Angeles"]) {
		vi.stubEnv("TZ", there);
		// 19:00 UTC is half past midnight of the next day in India.
		const night = Date.UTC(2026, 11, 31, 19, 0, 7);
		expect(dayAndTime(night)).toBe("Fri 1 Jan 2027, 00:30");
		expect(fullDay(night)).toBe("1 Jan 2027");
		expect(shortDay(night)).toBe("1 Jan");
		expect(exactTime(night)).toBe("00:30:07");
	}
});

test("a length is said in its two largest parts", () => {
	expect(lengthWords(22 * 60_000)).toBe("22 min");
	expect(lengthWords(65 * 60_000 + 59_000)).toBe("1 h 05");
	expect(lengthWords(-47.5 * HOUR)).toBe("47 h 30");
	expect(lengthWords(76 * HOUR)).toBe("3 d 4 h");
	expect([49, 60, 381].map((minutes) => lengthWords(minutes * 60_000))).toEqual(["49 min", "1 h 00", "6 h 21"]);
	expect(agoWords(now - 20_000, now)).toBe("just now");
	expect(agoWords(now - 26 * HOUR, now)).toBe("1 day ago");
});

test("a clock abroad is named by its city, and held against India's", () => {
	const winter = Date.UTC(2026, 10, 20, 10, 10, 40);
	const summer = Date.UTC(2026, 6, 20, 10, 10);
	const words = (code: string, at: number) => {
		const zone = zoneOf(code);
		return zone && [clockThere(zone, at), zoneWords(zone, at)];
	};
	expect(words("DE", winter)).toEqual(["11:10 in Berlin", "Europe/Berlin, 4 h 30 behind"]);
	expect(words("DE", summer)?.[1]).toBe("Europe/Berlin, 3 h 30 behind");
	expect(words("JP", winter)?.[1]).toBe("Asia/Tokyo, 3 h 30 ahead");
	expect(words("NP", winter)?.[1]).toBe("Asia/Kathmandu, 15 min ahead");
	expect(words("IN", winter)?.[1]).toBe("Asia/Kolkata, same time");
	expect(words("US", winter)?.[1]).toBe("America/New_York, 10 h 30 behind; the country has several zones");
});
