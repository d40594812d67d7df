import type { Db } from "../platform/db/database.ts";
import { type MailDeps, tellBuyer } from "./case-mails.ts";
import { changeCase } from "./change-case.ts";

/** Ends a quote whose time is over, and writes to the buyer. @returns false when somebody was faster */
export async function expireQuote(db: Db, deps: MailDeps, caseId: string, now: number): Promise<boolean> {
	const changed = await changeCase(
		db,
		caseId,
		{ actor: "clock", event: { kind: "expire" }, kind: "expire", audience: "both", speaks: false },
		now,
	);
	// Another process was faster, or the buyer has just accepted: either way nothing is left to do.
	if (!changed.ok) return false;
	const { current_version: version } = changed.row;
	await tellBuyer(db, deps, { kind: "buyer-expired", caseId, entryId: changed.entryId, version }, now);
	return true;
}
