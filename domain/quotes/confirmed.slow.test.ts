import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyChoosing } from "../../tests/support/any-quote.ts";
import { countedLines } from "./choices.ts";
import { asAccepted, asItStands, choiceOf, confirm } from "./confirmed.ts";
import { readQuote } from "./reading.ts";
import { paymentSums, scheduleFault } from "./schedule.ts";
import { readConfirmed, writeConfirmed } from "./stored-confirmed.ts";
import { quoteLineAmount, quoteTotals } from "./totals.ts";

describe("any choice of any offer", () => {
	test("is refused, or says the same to the last minor unit however it is counted", () => {
		let confirmedOnes = 0;
		fc.assert(
			fc.property(anyChoosing, ({ content, choice }) => {
				const result = confirm(content, choice);
				if (!result.ok) return;
				confirmedOnes += 1;
				const { confirmed } = result;
				const { currency, lines, charges, total, payments } = confirmed;
				expect(currency).toBe(content.currency);
				expect([...lines, ...charges].reduce((sum, { amount }) => sum + amount, 0)).toBe(Number(total));
				// Page and form count the version with the choice, documents and emails the quote as it was accepted.
				const stored = readConfirmed(writeConfirmed(confirmed));
				expect(stored).toEqual(confirmed);
				const accepted = asAccepted(readQuote(JSON.stringify(content)), choiceOf(stored));
				expect(Number(quoteTotals(accepted).total)).toBe(Number(total));
				const way = content.deliveries.find(({ key }) => key === choice.delivery);
				const chosen = quoteTotals(
					{ ...content, lines: content.lines.filter(({ key }) => choice.lines.includes(key)) },
					choice.lines,
					way,
				);
				expect(Number(chosen.total)).toBe(Number(total));
				expect(countedLines(accepted).map((line) => Number(quoteLineAmount(line)))).toEqual(
					lines.map(({ amount }) => Number(amount)),
				);
				// And it is the choice of whoever takes what was accepted as it stands.
				expect(confirm(accepted, asItStands(accepted))).toEqual({ ok: true, confirmed: { ...confirmed, leftOut: [] } });
				expect(paymentSums(accepted.schedule, total).map(Number)).toEqual(payments.map(Number));
				if (content.schedule.length > 0 && !scheduleFault(accepted.schedule, total))
					expect(payments.reduce((sum, each) => sum + each, 0)).toBe(Number(total));
				expect([...lines, ...confirmed.leftOut].length).toBe(content.lines.length);
			}),
			{ numRuns: 10_000 },
		);
		expect(confirmedOnes).toBeGreaterThan(500);
		// Seconds of work, which may take minutes on a busy machine.
	}, 900_000);
});
