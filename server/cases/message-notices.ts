import { enqueue } from "../outbox/index.ts";
import type { Db } from "../platform/db/database.ts";
import { RATE_LIMITS } from "../platform/rate-limits.ts";
import { rowIdOf } from "../platform/row-id.ts";

const { most: ONE_BY_ONE, within: HOUR } = RATE_LIMITS.messageNotices;

/**
 * Notifies staff of a buyer's message that has just been stored: by a mail of its own, or, when the hour has brought
 * more than `ONE_BY_ONE` in this case already, by the one mail about the others, which leaves when the hour is over.
 * The case is unread in the desk from the first moment either way. In the caller's transaction.
 */
export async function noticeMessage(
	db: Db,
	{ staffEmails, mailDomain }: { staffEmails: readonly string[]; mailDomain: string },
	{ caseId, entryId }: { caseId: string; entryId: string },
	now: number,
): Promise<void> {
	const since = now - (now % HOUR);
	const until = since + HOUR;
	const isMany = await db
		.selectFrom("case_entry")
		.select("id")
		.where("case_id", "=", caseId)
		.where("actor", "=", "buyer")
		.where("kind", "=", "reply")
		.where("at", ">=", since)
		.where("at", "<", until)
		.limit(1)
		.offset(ONE_BY_ONE)
		.executeTakeFirst();
	for (const recipient of staffEmails)
		if (isMany)
			await enqueue(db, { kind: "staff-messages", caseId, entryId }, recipient, mailDomain, now, {
				id: rowIdOf(`messages ${caseId} ${since} ${recipient}`),
				at: until,
			});
		else await enqueue(db, { kind: "staff-replied", caseId, entryId }, recipient, mailDomain, now);
}
