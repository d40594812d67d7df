import { type QuoteState, UNDO_SIDES, type Undo } from "../../domain/cases/event-rules.ts";
import { responseTime } from "../../domain/cases/response-time.ts";
import { readStatus } from "../../domain/cases/statuses.ts";
import type { CaseRow } from "../platform/db/case-tables.ts";

/** What the domain judges a case by. */
export function stateOf(
	row: Pick<CaseRow, "status" | "owner_id" | "current_version" | "valid_until" | "doubt"> &
		// What only those who change the case, or look at it closely, have read.
		Partial<Pick<CaseRow, "reminders_stopped_at" | "undo_until" | "undo_asked_by" | "accepted_from">>,
): QuoteState {
	return {
		status: readStatus(row.status),
		owned: row.owner_id !== null,
		currentVersion: row.current_version,
		validUntil: row.valid_until,
		suspected: row.doubt !== null,
		remindersStopped: (row.reminders_stopped_at ?? null) !== null,
		undo: undoOf(row),
	};
}

/** How the acceptance can be undone; undefined where it cannot. */
function undoOf({
	undo_until,
	undo_asked_by,
	accepted_from,
}: Partial<Pick<CaseRow, "undo_until" | "undo_asked_by" | "accepted_from">>): Undo | undefined {
	if (typeof undo_until !== "number" || typeof accepted_from !== "string") return undefined;
	const askedBy = UNDO_SIDES.find((side) => side === undo_asked_by) ?? null;
	return { until: undo_until, askedBy, backTo: readStatus(accepted_from) };
}

/** Whose turn it is after a change, and by when. */
export function queueOf(row: CaseRow) {
	return responseTime({
		status: readStatus(row.status),
		requestedAt: row.requested_at,
		firstAnsweredAt: row.first_answered_at,
		lastBuyerAt: row.last_buyer_at,
		lastStaffAt: row.last_staff_at,
		resumedAt: row.resumed_at,
		validUntil: row.valid_until,
		closedAt: row.closed_at,
		suspicion: row.doubt,
	});
}
