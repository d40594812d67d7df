/** Staff answer within 24 hours (specification, section 9). */
export const RESPONSE_HOURS = 24;

/** When the answer is due, epoch milliseconds. */
export function answerDue(submittedAt: number): number {
	return submittedAt + RESPONSE_HOURS * 3_600_000;
}
