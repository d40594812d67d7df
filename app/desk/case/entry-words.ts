import type { EntryData } from "../../../domain/cases/case-entry.ts";
import type { CaseJob } from "../../../domain/cases/case-job.ts";

export type Told = { actor: string; kind: string; data: EntryData };

/** What was done, as a line of history: "asked a question", "sent v2". The one who did it stands before it. */
export function didWords({ actor, kind, data: { version, ownerName, job } }: Told): string {
	const v = version === undefined ? "" : ` v${version}`;
	switch (kind) {
		case "take":
			return "took the case";
		case "put_back":
			return "put it back";
		case "mark_spam":
			return "marked it as spam";
		case "not_spam":
			return "said it is no spam";
		case "ask":
			return "asked a question";
		case "answer":
			return "answered the question";
		case "reply":
			return "wrote";
		case "note":
			return "made a note";
		case "assign":
			return `gave it to ${ownerName ?? "somebody"}`;
		case "correct_buyer":
			return "corrected the buyer’s details";
		case "link":
			return "made a new private link";
		case "send_quote":
			return `sent quotation${v}`;
		case "request_change":
			return `asked for a change${v && ` on${v}`}`;
		case "accept":
			return `accepted${v}`;
		case "decline":
			return "declined the quotation";
		case "withdraw_request":
			return "withdrew the request";
		case "refuse":
			return "declined the request";
		case "withdraw_offer":
			return "took the offer back";
		case "expire":
			return "ended the offer: its time was over";
		case "renew":
			return actor === "buyer" ? "asked for a new quotation" : "opened the case again";
		case "record_answer":
			return "noted the answer to our question";
		case "record_acceptance":
			return "recorded an acceptance";
		case "mail_failed":
			return "laid a mail to the buyer aside";
		case "job_failed":
			return JOB_FAILED[job ?? "proforma"];
		case "erased":
			return "erased the person’s data";
		default:
			return kind.replaceAll("_", " ");
	}
}

const JOB_FAILED: Readonly<Record<CaseJob, string>> = {
	expire: "could not end the offer",
	remind: "could not remind the buyer",
	proforma: "could not make the proforma invoice",
};
