import type { DeclineReason } from "../../../domain/cases/decline-reasons.ts";
import { declineReasons } from "../decline-reasons.ts";
import { goodsCount } from "../goods-count.ts";

type Accepted = { what: string; name: string; delivery: string; leftOut: readonly string[] };

/** What the entries of a conversation say was done, under the name of the person. */
export const entries = {
	goodsCount,
	you: "You",
	version: ({ version }: { version: number }) => `version ${version}`,
	theQuote: "the offer",
	/** `what` is "version 2", or "the offer". */
	sent: ({ what }: { what: string }) => `Sent ${what}.`,
	askedForChange: ({ what }: { what: string }) => `Asked for a change to ${what}.`,
	/** `delivery` and `leftOut` are empty where there was no choice. */
	accepted: ({ what, name, delivery, leftOut }: Accepted) =>
		`Accepted ${what}${delivery === "" ? "" : `, ${delivery},`} as ${name}${leftOut.length === 0 ? "" : `, without ${leftOut.join(", ")}`}.`,
	declined: ({ what, because }: { what: string; because: DeclineReason | undefined }) =>
		because ? `Declined ${what}: ${declineReasons[because].toLowerCase()}.` : `Declined ${what}.`,
	withdrewRequest: "Withdrew the request.",
	withdrewQuote: "Withdrew the offer.",
	noOffer: "Could not make an offer.",
	askedForNew: "Asked for a new offer.",
	askedUndo: "Asked to undo the acceptance.",
	agreedUndo: "Agreed to undo the acceptance; the offer stands again as before.",
	paymentArrived: "A payment has arrived; the acceptance stands.",
	productionBegun: "Production has begun; the acceptance stands.",
	stoppedReminders: "Asked for no more reminders.",
	quoteExpired: "The offer expired.",
};
