import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createFormKeys, HURRIED, standing } from "./form-keys.ts";

const DAY = 24 * 3_600_000;

function siteAt(start: number) {
	const clock = { now: start };
	const secret = randomBytes(32);
	return { clock, secret, keys: createFormKeys(secret, () => clock.now) };
}

describe("a form key", () => {
	test("is read back with its age, and by every process that shares the secret", () => {
		const { clock, secret, keys } = siteAt(Date.UTC(2026, 10, 20));
		const key = keys.issue();
		clock.now += 5000;
		expect(keys.read(key)).toEqual({ id: key.split(".")[1], age: 5000 });
		expect(createFormKeys(secret, () => clock.now).read(key)).toEqual(keys.read(key));
	});

	test("is never issued twice, also within one millisecond", () => {
		const { keys } = siteAt(0);
		expect(new Set(Array.from({ length: 1000 }, () => keys.issue())).size).toBe(1000);
	});

	test("fits into a header and an input as it is", () => {
		expect(siteAt(Date.UTC(2026, 10, 20)).keys.issue()).toMatch(/^[\w.-]{50,60}$/);
	});

	test.each([
		[0, "hurried"],
		[HURRIED - 1, "hurried"],
		[HURRIED, "good"],
		[8 * DAY, "good"],
		[8 * DAY + 1, "over"],
		// A clock that was set back revives none.
		[-1, "over"],
	])("that is %d ms old is read all the same, and is %s", (age, expected) => {
		const { clock, keys } = siteAt(Date.UTC(2026, 10, 20));
		const text = keys.issue();
		clock.now += age;
		const key = keys.read(text);
		expect(key).toEqual({ id: text.split(".")[1], age });
		expect(key && standing(key)).toBe(expected);
	});

	test("of another site is refused", () => {
		const now = Date.UTC(2026, 10, 20);
		expect(siteAt(now).keys.read(siteAt(now).keys.issue())).toBeUndefined();
	});

	test("with any one character changed is refused", () => {
		const { keys } = siteAt(Date.UTC(2026, 10, 20));
		const key = keys.issue();
		for (let at = 0; at < key.length; at++) {
			const other = key[at] === "a" ? "b" : "a";
			expect(keys.read(key.slice(0, at) + other + key.slice(at + 1)), `changed at ${at}`).toBeUndefined();
		}
	});

	test.each([
		undefined,
		"",
		".",
		"..",
		"0.0.0",
		"__proto__",
		`${"a".repeat(22)}`,
		`0.${"a".repeat(22)}.${"é".repeat(22)}`,
		`zzzzzzzzzzz.${"a".repeat(22)}.${"a".repeat(22)}`,
		"x".repeat(100_000),
	])("that is %j is none", (text) => {
		expect(siteAt(Date.UTC(2026, 10, 20)).keys.read(text)).toBeUndefined();
	});

	test("cannot be guessed by any text, and none makes it throw", () => {
		const { keys } = siteAt(Date.UTC(2026, 10, 20));
		fc.assert(
			fc.property(fc.oneof(fc.string(), fc.string({ unit: "binary-ascii" })), (text) => {
				expect(keys.read(text)).toBeUndefined();
			}),
			{ seed: 22, numRuns: 1000 },
		);
	});
});
