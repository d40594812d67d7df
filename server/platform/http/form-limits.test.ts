import { describe, expect, test } from "vitest";
import { wordsOf } from "../../../tests/support/words.ts";
import { createFormLimits } from "./form-limits.ts";

const HOUR = 3_600_000;

function limitsAt(perAddress: number, inAll = 1_000_000) {
	const clock = { now: Date.UTC(2026, 10, 20) };
	const limits = createFormLimits({ perAddress, inAll }, () => clock.now);
	return {
		clock,
		limits: {
			...limits,
			refuse: (address: string, caseId?: string) => wordsOf(limits.refuse(address, caseId)),
		},
	};
}

describe("limits by address", () => {
	test("let so many through and refuse the next with a sentence that says what to do and when", () => {
		const { clock, limits } = limitsAt(3);
		for (let n = 0; n < 3; n++) expect(limits.refuse("192.0.2.1")).toBeUndefined();
		expect(limits.refuse("192.0.2.1")).toBe(
			"Nothing was saved: too many forms have come from your network. Please try again in 60 minutes, or write to us by email.",
		);
		clock.now += 50 * 60_000;
		expect(limits.refuse("192.0.2.1")).toContain("in 10 minutes");
		clock.now += 10 * 60_000 - 1;
		expect(limits.refuse("192.0.2.1")).toContain("in 1 minute,");
	});

	test("count each address for itself", () => {
		const { limits } = limitsAt(1);
		expect(limits.refuse("192.0.2.1")).toBeUndefined();
		expect(limits.refuse("192.0.2.1")).toBeDefined();
		expect(limits.refuse("192.0.2.2")).toBeUndefined();
	});

	test("count an IPv6 /48 as well, four times as far: 65,536 networks of one customer are no crowd", () => {
		const { limits } = limitsAt(3);
		const sent = Array.from({ length: 72 }, (_, n) => limits.refuse(`2001:db8:1:${n.toString(16)}`));
		expect(sent.filter((refusal) => refusal === undefined)).toHaveLength(12);
		expect(limits.refuse("2001:db8:2:0")).toBeUndefined();
		expect(limits.refuse("192.0.2.1")).toBeUndefined();
		limits.giveBack("2001:db8:1:0");
		expect(limits.refuse("2001:db8:1:ff")).toBeUndefined();
		expect(limits.refuse("2001:db8:1:ff")).toBeDefined();
	});

	test("count each case as well, from wherever its forms come, and leave its senders what they have", () => {
		const { limits } = limitsAt(1);
		expect(limits.refuse("192.0.2.1", "case")).toBeUndefined();
		expect(limits.refuse("192.0.2.2", "case")).toBe(
			"Nothing was saved: too many forms have come about this request. Please try again in 60 minutes, or write to us by email.",
		);
		expect(limits.refuse("192.0.2.2", "other")).toBeUndefined();
		limits.giveBack("192.0.2.1", "case");
		expect(limits.refuse("192.0.2.1", "case")).toBeUndefined();
	});

	test("open again when the hour is over, and asking in between does not prolong it", () => {
		const { clock, limits } = limitsAt(1);
		limits.refuse("192.0.2.1");
		for (let n = 0; n < 59; n++) {
			clock.now += 60_000;
			expect(limits.refuse("192.0.2.1")).toBeDefined();
		}
		clock.now += 60_000;
		expect(limits.refuse("192.0.2.1")).toBeUndefined();
	});

	test("take a count back, and never more than there are", () => {
		const { limits } = limitsAt(1);
		limits.giveBack("192.0.2.1");
		expect(limits.refuse("192.0.2.1")).toBeUndefined();
		for (let n = 0; n < 3; n++) limits.giveBack("192.0.2.1");
		expect(limits.refuse("192.0.2.1")).toBeUndefined();
		expect(limits.refuse("192.0.2.1")).toBeDefined();
	});

	test("do not lock anybody out when the clock is set back", () => {
		const { clock, limits } = limitsAt(1);
		limits.refuse("192.0.2.1");
		clock.now -= 10 * HOUR;
		expect(limits.refuse("192.0.2.1")).toBeUndefined();
	});

	test("forget the oldest address under a flood of others, and only that one", () => {
		const { limits } = limitsAt(1);
		limits.refuse("first");
		for (let n = 0; n < 19_999; n++) limits.refuse(`flood ${n}`);
		expect(limits.refuse("first")).toBeDefined();
		limits.refuse("one more");
		expect(limits.refuse("flood 0")).toBeDefined();
		expect(limits.refuse("first")).toBeUndefined();
	});
});

describe("the ceiling over all senders", () => {
	const full = "Nothing was saved: more forms are coming in than we can take. Please try again in";

	test("lets so many through, from however many addresses, and refuses the next with a sentence", () => {
		const { clock, limits } = limitsAt(2, 3);
		for (const address of ["a", "b", "c"]) expect(limits.refuse(address)).toBeUndefined();
		clock.now += 45 * 60_000;
		expect(limits.refuse("d")).toBe(`${full} 15 minutes, or write to us by email.`);
		clock.now += 15 * 60_000;
		expect(limits.refuse("d")).toBeUndefined();
	});

	test("does not count whom it has refused, neither for the company nor for the sender", () => {
		const { clock, limits } = limitsAt(1, 2);
		limits.refuse("a");
		for (let n = 0; n < 5; n++) expect(limits.refuse("a")).toContain("your network");
		expect(limits.refuse("b")).toBeUndefined();
		for (let n = 0; n < 5; n++) expect(limits.refuse("c")).toContain(full);
		clock.now += HOUR;
		expect(limits.refuse("c")).toBeUndefined();
	});

	test("gets back what could not be stored", () => {
		const { limits } = limitsAt(5, 1);
		limits.refuse("a");
		limits.giveBack("a");
		expect(limits.refuse("b")).toBeUndefined();
		expect(limits.refuse("c")).toContain(full);
	});

	test("opens again when the clock is set back", () => {
		const { clock, limits } = limitsAt(5, 1);
		limits.refuse("a");
		clock.now -= 10 * HOUR;
		expect(limits.refuse("b")).toBeUndefined();
	});
});
