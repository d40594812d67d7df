import type { Database } from "../platform/db/database.ts";

const DAY = 86_400_000;

/** How long what is done with is kept, milliseconds (docs/operations.md, "What is kept how long"). */
export const KEPT = {
	/** A mail that has left: long enough to answer "did you write to us?". */
	sentMail: 180 * DAY,
	/** A private link after it has ended. */
	endedLink: 30 * DAY,
	/** That an address has had its acknowledgement: only the last 24 hours are ever asked for. */
	acknowledgement: 2 * DAY,
} as const;

/** Clears away what nobody needs any more. Safe to run at any time and by several processes. */
export async function sweep(database: Database, now: number): Promise<void> {
	await database.tx(async (db) => {
		await db
			.deleteFrom("outbox")
			.where("state", "=", "sent")
			.where("sent_at", "<", now - KEPT.sentMail)
			.execute();
		await db
			.deleteFrom("case_link")
			.where((eb) => eb.or([eb("expires_at", "<", now - KEPT.endedLink), eb("revoked_at", "<", now - KEPT.endedLink)]))
			.execute();
		await db
			.deleteFrom("acknowledgement")
			.where("sent_at", "<", now - KEPT.acknowledgement)
			.execute();
		await db
			.deleteFrom("acknowledgement_domain")
			.where("since", "<", now - KEPT.acknowledgement)
			.execute();
	});
}
