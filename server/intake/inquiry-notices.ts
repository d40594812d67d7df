import { hourOf, noticeStaff } from "../outbox/index.ts";
import type { Db } from "../platform/db/database.ts";
import { ONE_BY_ONE } from "../platform/rate-limits.ts";

/**
 * Notifies staff of an inquiry that has just been stored: by a mail of its own, or together with others where the hour has
 * brought more than `ONE_BY_ONE.inquiries`. Nothing is lost by that: every inquiry is in the desk, with its deadline. In the
 * caller's transaction.
 */
export async function noticeInquiry(
	db: Db,
	{ inquiryId, ...deps }: { inquiryId: string; staffEmails: readonly string[]; mailDomain: string },
	now: number,
): Promise<void> {
	const { since, until } = hourOf(now);
	const beyond = await db
		.selectFrom("inquiry")
		.select("id")
		.where("created_at", ">=", since)
		.where("created_at", "<", until)
		.where("doubt", "is", null)
		.limit(1)
		.offset(ONE_BY_ONE.inquiries)
		.executeTakeFirst();
	const alone = { kind: "staff-inquiry", inquiryId } as const;
	const together = { kind: "staff-inquiries", since, until } as const;
	await noticeStaff(db, deps, { isMany: beyond !== undefined, alone, together, about: "inquiries" }, now);
}
