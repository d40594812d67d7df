import { expect, test } from "vitest";
import { exampleQuote } from "../../tests/support/quotes.ts";
import { deliveryWarnings } from "./delivery-checks.ts";
import { type LastRate, newestRate, oldRateDays } from "./last-rate.ts";

const TODAY = "2026-11-22";
const sent = (day: string, sentAt: number): LastRate => ({
	rate: { currency: "EUR", perUnit: 984_000, day, source: "Example Bank" },
	sentAt,
	sentBy: "Example Staff",
});

test("the newest rate is the one of the newest day, and of these the one that was sent last", () => {
	const [revised, earlier, later] = [sent("2026-11-02", 9), sent("2026-11-20", 5), sent("2026-11-20", 6)];
	expect(newestRate([revised, earlier, later], TODAY)).toBe(later);
	expect(newestRate([revised], TODAY)).toBe(revised);
});

test("a rate of more than thirty days ago is none, nor one of a day to come or of no day", () => {
	expect(newestRate([sent("2026-10-22", 1)], TODAY)).toBeUndefined();
	expect(newestRate([sent("2026-10-23", 1)], TODAY)).toBeDefined();
	expect(newestRate([sent("2026-11-23", 1), sent("", 2), sent("soon", 3)], TODAY)).toBeUndefined();
	expect(newestRate([], TODAY)).toBeUndefined();
});

test("an offer that is still counted at a rate of long ago is looked at before it goes", () => {
	const { rate } = sent("2026-10-21", 1);
	const looked = (of: typeof rate | null) =>
		deliveryWarnings(exampleQuote(of ? { currency: "EUR", rate: of } : {}), TODAY).map(({ unusual }) => unusual);
	expect(looked(rate)).toEqual([{ code: "old-exchange-rate", days: 32 }]);
	expect(looked({ ...rate, day: TODAY })).toEqual([]);
	expect(looked(null)).toEqual([]);
	expect(oldRateDays({ rate: { ...rate, day: "" } }, TODAY)).toBeUndefined();
});
