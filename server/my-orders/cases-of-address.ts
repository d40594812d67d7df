import { mailboxOf } from "../../domain/shared/mailbox.ts";
import type { Db } from "../platform/db/database.ts";

/**
 * The cases that an address may stand for, with the buyer's address as the company knows it now: those of its mailbox,
 * whichever of the mailbox's names was given with the request. Newest first.
 */
export function casesOfMailbox(db: Db, email: string) {
	// A case from before the column was there has the address itself in it.
	const mailboxes = [...new Set([mailboxOf(email), email.trim().toLowerCase()])];
	return db
		.selectFrom("quote_case as c")
		.innerJoin("case_buyer as b", "b.id", "c.id")
		.where("c.mailbox", "in", mailboxes)
		.where("b.email", "<>", "")
		.orderBy("c.requested_at", "desc")
		.orderBy("c.id", "desc");
}

/** Whether two addresses are the same one; names in front of the @ that differ in case alone are no two people. */
export function isSameAddress(one: string, other: string): boolean {
	return one.trim().toLowerCase() === other.trim().toLowerCase();
}
