import { describe, expect, test } from "vitest";
import { amount } from "../shared/amount.ts";
import { type Payment, paymentSums, percentsOf, proformaDue, scheduleFault, withNextPayment } from "./schedule.ts";

const euros = (minor: number) => amount(minor, "EUR");
const share = (percent: number): Payment<"EUR"> => ({
	part: { typed: "percent", percent },
	trigger: "proforma",
	days: null,
});
const sum = (minor: number): Payment<"EUR"> => ({
	part: { typed: "amount", amount: euros(minor) },
	trigger: "before-dispatch",
	days: null,
});

describe("payments", () => {
	test.each([
		["30 and 70 of 100.01", [share(3_000), share(7_000)], 10_001, [3_000, 7_001]],
		[
			"three thirds of 1.00: the last cent to the largest fraction",
			[share(3_333), share(3_333), share(3_334)],
			100,
			[33, 33, 34],
		],
		["two equal fractions: the earlier row first", [share(5_000), share(5_000)], 101, [51, 50]],
		[
			"an amount, and per cents of what it leaves",
			[sum(1_000), share(2_500), share(7_500)],
			5_001,
			[1_000, 1_000, 3_001],
		],
		["amounts alone", [sum(1_000), sum(4_001)], 5_001, [1_000, 4_001]],
		["nothing to pay", [share(10_000)], 0, [0]],
	])("%s", (_, schedule, total, sums) => {
		expect(paymentSums(schedule, euros(total))).toEqual(sums);
	});

	test.each([
		["the first is of all", [], [10_000]],
		["the next of what is left", [share(3_000)], [3_000, 7_000]],
		["where nothing is left, of half of the last", [share(3_000), share(7_000)], [3_000, 3_500, 3_500]],
		["and never of nothing, as long as there is something to share", [share(10_000), share(0)], [5_000, 0, 5_000]],
		["beside an amount, of the rest", [sum(500)], [500, 10_000]],
	])("one more: %s", (_, schedule, parts) => {
		const all = withNextPayment(schedule).map(({ part }) => (part.typed === "percent" ? part.percent : part.amount));
		expect(all).toEqual(parts);
	});

	test("come to a total that is as large as can be counted", () => {
		const total = euros(Number.MAX_SAFE_INTEGER);
		const sums = paymentSums([share(3_333), share(3_333), share(3_334)], total);
		expect(sums.reduce((all, each) => all + BigInt(each), 0n)).toBe(BigInt(total));
	});
});

describe("what is wrong with a schedule", () => {
	test.each([
		["none", [], undefined],
		["a hundred per cent", [share(3_000), share(7_000)], undefined],
		["99.99 per cent", [share(3_333), share(3_333), share(3_333)], { code: "per-cents", percent: 9_999 }],
		["amounts above the total", [sum(10_001)], { code: "above-total", sum: 10_001, total: 10_000 }],
		["amounts below it", [sum(9_999)], { code: "below-total", sum: 9_999, total: 10_000 }],
		["an amount, and a hundred per cent of the rest", [sum(9_999), share(10_000)], undefined],
		[
			"amounts above the total, beside per cents",
			[sum(10_001), share(10_000)],
			{ code: "above-total", sum: 10_001, total: 10_000 },
		],
	])("%s", (_, schedule, fault) => {
		expect(scheduleFault(schedule, euros(10_000))).toEqual(fault);
	});

	test("no row in per cent has no sum of them", () => {
		expect(percentsOf([sum(1)])).toBeUndefined();
	});
});

describe("the day of the payment with the proforma invoice", () => {
	test("is counted from the day of the acceptance in India", () => {
		const due = { trigger: "proforma", days: 10 } as const;
		expect(proformaDue(due, Date.UTC(2026, 10, 20, 18, 29))).toBe("2026-11-30");
		expect(proformaDue(due, Date.UTC(2026, 10, 20, 18, 30))).toBe("2026-12-01");
	});

	test("is there only where days are counted from that invoice", () => {
		expect(proformaDue({ trigger: "proforma", days: null }, 0)).toBeUndefined();
		expect(proformaDue({ trigger: "after-dispatch", days: 10 }, 0)).toBeUndefined();
	});
});
