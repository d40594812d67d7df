import { type BuyerCaseEmail, isBuyerCaseEmail, type StaffCaseEmail } from "../../domain/cases/case-emails.ts";
import { emailsOf } from "../../domain/cases/event-rules.ts";
import { readLocale } from "../../messages/registry.ts";
import { enqueue } from "../outbox/index.ts";
import type { Db } from "../platform/db/database.ts";
import { mintLink } from "./case-links.ts";
import type { Change, Changed } from "./change.ts";
import { noticeMessage } from "./message-notices.ts";

/** Where emails about cases go. */
export type EmailDeps = {
	staffEmails: readonly string[];
	/** The domain of our own Message-IDs. */
	mailDomain: string;
};

/** Queues the emails about an event, in its transaction; the table of events says who gets them. */
export async function emailAbout(
	db: Db,
	deps: EmailDeps,
	{ row, entryId }: Changed,
	{ event, actor, onBehalf }: Change,
	now: number,
): Promise<void> {
	if (onBehalf !== undefined) return;
	// The failed email was about another entry, which is quoted.
	const about = event.kind === "mail_failed" ? event.about : entryId;
	for (const kind of emailsOf(event, actor))
		if (isBuyerCaseEmail(kind)) await emailBuyer(db, deps, kind, row.id, about, row.current_version, now);
		else if (event.kind === "reply") await noticeMessage(db, deps, { caseId: row.id, entryId }, now);
		else await emailStaff(db, deps, kind, row.id, about, now);
}

async function emailStaff(
	db: Db,
	{ staffEmails, mailDomain }: EmailDeps,
	kind: StaffCaseEmail,
	caseId: string,
	entryId: string | null,
	now: number,
): Promise<void> {
	for (const recipient of staffEmails) await enqueue(db, { kind, caseId, entryId }, recipient, mailDomain, now);
}

/**
 * Writes to the buyer of a case, with a private link of the email's own; in the transaction that made it necessary.
 * @param entryId the entry it is about; null where it is about none
 * @param version the quote version it is about; 0 for none
 */
export async function emailBuyer(
	db: Db,
	{ mailDomain }: EmailDeps,
	kind: BuyerCaseEmail,
	caseId: string,
	entryId: string | null,
	version: number,
	now: number,
): Promise<void> {
	const { email, locale } = await db
		.selectFrom("case_buyer")
		.select(["email", "locale"])
		.where("id", "=", caseId)
		.executeTakeFirstOrThrow();
	// Erased: the address is gone.
	if (email === "") return;
	const token = await mintLink(db, caseId, now);
	const buyer = { recipient: email, locale: readLocale(locale) };
	await enqueue(db, { kind, caseId, entryId, version, token }, buyer, mailDomain, now);
}
