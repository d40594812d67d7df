import { expect, test } from "vitest";
import { wordsOf } from "../../tests/support/words.ts";
import { createLimiter } from "../platform/limiter.ts";
import { RATE_LIMITS } from "../platform/rate-limits.ts";
import { refuseTry } from "./attempts.ts";
import { steadyClock } from "./steady-clock.ts";

const MINUTE = 60_000;

test("each person has their own tries within a quarter of an hour", () => {
	let time = 0;
	const attempts = createLimiter(() => time);
	const one = { limit: RATE_LIMITS.passwordsForPersonHere, of: "one" };
	for (let n = 0; n < 5; n++) expect(refuseTry(attempts, [one])).toBeUndefined();
	expect(wordsOf(refuseTry(attempts, [one]))).toBe("Too many tries. Please try again in 15 minutes.");
	expect(refuseTry(attempts, [{ ...one, of: "other" }])).toBeUndefined();
	time = 14.5 * MINUTE;
	expect(wordsOf(refuseTry(attempts, [one]))).toBe("Too many tries. Please try again in 1 minute.");
	time = 15 * MINUTE;
	expect(refuseTry(attempts, [one])).toBeUndefined();
});

test("a clock that is set back is frozen until it is overtaken", () => {
	let time = 1000;
	const now = steadyClock(() => time);
	expect(now()).toBe(1000);
	time = 10;
	expect(now()).toBe(1000);
	time = 1001;
	expect(now()).toBe(1001);
});
