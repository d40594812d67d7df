/** Emails to staff about a case: somebody should look at it. */
export const STAFF_CASE_EMAILS = [
	"staff-replied",
	"staff-messages",
	"staff-change",
	"staff-accepted",
	"staff-declined",
	"staff-withdrawn",
	"staff-renewal",
	"staff-undo-asked",
	"staff-undone",
	"staff-mail-failed",
] as const;
export type StaffCaseEmail = (typeof STAFF_CASE_EMAILS)[number];

/** Emails to the buyer about a case; each carries a private link of its own. */
export const BUYER_CASE_EMAILS = [
	"buyer-question",
	"buyer-reply",
	"buyer-quote",
	"buyer-offer-withdrawn",
	"buyer-refused",
	"buyer-reminder",
	"buyer-follow-up",
	"buyer-expired",
	"buyer-receipt",
	"buyer-undo-asked",
	"buyer-undone",
	"buyer-link",
] as const;
export type BuyerCaseEmail = (typeof BUYER_CASE_EMAILS)[number];

export type CaseEmail = StaffCaseEmail | BuyerCaseEmail;

/** Whether an email about a case goes to its buyer. */
export function isBuyerCaseEmail(kind: CaseEmail): kind is BuyerCaseEmail {
	return BUYER_CASE_EMAILS.some((known) => known === kind);
}
