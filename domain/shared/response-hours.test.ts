import { expect, test } from "vitest";
import { answerDue, RESPONSE_HOURS } from "./response-hours.ts";

test("an answer is due 24 hours after the submission, also over a leap day", () => {
	expect(RESPONSE_HOURS).toBe(24);
	expect(answerDue(Date.UTC(2026, 10, 20, 9, 30))).toBe(Date.UTC(2026, 10, 21, 9, 30));
	expect(answerDue(Date.UTC(2028, 1, 28, 23, 59))).toBe(Date.UTC(2028, 1, 29, 23, 59));
});
