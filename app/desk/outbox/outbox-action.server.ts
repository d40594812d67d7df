import { FAILED } from "../../../domain/cases/mail-status.ts";
import type { ActionResult } from "../../../domain/shared/action-result.ts";
import { textFields } from "../../../domain/shared/form.ts";
import type { Services } from "../../../server/main/context.ts";
import { readForm } from "../../../server/platform/http/form-exchange.server.ts";
import type { StaffPermit } from "../../../server/staff/index.ts";
import { answer } from "../../forms/answer.server.ts";
import { badForm } from "../parts/bad-form.server.ts";
import { plural } from "../parts/counted.ts";
import { inSentence } from "../parts/time-words.ts";

/** What an action of the outbox answers. */
type OutboxResult = ActionResult<{ sentence: string }>;

/**
 * Tries one mail again, or all that failed, or leaves one at that. If a colleague was first, the answer says where the mail is now.
 * Without a mail server nothing is tried: what failed waits again, and what waits stays where it is.
 */
export async function answerOutbox(request: Request, services: Services, staff: StaffPermit) {
	const { outboxDesk, mailLeaves } = services;
	const { mail = "", intent = "" } = textFields(await readForm(request));
	const done = (sentence: string) => answer<OutboxResult>({ status: "done", action: intent, sentence });
	const refused = (sentence: string) =>
		answer<OutboxResult>({ status: "refused", action: intent, sentence, errors: {}, values: {} });
	switch (intent) {
		case "retry-all": {
			const count = await outboxDesk.retryAll(staff);
			return done(triedWords(count, mailLeaves));
		}
		case "retry":
			if (!mailLeaves && (await outboxDesk.find(mail))?.state === "queued")
				return refused("Nothing was sent: no mail server is set up. The mail goes out once there is one.");
			if (await outboxDesk.retry(staff, mail)) return done(mailLeaves ? "The mail is being tried again." : WAITS_AGAIN);
			break;
		case "drop":
			if (await outboxDesk.drop(staff, mail)) return done("The mail has been given up.");
			break;
		default:
			return badForm();
	}
	return refused(standingWords(await outboxDesk.find(mail), services.now()));
}

const WAITS_AGAIN = "The mail is waiting again; it goes out once a mail server is set up.";

function triedWords(count: number, mailLeaves: boolean): string {
	if (!mailLeaves)
		return plural(count, {
			one: WAITS_AGAIN,
			other: `${count} mails are waiting again; they go out once a mail server is set up.`,
		});
	return plural(count, { one: "One mail is being tried again.", other: `${count} mails are being tried again.` });
}

function standingWords(row: Awaited<ReturnType<Services["outboxDesk"]["find"]>>, now: number): string {
	switch (row?.state) {
		case "sent":
			return `That mail was sent ${inSentence(row.sentAt ?? row.createdAt, now)}. Nothing was changed.`;
		case "queued":
			return "Somebody has already put that mail back; it is on its way. Nothing was changed.";
		case "dropped":
			return "Somebody has given that mail up in the meantime. Nothing was changed.";
		case FAILED:
			return "That mail has just failed again. Nothing was changed.";
		default:
			return "That mail is no longer kept. Nothing was changed.";
	}
}
