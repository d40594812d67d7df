import type { BuyerStatus } from "../../../domain/cases/statuses.ts";
import { type Currency, formatMoney } from "../../../domain/shared/currency.ts";

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

function ofGroup(group: string): string {
	return group === "" ? "" : ` for ${group}`;
}

const OFFER_GONE = "That offer is no longer valid; we are writing you a new one.";

/** Why something cannot be done on the buyer's page. */
export const caseProblems = {
	"not-yours": "You cannot decide this here.",
	"not-possible-for-buyer": ({ status, quoteGone }: { status: BuyerStatus; quoteGone: boolean }) =>
		`${quoteGone ? OFFER_GONE : STATUS[status]} Nothing was changed.`,
	"answer-missing": "Please write your answer.",
	"offer-expired": "This offer is no longer valid. Please ask us to renew it; nothing was accepted.",
	"own-full-name-missing": "Please type your full name.",
	"other-version-accepted": "Another version has already been accepted.",
	"choice-outdated":
		"What you chose is not in this offer any more. Please look at it again and choose; nothing was accepted.",
	"choice-line-needed": ({ name }: { name: string }) =>
		`${name} cannot be left out of this offer. Please ask for a change; nothing was accepted.`,
	"choice-open": ({ group }: { group: string }) =>
		`Please choose one of the alternatives${ofGroup(group)}; nothing was accepted.`,
	"choice-of-two": ({ group }: { group: string }) =>
		`Please choose only one of the alternatives${ofGroup(group)}; nothing was accepted.`,
	"choice-empty": "Please choose at least one product; nothing was accepted.",
	"choice-below-least": ({ least, currency }: { least: number; currency: Currency }) =>
		`Without some of its lines this offer holds for goods of ${formatMoney(least, currency)} or more. Please choose more lines or ask for a change; nothing was accepted.`,
	"choice-below-payments":
		"What you chose does not come to the payments that this offer names as amounts. Please ask for a change; nothing was accepted.",
	"choice-not-shown":
		"Your choice has changed since its total was shown. This is what it comes to now: please look at it and accept again; nothing was accepted.",
	"undo-over":
		"This acceptance can no longer be undone: that is possible for 24 hours, and until a payment has arrived or production has begun. Nothing was changed.",
	"undo-asked": ({ byOther }: { byOther: boolean }) =>
		byOther
			? "The other side has already asked to undo it. Please agree to their request; nothing was changed."
			: "The other side has to agree to what you have asked for. Nothing was changed.",
	"undo-not-asked": "Nobody has asked to undo this acceptance. Nothing was changed.",
	"version-replaced": ({ nothingWas }: { nothingWas: "accepted" | "declined" | "sent" }) =>
		`A newer version has replaced this one. Please look at it first; nothing was ${nothingWas}.`,
	"case-gone": "This request no longer exists.",
	"case-changed":
		"Somebody else has changed this request in the meantime. What you entered is not saved yet; it is still here.",
	"case-full":
		"These files are more than this request can hold. Nothing was sent; please send the message here and the files by email.",
	"case-unanswered": ({ limit }: { limit: number }) =>
		`Your last ${limit} messages still wait for our answer, so this one was not sent. What you wrote is still here: please send it once we have answered, or write to us by email.`,
	"case-closed": "This request is closed. Nothing was sent.",
	"accepted-already": ({ name }: { name: string }) =>
		`This quotation has already been accepted${name === "" ? "" : `, in the name of ${name}`}. Nothing was changed. Please write to us if that is not right.`,
};
