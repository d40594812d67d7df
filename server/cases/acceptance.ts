import type { CaseEvent } from "../../domain/cases/events.ts";
import type { Db } from "../platform/db/database.ts";
import type { EmailDeps } from "./case-emails.ts";
import type { Change, ChangeResult } from "./change.ts";
import { changeCase, changeCaseAgain } from "./change-case.ts";

/** An acceptance, by the buyer on the private page or recorded by staff on the buyer's behalf. */
export type Acceptance = Change & { event: CaseEvent<"accept" | "record_acceptance"> };

/**
 * Accepts a quotation, in the caller's transaction: the status, the history, what exactly was accepted, and the emails.
 * Once it is durable the caller has the proforma invoice made.
 */
export async function acceptQuote(
	db: Db,
	deps: EmailDeps,
	caseId: string,
	change: Acceptance,
	now: number,
): Promise<ChangeResult> {
	const keep = () => keepAcceptance(db, caseId, change, now);
	// Staff name the revision they saw and learn what came since; for the buyer the current state counts.
	return change.seen === undefined
		? changeCaseAgain(db, deps, caseId, change, now, keep)
		: changeCase(db, deps, caseId, change, now, keep);
}

/** What was accepted, by whom and when, with the hash of the exact text: for the proforma invoice and for later. */
async function keepAcceptance(db: Db, case_id: string, { event, staff }: Acceptance, now: number): Promise<void> {
	let versions = db
		.selectFrom("quote_version")
		.select(["version", "content_hash", "total", "currency"])
		.where("case_id", "=", case_id)
		.orderBy("version", "desc");
	if (event.kind === "accept") versions = versions.where("version", "=", event.version);
	const accepted = await versions.executeTakeFirstOrThrow();
	await db
		.insertInto("quote_acceptance")
		.values({
			case_id,
			...accepted,
			how: event.kind === "accept" ? "buyer" : "recorded",
			name: event.name,
			note: event.kind === "accept" ? "" : event.note,
			accepted_at: now,
			staff_id: staff?.id ?? null,
			proforma_hash: null,
			proforma_pages: null,
		})
		.execute();
}
