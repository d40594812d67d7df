import { expect, test } from "vitest";
import { formatMoney } from "./currency.ts";
import { indicated } from "./indication.ts";
import { rupees } from "./money.ts";

const indicative = {
	day: "2026-11-21",
	rates: [
		{ currency: "USD" as const, perUnit: 843_525 },
		{ currency: "AED" as const, perUnit: 229_700 },
	],
};
const texts = (amount: number) =>
	indicated(rupees(amount), indicative).map(({ currency, amount }) => formatMoney(amount, currency, undefined, false));

test("a price is indicated to the cent, a sum of a hundred and more to the whole unit, half of it up", () => {
	expect(texts(450)).toEqual(["$5.33", "AED\u00a019.59"]);
	expect(texts(8500)).toEqual(["$101", "AED\u00a0370"]);
	expect(indicated(rupees(8_477.43), indicative)[0]?.amount).toBe(10_100);
	expect(indicated(rupees(8_434.41), indicative)[0]?.amount).toBe(9_999);
	expect(indicated(0, indicative)[0]?.amount).toBe(0);
});

test("without a rate nothing is indicated", () => {
	expect(indicated(rupees(450), { day: "2026-11-21", rates: [] })).toEqual([]);
});
