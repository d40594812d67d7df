import { goodsCount } from "../goods-count.ts";

/** What the entries of a conversation say was done, under the name of the person. */
export const entries = {
	goodsCount,
	you: "You",
	version: ({ version }: { version: number }) => `version ${version}`,
	theOffer: "the offer",
	/** `what` is "version 2", or "the offer". */
	sent: ({ what }: { what: string }) => `Sent ${what}.`,
	askedForChange: ({ what }: { what: string }) => `Asked for a change to ${what}.`,
	accepted: ({ what, name }: { what: string; name: string }) => `Accepted ${what} as ${name}.`,
	declined: ({ what }: { what: string }) => `Declined ${what}.`,
	withdrewRequest: "Withdrew the request.",
	withdrewOffer: "Withdrew the offer.",
	noOffer: "Could not make an offer.",
	askedForNew: "Asked for a new offer.",
	offerExpired: "The offer expired.",
};
