import { expect, test } from "vitest";
import { createByteBudget } from "./byte-budget.ts";

const MB = 1024 * 1024;

test("an address leaves so many bytes a day, another one its own; only what was kept counts", () => {
	const clock = { now: Date.UTC(2026, 10, 20) };
	const budget = createByteBudget(200 * MB, () => clock.now);
	for (let n = 0; n < 20; n++) expect(budget.refuse("192.0.2.1", 25 * MB)).toBeUndefined();
	for (let n = 0; n < 8; n++) {
		expect(budget.refuse("192.0.2.1", 25 * MB)).toBeUndefined();
		budget.spend("192.0.2.1", 25 * MB);
	}
	clock.now += 20 * 3_600_000;
	expect(budget.refuse("192.0.2.1", 1)).toBe(
		"Nothing was saved: more than 200 MB of files have come from your network within a day. Please send the message without files, or try again in 4 hours.",
	);
	expect(budget.refuse("192.0.2.2", 25 * MB)).toBeUndefined();
	clock.now += 4 * 3_600_000;
	expect(budget.refuse("192.0.2.1", 25 * MB)).toBeUndefined();
});
