import type { OutboxData } from "./outbox.tsx";

type Kind = Exclude<OutboxData["rows"][number]["kind"], undefined>;

/** What a kind of mail is, for people: "buyer-quote" is "Quotation to the buyer". */
const WORDS: Readonly<Record<Kind, string>> = {
	"staff-request": "Notice: new request",
	"staff-inquiry": "Notice: new inquiry",
	"staff-inquiries": "Notice: many inquiries",
	"staff-late": "Notice: buyers wait",
	"staff-replied": "Notice: the buyer wrote",
	"staff-messages": "Notice: many messages",
	"staff-change": "Notice: change requested",
	"staff-accepted": "Notice: accepted",
	"staff-declined": "Notice: declined",
	"staff-withdrawn": "Notice: withdrawn",
	"staff-renewal": "Notice: renewal requested",
	"staff-undo-asked": "Notice: undo requested",
	"staff-undone": "Notice: acceptance undone",
	"staff-mail-failed": "Notice: mail failed",
	"buyer-acknowledgement": "Acknowledgement",
	"buyer-order-list": "List of requests",
	"buyer-question": "Question",
	"buyer-reply": "Reply",
	"buyer-quote": "Quotation",
	"buyer-offer-withdrawn": "Quotation withdrawn",
	"buyer-refused": "Request declined",
	"buyer-reminder": "Reminder",
	"buyer-follow-up": "Reminder without an answer",
	"buyer-expired": "Quotation expired",
	"buyer-receipt": "Proforma invoice",
	"buyer-undo-asked": "Undo requested",
	"buyer-undone": "Acceptance undone",
	"buyer-link": "New private link",
	"inquiry-reply": "Answer to an inquiry",
};

export function mailWords(kind: Kind | undefined): string {
	return kind === undefined ? "Mail of an earlier version" : WORDS[kind];
}
