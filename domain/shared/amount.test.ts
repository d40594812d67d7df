import { describe, expect, test } from "vitest";
import { amount, less, partOf, sumOf, times } from "./amount.ts";
import { exchange } from "./rate-of-exchange.ts";

const rupees = amount(250_000, "INR");
const dollars = amount(2_976, "USD");

describe("money of two currencies", () => {
	test("does not compile into one sum", () => {
		// @ts-expect-error two currencies cannot be added
		sumOf([rupees, dollars]);
		// @ts-expect-error nor taken from each other
		less(dollars, rupees);
		// @ts-expect-error nor can a sum of one be called the other
		amount(rupees, "USD");
		// @ts-expect-error nor a plain number be money without its currency being said
		sumOf<"USD">([2_500]);
		// @ts-expect-error nor a rate of another currency be used
		exchange(rupees, { currency: "USD", perUnit: 840_000 }, { currency: "EUR", perUnit: 970_000 });
		expect(sumOf([dollars, dollars])).toBe(5_952);
	});

	test("is exact or refused", () => {
		expect(times(rupees, 3)).toBe(750_000);
		expect(partOf(amount(333, "EUR"), 5000)).toBe(167);
		expect(partOf(amount(1000, "EUR"), -1500)).toBe(-150);
		expect(() => times(amount(2 ** 52, "INR"), 4)).toThrow(RangeError);
		expect(() => amount(0.5, "INR")).toThrow(RangeError);
	});
});
