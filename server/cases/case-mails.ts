import { type BuyerCaseMail, enqueueMail, type StaffCaseMail } from "../outbox/outbox.ts";
import type { Db } from "../platform/db/database.ts";
import { mintLink } from "./case-links.ts";

/** Where mails about cases go. */
export type MailDeps = {
	staffEmails: readonly string[];
	/** The domain of our own Message-IDs. */
	mailDomain: string;
};

/** Tells the house that something happened to a case; in the transaction in which it happened. */
export async function tellStaff(
	db: Db,
	{ staffEmails, mailDomain }: MailDeps,
	kind: StaffCaseMail["kind"],
	caseId: string,
	entryId: string | null,
	now: number,
): Promise<void> {
	for (const recipient of staffEmails) await enqueueMail(db, { kind, caseId, entryId }, recipient, mailDomain, now);
}

/** Writes to the buyer of a case, with a private link of the mail's own; in the transaction that made it necessary. */
export async function tellBuyer(
	db: Db,
	{ mailDomain }: MailDeps,
	mail: Omit<BuyerCaseMail, "token">,
	now: number,
): Promise<void> {
	const { email } = await db
		.selectFrom("case_buyer")
		.select("email")
		.where("id", "=", mail.caseId)
		.executeTakeFirstOrThrow();
	// Erased: there is nobody left to write to.
	if (email === "") return;
	const token = await mintLink(db, mail.caseId, now);
	await enqueueMail(db, { ...mail, token }, email, mailDomain, now);
}
