import { beforeEach, describe, expect, test, vi } from "vitest";

const HOUR = 3_600_000;
const START = Date.UTC(2026, 10, 20, 9, 30, 15, 123);

/** The last 8 digits of a timestamp, as the specification has it. */
const digits = (time: number) => String(time % 100_000_000).padStart(8, "0");

describe("a reference", () => {
	let referenceFor: (now: number) => Generator<string, never>;
	beforeEach(async () => {
		vi.resetModules();
		({ referenceFor } = await import("./reference.ts"));
	});
	const first = (now: number) => referenceFor(now).next().value;

	test("is the last 8 digits of the timestamp", () => {
		expect(first(START)).toBe(digits(START));
		expect(first(START + 1)).toBe(digits(START + 1));
	});

	test("keeps its leading zeros", () => {
		expect(first(1_700_000_000_007)).toBe("00000007");
	});

	test.each([1, 24, 25, 26, 27, 28, 100])("is the timestamp's again %i hours after the last one", (hours) => {
		first(START);
		expect(first(START + hours * HOUR)).toBe(digits(START + hours * HOUR));
	});

	test("steps on for each that is taken, over the end of the numbers too", () => {
		const references = referenceFor(1_700_099_999_998);
		expect([references.next().value, references.next().value, references.next().value]).toEqual([
			"99999998",
			"99999999",
			"00000000",
		]);
	});

	test("is never given twice in one millisecond, nor right after", () => {
		const given = Array.from({ length: 1000 }, (_, n) => first(START + Math.floor(n / 100)));
		expect(new Set(given).size).toBe(1000);
	});

	test("follows the clock again once the clock has passed those given ahead of it", () => {
		for (let n = 0; n < 50; n++) first(START);
		expect(first(START + 49)).toBe(digits(START + 50));
		expect(first(START + 60)).toBe(digits(START + 60));
	});

	test("follows a clock that was set back far", () => {
		first(START);
		expect(first(START - 2 * HOUR)).toBe(digits(START - 2 * HOUR));
	});
});
