import { expect, test } from "vitest";
import { agoWords, dayWords, inSentence, lengthWords, shortTime } from "./time-words.ts";

const HOUR = 3_600_000;
/** Friday, 15:40 in India. */
const now = Date.UTC(2026, 10, 20, 10, 10);

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

test("a length is said in its two largest parts", () => {
	expect(lengthWords(22 * 60_000)).toBe("22 min");
	expect(lengthWords(65 * 60_000 + 59_000)).toBe("1 h 05");
	expect(lengthWords(-47.5 * HOUR)).toBe("47 h 30");
	expect(lengthWords(76 * HOUR)).toBe("3 d 4 h");
	expect(agoWords(now - 20_000, now)).toBe("just now");
	expect(agoWords(now - 26 * HOUR, now)).toBe("1 day ago");
});
