import { describe, expect, test } from "vitest";
import { createLimiter } from "./limiter.ts";
import type { RateLimit } from "./rate-limits.ts";

const MINUTE = 60_000;
const limit = (most: number, within = 15 * MINUTE): RateLimit => ({ most, within });

function limiterAt(time = Date.UTC(2026, 10, 20)) {
	const clock = { now: time };
	return { clock, limiter: createLimiter(() => clock.now) };
}

describe("a limit", () => {
	test("lets so many through within its window and says how long the next one waits; others have their own", () => {
		const { clock, limiter } = limiterAt();
		const two = limit(2);
		const one = { limit: two, of: "one" };
		expect([1, 2].map(() => limiter.take([one]))).toEqual([undefined, undefined]);
		expect(limiter.take([one])).toEqual({ limit: two, wait: 15 * MINUTE });
		expect(limiter.take([{ limit: two, of: "other" }])).toBeUndefined();
		expect(limiter.take([{ limit: limit(2), of: "one" }])).toBeUndefined();
		clock.now += 14.5 * MINUTE;
		expect(limiter.take([one])?.wait).toBe(0.5 * MINUTE);
		clock.now += 0.5 * MINUTE;
		expect(limiter.take([one])).toBeUndefined();
	});

	test("that is full refuses the whole use, and nothing is counted at the others", () => {
		const { limiter } = limiterAt();
		const narrow = { limit: limit(1), of: "n" };
		const wide = { limit: limit(3), of: "w" };
		expect(limiter.take([narrow, wide])).toBeUndefined();
		for (let n = 0; n < 5; n++) expect(limiter.take([wide, narrow])?.limit).toBe(narrow.limit);
		expect([1, 2].map(() => limiter.take([wide]))).toEqual([undefined, undefined]);
		expect(limiter.take([wide])).toBeDefined();
	});

	test("of bytes counts what was kept alone", () => {
		const { limiter } = limiterAt();
		const hundred = limit(100);
		const bytes = (amount: number) => [{ limit: hundred, of: "a", amount }];
		for (let n = 0; n < 20; n++) expect(limiter.check(bytes(100))).toBeUndefined();
		limiter.count(bytes(60));
		expect(limiter.check(bytes(40))).toBeUndefined();
		expect(limiter.check(bytes(41))?.wait).toBe(15 * MINUTE);
		limiter.count(bytes(60));
		expect(limiter.check(bytes(1))).toBeDefined();
	});

	test("gives back what came to nothing, never more than there was, and forgets who was let in", () => {
		const { limiter } = limiterAt();
		const use = { limit: limit(1), of: "a" };
		limiter.giveBack([use]);
		limiter.take([use]);
		for (let n = 0; n < 3; n++) limiter.giveBack([use]);
		expect(limiter.take([use])).toBeUndefined();
		expect(limiter.take([use])).toBeDefined();
		limiter.forget(use);
		expect(limiter.take([use])).toBeUndefined();
	});

	test("locks nobody out when the clock is set back", () => {
		const { clock, limiter } = limiterAt();
		const use = { limit: limit(1), of: "a" };
		limiter.take([use]);
		clock.now -= 60 * MINUTE;
		expect(limiter.take([use])).toBeUndefined();
	});
});

describe("a flood", () => {
	test("of names makes no room for itself: who is refused leaves no name behind", () => {
		const { limiter } = limiterAt();
		const place = { limit: limit(2), of: "place" };
		const perName = limit(3);
		const victim = { limit: perName, of: "victim" };
		for (let n = 0; n < 50; n++) limiter.take([place, victim]);
		expect(limiter.take([{ limit: place.limit, of: "elsewhere" }, victim])).toBeUndefined();
		for (let n = 0; n < 20_001; n++) limiter.take([place, { limit: perName, of: `new ${n}` }]);
		expect(limiter.take([victim])).toBeDefined();
	});

	test("of names does not grow without end, and forgets the oldest alone", () => {
		const { limiter } = limiterAt();
		const one = limit(1);
		const use = (n: number) => [{ limit: one, of: `flood ${n}` }];
		for (let n = 0; n < 20_000; n++) limiter.take(use(n));
		expect(limiter.take(use(0))).toBeDefined();
		limiter.take([{ limit: one, of: "one more" }]);
		expect(limiter.take(use(1))).toBeDefined();
		expect(limiter.take(use(0))).toBeUndefined();
	});
});
