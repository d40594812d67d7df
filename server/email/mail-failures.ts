import { randomUUID } from "node:crypto";
import type { EmailDeps } from "../cases/index.ts";
import { changeCaseAgain } from "../cases/index.ts";
import { addInquiryEntry } from "../inquiries/index.ts";
import { isForStaff, type Mail } from "../outbox/index.ts";
import type { Db } from "../platform/db/database.ts";

/**
 * Records on the case or inquiry that a mail to its buyer has failed, and notifies the company, in the transaction
 * in which that happens. Nothing is ever said about a notice to the company itself.
 */
export async function noteFailure(db: Db, deps: EmailDeps, mail: Mail, answer: string, now: number): Promise<void> {
	if (isForStaff(mail)) return;
	const body = answer.slice(0, 500);
	if (mail.kind === "inquiry-reply") return noteWithInquiry(db, mail.inquiryId, body, now);
	const caseId = "caseId" in mail ? mail.caseId : "requestId" in mail ? mail.requestId : undefined;
	if (caseId === undefined) return;
	// The notice quotes what the buyer has not got.
	const about = "entryId" in mail ? mail.entryId : null;
	const failed = { actor: "clock", event: { kind: "mail_failed", answer: body, about } } as const;
	await changeCaseAgain(db, deps, caseId, failed, now);
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
