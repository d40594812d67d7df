/** What is done for a case by time alone: an offer ends, its buyer is reminded, a proforma invoice is made. */
export const CASE_JOBS = ["expire", "remind", "follow_up", "proforma"] as const;
export type CaseJob = (typeof CASE_JOBS)[number];

/** A job that could not be done for a case so far. Times are epoch milliseconds. */
export type CaseFailure = { job: CaseJob; tries: number; firstAt: number; nextAt: number };

/** How many tries are made before staff are notified: a failure that passes within minutes needs no attention. */
export const TOLD_AFTER = 3;

const FIRST_WAIT = 60_000;
const LONGEST_WAIT = 6 * 3_600_000;

/**
 * The wait before the next try, milliseconds: a minute, doubling to six hours, and spread by up to a half so that
 * many that failed together do not come back together.
 * @param chance 0 to 1
 */
export function waitAfter(tries: number, chance: number): number {
	return Math.round(Math.min(FIRST_WAIT * 2 ** (tries - 1), LONGEST_WAIT) * (1 + chance / 2));
}
