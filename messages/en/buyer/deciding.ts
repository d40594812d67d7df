import type { Parts } from "../../parts.ts";

type Version = { version: number };

/** The answers that a buyer can give to an offer, and their forms. */
export const deciding = {
	accept: "Accept",
	acceptVersion: ({ version }: Version) => `Accept version ${version}`,
	/** `leadTime` is empty where it is not known. */
	whatFollows: ({ leadTime }: { leadTime: string }) =>
		`We will then send you the proforma invoice.${leadTime === "" ? "" : ` Lead time: ${leadTime}.`}`,
	consent: <Drawn>(offer: { terms: Drawn; count: string; total: Drawn; delivery: string }): Parts<Drawn> => [
		"I have read the ",
		offer.terms,
		` and accept ${offer.count}, for `,
		offer.total,
		` ${offer.delivery}.`,
	],
	terms: "terms",
	fullName: "Your full name",
	until: <Drawn>({ total, end }: { total: Drawn; end: Drawn }): Parts<Drawn> => [total, " until ", end],
	change: "Ask for a change",
	changeHint: "Other quantities or a message. We answer within 24 hours.",
	sendChange: "Send the change",
	message: "Message",
	decline: "Decline",
	declineHint: "A reason helps us, but you do not have to give one.",
	declineVersion: ({ version }: Version) => `Decline version ${version}`,
	reason: "Reason",
	renew: "Ask for a new offer",
	renewHint: "The same lines at today's prices, or what you write here. You will have our answer within 24 hours.",
	renewMessageHint: "Anything that should be different this time.",
	changedYourMind: "Changed your mind?",
	withdraw: "Withdraw the request",
	withdrawHint: "You can put it into a new cart later.",
	sending: "Sending...",
};
