import type { CaseJob } from "../../../domain/cases/case-job.ts";
import type { DeclineReason } from "../../../domain/cases/decline-reasons.ts";
import { type HistoryCode, historyCode } from "../../../domain/cases/event-rules.ts";
import type { PlainAction } from "../../../domain/cases/events.ts";
import { declineReasons } from "../../../messages/en/decline-reasons.ts";

type Kept = {
	by?: string | undefined;
	version?: number | undefined;
	ownerName?: string | undefined;
	job?: CaseJob | undefined;
	because?: DeclineReason | undefined;
	delivery?: string | undefined;
	leftOut?: readonly string[] | undefined;
};
type HistoryLine = { actor: string; kind: string; data: Kept };

const version = ({ version }: Kept) => (version === undefined ? "" : ` v${version}`);

/** How the goods go, and what was left out, where there was a choice. */
const chosen = ({ delivery, leftOut = [] }: Kept) =>
	`${delivery ? `, ${delivery}` : ""}${leftOut.length > 0 ? `, without ${leftOut.join(", ")}` : ""}`;

/** What was done, to follow the person's name: one line per kind, so that a forgotten one does not compile. */
const WORDS: Readonly<Record<HistoryCode, string | ((kept: Kept) => string)>> = {
	take: "took the case",
	put_back: "put it back",
	mark_spam: "marked it as spam",
	not_spam: "marked it as not spam",
	ask: "asked a question",
	answer: "answered the question",
	reply: "wrote",
	note: "made a note",
	assign: ({ ownerName }) => `passed it on to ${ownerName ?? "somebody"}`,
	correct_buyer: "corrected the buyer’s details",
	link: "made a new private link",
	send_quote: (kept) => `sent quotation${version(kept)}`,
	request_change: (kept) => `asked for a change${version(kept) && ` on${version(kept)}`}`,
	accept: (kept) => `accepted${version(kept)}${chosen(kept)}`,
	decline: ({ because }) => `declined the quotation${because ? `: ${declineReasons[because].toLowerCase()}` : ""}`,
	ask_undo: "asked to undo the acceptance",
	agree_undo: "agreed to undo the acceptance",
	record_payment: "recorded that a payment has arrived",
	record_production: "recorded that production has begun",
	withdraw_request: "withdrew the request",
	refuse: "declined the request",
	withdraw_offer: "withdrew the quotation",
	expire: "closed the quotation as expired",
	stop_reminders: "wants no more reminders",
	renew: "asked for a new quotation",
	reopen: "reopened the case",
	record_answer: "recorded the answer to our question",
	record_acceptance: (kept) => `recorded an acceptance${chosen(kept)}`,
	mail_failed: "could not deliver a mail to the buyer",
	job_failed: ({ job }) => JOB_FAILED[job ?? "proforma"],
	erased: "erased the person’s data",
};

/** Where a button goes: before the link to the quotation, after it, or in the menu of rare actions. */
export type Place = "first" | "after" | "menu";

type QuickWords = {
	/** What its button says; none for what only undoes another. */
	button: string | null;
	/** The key that does the same. */
	key?: string;
	place: Place;
	/** What is said once it is done, and what takes it back within ten seconds. */
	done: string;
	undo: PlainAction | null;
};

/** What is done with one press: a row for each. */
export const QUICK_WORDS: Readonly<Record<PlainAction, QuickWords>> = {
	not_spam: { button: "Not spam", place: "first", done: "Moved back to the requests", undo: null },
	take: { button: "Take it", key: "t", place: "first", done: "Yours now", undo: "put_back" },
	agree_undo: { button: "Agree to undo", place: "first", done: "Undone; the offer stands as before", undo: null },
	record_payment: { button: "Payment arrived", place: "menu", done: "Recorded; the acceptance stands", undo: null },
	record_production: { button: "Production begun", place: "menu", done: "Recorded; the acceptance stands", undo: null },
	put_back: { button: null, place: "menu", done: "Put back", undo: null },
	mark_spam: { button: "Spam", key: "!", place: "menu", done: "Marked as spam", undo: "not_spam" },
};

/** What was done, as a line of history: "asked a question", "sent v2". The person's name comes before it. */
export function historyWords({ actor, kind, data }: HistoryLine): string {
	const words = WORDS[historyCode(kind, actor)];
	return typeof words === "string" ? words : words(data);
}

const JOB_FAILED: Readonly<Record<CaseJob, string>> = {
	expire: "could not close the expired quotation",
	remind: "could not remind the buyer",
	follow_up: "could not remind the buyer of the quotation",
	proforma: "could not make the proforma invoice",
};
