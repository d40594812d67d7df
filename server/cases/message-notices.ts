import { hourOf, noticeStaff } from "../outbox/index.ts";
import type { Db } from "../platform/db/database.ts";
import { ONE_BY_ONE } from "../platform/rate-limits.ts";
import { buyerMessages } from "./buyer-messages.ts";

/**
 * Notifies staff of a buyer's message that has just been stored: by a mail of its own, or together with others where the
 * hour has brought many in this case. The case is unread in the desk from the first moment either way. In the caller's
 * transaction.
 */
export async function noticeMessage(
	db: Db,
	deps: { staffEmails: readonly string[]; mailDomain: string },
	{ caseId, entryId }: { caseId: string; entryId: string },
	now: number,
): Promise<void> {
	const { since, until } = hourOf(now);
	const beyond = await buyerMessages(db, caseId)
		.where("at", ">=", since)
		.where("at", "<", until)
		.limit(1)
		.offset(ONE_BY_ONE.messages)
		.executeTakeFirst();
	const alone = { kind: "staff-replied", caseId, entryId } as const;
	const together = { kind: "staff-messages", caseId, entryId } as const;
	await noticeStaff(db, deps, { isMany: beyond !== undefined, alone, together, about: `messages ${caseId}` }, now);
}
