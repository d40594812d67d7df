import { expect, test } from "vitest";
import { wordsOf } from "../../tests/support/words.ts";
import { createAttempts } from "./attempts.ts";
import { steadyClock } from "./steady-clock.ts";

const MINUTE = 60_000;

test("a key has its tries within a quarter of an hour, and others have theirs", () => {
	let time = 0;
	const attempts = createAttempts(() => time);
	const one = { name: "one", most: 2 };
	expect([1, 2].map(() => attempts.refuse([one]))).toEqual([undefined, undefined]);
	expect(wordsOf(attempts.refuse([one]))).toBe("Too many tries. Please try again in 15 minutes.");
	expect(attempts.refuse([{ name: "other", most: 2 }])).toBeUndefined();
	time = 14.5 * MINUTE;
	expect(wordsOf(attempts.refuse([one]))).toBe("Too many tries. Please try again in 1 minute.");
	time = 15 * MINUTE;
	expect(attempts.refuse([one])).toBeUndefined();
});

test("the key that is full speaks for all, and those behind it are left alone", () => {
	const attempts = createAttempts(() => 0);
	const [narrow, wide] = [
		{ name: "narrow", most: 1 },
		{ name: "wide", most: 3 },
	];
	expect(attempts.refuse([narrow, wide])).toBeUndefined();
	expect(attempts.refuse([narrow, wide])).toBeDefined();
	expect([1, 2].map(() => attempts.refuse([wide]))).toEqual([undefined, undefined]);
	expect(attempts.refuse([wide])).toBeDefined();
});

test("who is refused at his own place locks nobody else out, and makes no room by new names", () => {
	const attempts = createAttempts(() => 0);
	const place = { name: "place", most: 2 };
	const victim = { name: "victim", most: 3 };
	for (let n = 0; n < 50; n++) attempts.refuse([place, victim]);
	expect(attempts.refuse([{ name: "elsewhere", most: 2 }, victim])).toBeUndefined();
	for (let n = 0; n < 20_001; n++) attempts.refuse([place, { name: `new ${n}`, most: 1 }]);
	expect(attempts.refuse([victim])).toBeDefined();
});

test("who was let in begins anew", () => {
	const attempts = createAttempts(() => 0);
	const key = { name: "key", most: 1 };
	attempts.refuse([key]);
	attempts.forget(key);
	expect(attempts.refuse([key])).toBeUndefined();
});

test("a flood of names does not grow without end, and does not forget who came last", () => {
	const attempts = createAttempts(() => 0);
	for (let n = 0; n < 20_000; n++) attempts.refuse([{ name: `flood ${n}`, most: 1 }]);
	const last = { name: "flood 19999", most: 1 };
	expect(attempts.refuse([last])).toBeDefined();
	attempts.refuse([{ name: "one more", most: 1 }]);
	expect(attempts.refuse([{ name: "flood 0", most: 1 }])).toBeUndefined();
});

test("a clock that is set back stands still until it is overtaken", () => {
	let time = 1000;
	const now = steadyClock(() => time);
	expect(now()).toBe(1000);
	time = 10;
	expect(now()).toBe(1000);
	time = 1001;
	expect(now()).toBe(1001);
});
