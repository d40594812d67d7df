import type { QuoteState } from "./event-rules.ts";
import { type BuyerStatus, STATUS_FACTS } from "./statuses.ts";
import { hasExpired } from "./transition.ts";

/** What a buyer is shown of a status: two of ours are one to them, and one of ours is two. */
export type DisplayStatus = BuyerStatus | "taken_back" | "renewing";

/**
 * How a case's status is worded for its buyer now.
 * @param lastEndedAs how its newest version ended; null while that stands, or where there is none
 */
export function displayStatusOf(state: QuoteState, lastEndedAs: string | null, now: number): DisplayStatus {
	const { quoteOpen, shownAs } = STATUS_FACTS[state.status];
	if (quoteOpen && hasExpired(state, now)) return "expired";
	if (shownAs === "in_review" && state.currentVersion > 0)
		return lastEndedAs === "withdrawn" ? "taken_back" : "renewing";
	return shownAs;
}
