import { describe, expect, test } from "vitest";
import { wordsOf } from "../../tests/support/words.ts";
import { amount } from "./amount.ts";
import { exchange, fromList, RUPEE, rateOf, rateText, readRate, typedRate } from "./rate-of-exchange.ts";

const day = "2026-11-21";
const usd = { currency: "USD", perUnit: 843_525, day, source: "RBI reference rate" } as const;

describe("a rate", () => {
	test.each([
		["84.35", 843_500],
		["84,3525", 843_525],
		["₹ 84", 840_000],
	])("is read from %j", (rupees, perUnit) =>
		expect(readRate("USD", { rupees, day, source: " RBI " })).toEqual({
			ok: true,
			value: { currency: "USD", perUnit, day, source: "RBI" },
		}),
	);

	test.each([
		[{ rupees: "0" }, "how many rupees one USD costs"],
		[{ rupees: "0.0119" }, "not how much a rupee is worth"],
		[{ rupees: "" }, "enter the rupees for one USD"],
		[{ rupees: "84.35.1" }, "enter the rupees for one USD"],
		[{ rupees: "-84" }, "enter the rupees for one USD"],
		[{ day: "" }, "the day of the rate"],
		[{ source: " " }, "where the rate is from, such as the RBI reference rate."],
	])("that is %j is asked for again", (more, words) => {
		const read = readRate("USD", { rupees: "84.35", day, source: "RBI", ...more });
		expect(read.ok ? "" : wordsOf(read.problem)).toContain(words);
	});

	test("is in its fields and in words as it was typed", () => {
		expect(typedRate(usd)).toEqual({ rupees: "84.3525", day, source: "RBI reference rate" });
		expect(rateText({ ...usd, perUnit: 843_500 })).toBe("₹84.35 for one USD, 21 Nov 2026, RBI reference rate");
		expect(typedRate({ ...usd, perUnit: 840_000 }).rupees).toBe("84.00");
	});

	test("is one for rupees, and unknown where an offer names none or another currency's", () => {
		expect(rateOf({ currency: "INR", rate: null })).toEqual(RUPEE);
		expect(rateOf({ currency: "USD", rate: usd })?.perUnit).toBe(843_525);
		expect(rateOf({ currency: "USD", rate: null })).toBeUndefined();
		expect(rateOf({ currency: "EUR", rate: usd })).toBeUndefined();
	});

	test("turns money to the nearest cent, whatever its size", () => {
		const to = { currency: "USD", perUnit: 840_000 } as const;
		expect(exchange(amount(43_000, "INR"), RUPEE, to)).toBe(512);
		expect(fromList(amount(250_000, "INR"), 0, to)).toBe(2_976);
		expect(fromList(amount(250_000, "INR"), -1500, to)).toBe(2_530);
		expect(exchange(amount(99_999_999_999, "INR"), RUPEE, { currency: "EUR", perUnit: 10_001 })).toBe(99_990_000_999);
	});
});
