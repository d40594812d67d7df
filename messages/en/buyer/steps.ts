/** The way of a request from asking to the buyer's answer, in a few words a step. */
export const steps = {
	youAsked: "Requested",
	version: ({ version }: { version: number }) => `Version ${version}`,
	inReview: "In review",
	weAnswered: "We answered",
	after: ({ span }: { span: string }) => `after ${span}`,
	weAsked: "We asked you",
	answerToUs: "You answer",
	youAnswered: "You answered",
	newVersion: "New version",
	follows: "follows",
	yourDecision: "Your decision",
	askedForChange: "You asked for a change",
	accepted: "Accepted",
	proforma: "Proforma invoice",
	ready: "ready",
	beingMade: "being made",
	/** The payments of an order, by their places in its schedule. */
	payment: ({ place, of }: { place: number; of: number }) => {
		if (of === 1) return "Payment";
		if (place === 1) return "First payment";
		return place === of ? "Balance" : `Payment ${place} of ${of}`;
	},
	recorded: "received",
	making: "Making",
	inProduction: "In production",
	dispatch: "Dispatch",
	/** Where the goods are fetched from us. */
	collection: "Ready for collection",
	/** `port` is "" where none is agreed. */
	carried: ({ delivery, port }: { delivery: string; port: string }) =>
		port === "" ? delivery : `${delivery}, port of loading ${port}`,
	youDeclined: "You declined",
	youWithdrew: "You withdrew",
	weDeclined: "We declined",
	expired: "Expired",
	quotation: "Quotation",
	withPricesAndTerms: "with all prices and terms",
	notBound: "nothing binds you until then",
	/** What became of a version, beside the day on which it was sent. */
	ended: {
		superseded: "since replaced",
		withdrawn: "since withdrawn",
		expired: "since expired",
		declined: "since declined",
		refused: "since ended",
	},
};
