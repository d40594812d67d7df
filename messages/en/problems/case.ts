import type { BuyerStatus } from "../../../domain/cases/statuses.ts";

/** The status of the request in words for its buyer; "offer" is the latest quote they were sent. */
const STATUS: Readonly<Record<BuyerStatus, string>> = {
	new: "We have only just received your request; there is no offer yet.",
	in_review: "We are still writing your quotation.",
	needs_info: "We have asked you a question and are waiting for your answer.",
	quoted: "You have an open offer.",
	revision_requested: "You have asked for a change, and our answer will follow.",
	accepted: "This quotation has already been accepted.",
	declined_by_buyer: "This quotation has already been declined.",
	declined_by_us: "We could not make you an offer for this request.",
	withdrawn_by_buyer: "This request has been withdrawn.",
	expired: "This offer has expired; you can ask us to renew it.",
	closed: "This request is closed.",
};

const OFFER_GONE = "That offer is no longer valid; we are writing you a new one.";

/** Why something cannot be done on the buyer's page. */
export const caseProblems = {
	"not-yours": "You cannot decide this here.",
	"not-possible-for-buyer": ({ status, offerGone }: { status: BuyerStatus; offerGone: boolean }) =>
		`${offerGone ? OFFER_GONE : STATUS[status]} Nothing was changed.`,
	"answer-missing": "Please write your answer.",
	"offer-expired": "This offer is no longer valid. Please ask us to renew it; nothing was accepted.",
	"own-full-name-missing": "Please type your full name.",
	"other-version-accepted": "Another version has already been accepted.",
	"version-replaced": ({ nothingWas }: { nothingWas: "accepted" | "declined" | "sent" }) =>
		`A newer version has replaced this one. Please look at it first; nothing was ${nothingWas}.`,
	"case-gone": "This case no longer exists.",
	"case-changed":
		"Somebody else has changed this case in the meantime. What you entered is not saved yet; it is still here.",
	"case-full":
		"These files are more than this request can hold. Nothing was sent; please send the message here and the files by email.",
	"case-closed": "This request is closed. Nothing was sent.",
	"accepted-already": ({ name }: { name: string }) =>
		`This quotation has already been accepted${name === "" ? "" : `, in the name of ${name}`}. Nothing was changed. Please write to us if that is not right.`,
};
