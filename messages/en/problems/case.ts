import type { BuyerStatus } from "../../../domain/cases/statuses.ts";

/** How the request stands, to its buyer; where an offer was made before, it is the one they mean. */
const STATUS: Readonly<Record<BuyerStatus, string>> = {
	new: "Your request has only just reached us; there is no offer yet.",
	in_review: "We are still writing your quotation.",
	needs_info: "We have asked you a question and wait for your answer.",
	quoted: "An offer is open to you.",
	revision_requested: "You have asked for a change, and our answer follows.",
	accepted: "This quotation has already been accepted.",
	declined_by_buyer: "This quotation has already been declined.",
	declined_by_us: "We could not make you an offer for this request.",
	withdrawn_by_buyer: "This request has been withdrawn.",
	expired: "This offer has ended; you can ask us to renew it.",
	closed: "This request is closed.",
};

const OFFER_GONE = "That offer no longer stands; we are writing you a new one.";

/** Why something cannot be done on the buyer's page. */
export const caseProblems = {
	"not-yours": "This is not yours to decide.",
	"not-possible-for-buyer": ({ status, offerGone }: { status: BuyerStatus; offerGone: boolean }) =>
		`${offerGone ? OFFER_GONE : STATUS[status]} Nothing was changed.`,
	"answer-missing": "Please write your answer.",
	"offer-expired": "This offer is no longer valid. Please ask us to renew it; nothing was accepted.",
	"own-full-name-missing": "Please type your full name.",
	"other-version-accepted": "Another version has already been accepted.",
	"version-replaced": ({ nothingWas }: { nothingWas: "accepted" | "declined" | "sent" }) =>
		`A newer version has replaced this one. Please look at it first; nothing was ${nothingWas}.`,
	"case-gone": "This case does not exist any more.",
	"case-changed": "Somebody else has changed this case meanwhile. Nothing of yours was saved yet; it is still here.",
	"case-full":
		"These files are more than this request can keep. Nothing was sent; please send the message without them and the files by email.",
	"case-closed": "This request is closed. Nothing was sent.",
	"accepted-already": ({ name }: { name: string }) =>
		`This quotation has already been accepted${name === "" ? "" : `, in the name of ${name}`}. Nothing was changed. Please write to us if that is not right.`,
};
