import { randomUUID } from "node:crypto";
import { type MailDeps, tellStaff } from "../cases/case-mails.ts";
import { changeCaseAgain } from "../cases/change-case.ts";
import { addInquiryEntry } from "../inquiries/inquiry-cases.ts";
import { isForStaff, type Leased } from "../outbox/outbox.ts";
import type { Db } from "../platform/db/database.ts";

/**
 * Notes with the case or the inquiry that a mail to its buyer was laid aside, and tells the house of it, in the
 * transaction in which that happens. Nothing is ever said about a notice to the house itself.
 */
export async function noteLaidAside(
	db: Db,
	deps: MailDeps,
	{ mail }: Leased,
	answer: string,
	now: number,
): Promise<void> {
	if (isForStaff(mail)) return;
	const body = answer.slice(0, 500);
	if (mail.kind === "inquiry-reply") return noteWithInquiry(db, mail.inquiryId, body, now);
	const caseId = "caseId" in mail ? mail.caseId : "requestId" in mail ? mail.requestId : undefined;
	if (caseId === undefined) return;
	const failed = { actor: "clock", kind: "mail_failed", audience: "house", speaks: false, body } as const;
	const changed = await changeCaseAgain(db, caseId, failed, now);
	// The notice quotes what the buyer has not got.
	const entryId = "entryId" in mail ? mail.entryId : null;
	if (changed.ok) await tellStaff(db, deps, "staff-mail-failed", caseId, entryId, now);
}

async function noteWithInquiry(db: Db, inquiryId: string, body: string, now: number): Promise<void> {
	const row = await db
		.updateTable("inquiry")
		.set((eb) => ({ revision: eb("revision", "+", 1), changed_at: now }))
		.where("id", "=", inquiryId)
		.returning("revision")
		.executeTakeFirst();
	if (!row) return;
	const { revision } = row;
	await addInquiryEntry(db, { id: randomUUID(), inquiryId, revision, at: now, kind: "mail_failed", body, data: {} });
}
