import { enqueue } from "../outbox/index.ts";
import type { Db } from "../platform/db/database.ts";
import { RATE_LIMITS } from "../platform/rate-limits.ts";
import { rowIdOf } from "../platform/row-id.ts";

const { most, within: HOUR } = RATE_LIMITS.inquiryNotices;
/** How many of one hour's inquiries bring staff a mail each. */
export const ONE_BY_ONE = most;

/**
 * Notifies staff of an inquiry that has just been stored: by a mail of its own, or, when its hour has brought more than
 * `ONE_BY_ONE` already, by the one mail about that hour, which leaves when the hour is over. Nothing is lost by that:
 * every inquiry is in the desk, with its deadline. In the caller's transaction.
 */
export async function noticeInquiry(
	db: Db,
	{ inquiryId, staffEmails, mailDomain }: { inquiryId: string; staffEmails: readonly string[]; mailDomain: string },
	now: number,
): Promise<void> {
	const since = now - (now % HOUR);
	const until = since + HOUR;
	const isFlood = await db
		.selectFrom("inquiry")
		.select("id")
		.where("created_at", ">=", since)
		.where("created_at", "<", until)
		.where("doubt", "is", null)
		.limit(1)
		.offset(ONE_BY_ONE)
		.executeTakeFirst();
	for (const recipient of staffEmails)
		if (isFlood)
			await enqueue(db, { kind: "staff-inquiries", since, until }, recipient, mailDomain, now, {
				id: rowIdOf(`inquiries ${since} ${recipient}`),
				at: until,
			});
		else await enqueue(db, { kind: "staff-inquiry", inquiryId }, recipient, mailDomain, now);
}
