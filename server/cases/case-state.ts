import type { QuoteState } from "../../domain/cases/event-rules.ts";
import { responseTime } from "../../domain/cases/response-time.ts";
import { readStatus } from "../../domain/cases/statuses.ts";
import type { CaseRow } from "../platform/db/case-tables.ts";

/** What the domain judges a case by. */
export function stateOf(row: CaseRow): QuoteState {
	return {
		status: readStatus(row.status),
		owned: row.owner_id !== null,
		currentVersion: row.current_version,
		validUntil: row.valid_until,
		suspected: row.doubt !== null,
	};
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
