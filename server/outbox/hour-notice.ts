import type { Db } from "../platform/db/database.ts";
import { rowIdOf } from "../platform/row-id.ts";
import type { Delivery } from "./deliverables.ts";
import { enqueue } from "./enqueue.ts";

const HOUR = 3_600_000;

/** The hour of the clock that a time lies in; epoch milliseconds. */
export function hourOf(now: number): { since: number; until: number } {
	const since = now - (now % HOUR);
	return { since, until: since + HOUR };
}

type HourNotice = {
	/** Whether the hour has brought more than are mailed one by one. */
	isMany: boolean;
	/** The mail about this one alone. */
	alone: Delivery;
	/** The one mail about all others of the hour, and what it is about, which tells it from every other one. */
	together: Delivery;
	about: string;
};

/**
 * Notifies staff of something that has just been stored: by a mail of its own, or, where its hour has brought many, by the
 * one mail about the others, which leaves when the hour is over. In the caller's transaction.
 */
export async function noticeStaff(
	db: Db,
	{ staffEmails, mailDomain }: { staffEmails: readonly string[]; mailDomain: string },
	{ isMany, alone, together, about }: HourNotice,
	now: number,
): Promise<void> {
	const { since, until } = hourOf(now);
	for (const recipient of staffEmails) {
		const once = { id: rowIdOf(`${about} ${since} ${recipient}`), at: until };
		await enqueue(db, isMany ? together : alone, recipient, mailDomain, now, isMany ? once : undefined);
	}
}
