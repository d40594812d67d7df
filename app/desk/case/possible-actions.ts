import type { CaseIntent } from "../../../domain/cases/case-actions.ts";
import type { QuoteState } from "../../../domain/cases/event-rules.ts";
import type { EventKind } from "../../../domain/cases/events.ts";
import { allows } from "../../../domain/cases/transition.ts";

const EVENTS = [
	"take",
	"mark_spam",
	"not_spam",
	"ask",
	"refuse",
	"withdraw_offer",
	"renew",
	"record_answer",
	"record_acceptance",
] as const;

/** What may be done with a case now; the page offers nothing else. */
export function possibleActions(
	state: QuoteState,
	{ erased }: { erased: boolean },
	now: number,
): (CaseIntent | "quote")[] {
	// Nobody is left to write to, nor to write about.
	if (erased) return ["assign"];
	const may = (type: EventKind) => allows(state, type, "staff", now);
	// Whoever asks or answers first has taken the case by that.
	const ask = state.status === "new" ? (["ask"] as const) : [];
	const quote = may("send_quote") ? (["quote"] as const) : [];
	return ["reply", "note", "assign", "link", ...EVENTS.filter(may), ...ask, ...quote];
}
