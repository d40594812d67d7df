import type { CaseIntent } from "../../../domain/cases/case-actions.ts";
import type { QuoteState } from "../../../domain/cases/event-rules.ts";
import { type EventKind, PLAIN_ACTIONS } from "../../../domain/cases/events.ts";
import { allows } from "../../../domain/cases/transition.ts";
import { FORM_ACTIONS } from "./action-words.ts";

/** What may be done with a case now; the page offers nothing else. */
export function possibleActions(
	state: QuoteState,
	{ erased }: { erased: boolean },
	now: number,
): (CaseIntent | "quote")[] {
	// Nobody is left to write to, nor to write about.
	if (erased) return ["assign"];
	const may = (type: EventKind) => allows(state, type, "staff", now);
	// Asking or answering first takes the case.
	const ask = state.status === "new" || may("ask") ? (["ask"] as const) : [];
	const quote = may("send_quote") ? (["quote"] as const) : [];
	const byTable = [...PLAIN_ACTIONS, ...FORM_ACTIONS].filter(may);
	return ["reply", "note", "assign", "link", ...byTable, ...ask, ...quote];
}
