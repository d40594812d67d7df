import { expect, test } from "vitest";
import { formatCountBeside, formatMinor, formatMoney } from "./currency.ts";
import { formatRupees } from "./money.ts";

test("rupees are grouped as in the shop for every reader, other currencies by thousands", () => {
	for (const amount of [0, 45_000, 59_713_600, 1_234_567_850])
		expect(formatMoney(amount, "INR")).toBe(formatRupees(amount));
	expect(formatMoney(59_713_600, "INR")).toBe("₹5,97,136");
	expect(formatMoney(-1_133_400, "INR")).toBe("−₹11,334");
	expect(formatMoney(59_713_600, "USD")).toBe("$597,136.00");
	expect(formatMoney(125_050, "EUR")).toBe("€1,250.50");
	expect(formatCountBeside(250_000, "INR")).toBe("2,50,000");
	expect(formatCountBeside(250_000, "USD")).toBe("250,000");
});

test("dollars and euros have their cents always, rupees paise when there are any or when they are asked for", () => {
	expect([46_800, 45_680, 0, -18_000].map((amount) => formatMoney(amount, "EUR"))).toEqual([
		"€468.00",
		"€456.80",
		"€0.00",
		"−€180.00",
	]);
	expect([45_000, 38_250].map((amount) => formatMinor(amount, "INR"))).toEqual(["450", "382.50"]);
	expect(formatMinor(45_000, "INR", true)).toBe("450.00");
});

test("another language writes amounts and counts by its own rules, of either grouping", () => {
	const german = { indian: "de-DE", international: "de-DE" };
	expect(formatMoney(59_713_600, "EUR", german)).toBe("597.136,00\u00a0€");
	expect(formatMoney(-59_713_650, "INR", german)).toBe("−597.136,50\u00a0₹");
	expect(formatMinor(59_713_600, "EUR", true, german)).toBe("597.136,00");
	expect(formatCountBeside(250_000, "INR", german)).toBe("250.000");
});

test("in English nothing is written as Intl alone would: no minus of another width, none before nothing", () => {
	expect(formatMoney(-0, "EUR")).toBe("€0.00");
	expect(formatMoney(-5, "USD")).toBe("−$0.05");
	expect(formatMoney(100, "INR", undefined, true)).toBe("₹1.00");
});
