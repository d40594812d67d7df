import type { Parts } from "../../parts.ts";
import { declineReasons } from "../decline-reasons.ts";

type Version = { version: number };

/** The answers that a buyer can give to an offer, and their forms. */
export const deciding = {
	/** Leads to the form in which it is accepted. */
	review: "Review and accept",
	acceptVersion: ({ version }: Version) => `Accept version ${version}`,
	/** While a change to it is being worked on. */
	acceptAsItIs: ({ version }: Version) => `Accept version ${version} as it is`,
	whatFollows: "We will then send you the proforma invoice.",
	consent: <Drawn>(offer: { terms: Drawn; count: string; total: Drawn; delivery: Drawn }): Parts<Drawn> => [
		"I have read the ",
		offer.terms,
		` and accept ${offer.count}, for `,
		offer.total,
		" ",
		offer.delivery,
		".",
	],
	terms: "terms",
	fullName: "Your full name",
	fullNameHint: "In place of a signature; it will appear on the proforma invoice",
	purchaseOrder: "Add your purchase order",
	optional: "(optional)",
	orderNumber: "Your order number",
	orderFile: "Your purchase order as a file",
	until: <Drawn>({ total, end }: { total: Drawn; end: Drawn }): Parts<Drawn> => [total, " until ", end],
	change: "Ask for a change",
	changeHint: "Other quantities or a message. We answer within 24\u00a0hours.",
	sendChange: "Send the change",
	message: "Message",
	decline: "Decline",
	declineHint: "A reason helps us, but you do not have to give one.",
	declineVersion: ({ version }: Version) => `Decline version ${version}`,
	because: "Main reason",
	becauses: declineReasons,
	noBecause: "No reason chosen",
	reason: "Reason",
	ownWords: "In your own words",
	renew: "Ask for a new offer",
	renewHint: "The same lines at today's prices, or what you write here. You will have our answer within 24\u00a0hours.",
	/** Beside the way to write a message. */
	withoutRenewing: "Without asking for a new offer",
	renewMessage: "Anything that should be different this time",
	sendRenewal: "Send the request",
	changedYourMind: "Changed your mind?",
	withdraw: "Withdraw the request",
	withdrawHint: "You can request it again later.",
	undoHead: "Undo the acceptance",
	undo: "Ask to undo the acceptance",
	undoHint: <Drawn>({ end }: { end: Drawn }): Parts<Drawn> => ["Possible until ", end, ", if we agree"],
	askToUndo: "Ask to undo it",
	youAskedToUndo: <Drawn>({ end }: { end: Drawn }): Parts<Drawn> => [
		"You have asked to undo the acceptance. We can agree until ",
		end,
		"; if we do not, the order stands.",
	],
	weAskToUndo: <Drawn>({ end }: { end: Drawn }): Parts<Drawn> => [
		"We ask to undo the acceptance. If you agree by ",
		end,
		", our offer stands again as before, and the proforma invoice no longer holds. If you do nothing, the order stands.",
	],
	agreeToUndo: "Agree to undo it",
	sending: "Sending...",
};
