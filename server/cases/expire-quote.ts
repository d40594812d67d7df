import type { Db } from "../platform/db/database.ts";
import type { EmailDeps } from "./case-emails.ts";
import { changeCase } from "./change-case.ts";

/** Ends a quote whose time is over, and writes to the buyer. @returns false when somebody was faster */
export async function expireQuote(db: Db, deps: EmailDeps, caseId: string, now: number): Promise<boolean> {
	const changed = await changeCase(db, deps, caseId, { actor: "clock", event: { kind: "expire" } }, now);
	// Another process was faster, or the buyer has just accepted: either way nothing is left to do.
	return changed.ok;
}
