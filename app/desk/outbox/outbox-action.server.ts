import { data } from "react-router";
import { textFields } from "../../../domain/shared/form.ts";
import type { StaffPermit } from "../../../server/cases/staff-permit.ts";
import type { Services } from "../../../server/main/context.ts";
import { findMail } from "../../../server/outbox/outbox-desk.ts";
import { readForm } from "../../../server/platform/http/form-exchange.server.ts";
import { badForm } from "../parts/bad-form.server.ts";
import { clockTime } from "../parts/time-words.ts";

/** What a page of the outbox is told of a press. */
export type OutboxAnswer = { ok: boolean; sentence: string };

/**
 * Tries one mail again, or all that failed, or leaves one at that. Who comes second is told where the mail is now.
 * Without a mail server nothing is tried: what failed waits again, and what waits stays where it is.
 */
export async function answerOutbox(request: Request, services: Services, staff: StaffPermit) {
	const { outboxDesk, database, mailLeaves } = services;
	const { mail = "", intent = "" } = textFields(await readForm(request));
	switch (intent) {
		case "retry-all": {
			const count = await outboxDesk.retryAll(staff);
			return told(true, triedWords(count, mailLeaves));
		}
		case "retry":
			if (!mailLeaves && (await findMail(database.read, mail))?.state === "queued")
				return told(false, "Nothing was tried: there is no mail server. The mail leaves when one is set.");
			if (await outboxDesk.retry(staff, mail)) return told(true, mailLeaves ? "The mail is tried again." : WAITS_AGAIN);
			break;
		case "drop":
			if (await outboxDesk.drop(staff, mail)) return told(true, "The mail is given up.");
			break;
		default:
			return badForm();
	}
	return told(false, standingWords(await findMail(database.read, mail)));
}

const WAITS_AGAIN = "The mail waits again; it leaves when a mail server is set.";

function triedWords(count: number, mailLeaves: boolean): string {
	if (!mailLeaves)
		return count === 1 ? WAITS_AGAIN : `${count} mails wait again; they leave when a mail server is set.`;
	return count === 1 ? "One mail is tried again." : `${count} mails are tried again.`;
}

function told(ok: boolean, sentence: string) {
	return data<OutboxAnswer>({ ok, sentence }, ok ? 200 : 409);
}

function standingWords(row: Awaited<ReturnType<typeof findMail>>): string {
	switch (row?.state) {
		case "sent":
			return `That mail left at ${clockTime(row.sentAt ?? row.createdAt)}. Nothing was changed.`;
		case "queued":
			return "Somebody has put that mail back already; it is on its way. Nothing was changed.";
		case "dropped":
			return "Somebody has given that mail up meanwhile. Nothing was changed.";
		case "dead":
			return "That mail has just failed again. Nothing was changed.";
		default:
			return "That mail is not kept any more. Nothing was changed.";
	}
}
