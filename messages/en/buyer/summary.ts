import type { Parts } from "../../parts.ts";

/** The few figures that stay in sight beside the page. */
export const summary = {
	accepted: "Accepted",
	purchaseOrder: "Your order number",
	leftOut: "Not taken",
	timeLeft: "Time left to accept",
	/** Before the moment at which it ended. */
	ended: {
		superseded: "Replaced",
		withdrawn: "Withdrawn",
		expired: "Was open until",
		declined: "Declined",
		refused: "Ended",
	},
	/** Heading above the action once a quotation is over. */
	nextStep: "Next step",
	/** Below the total of a quotation that can no longer be accepted. */
	noLongerValid: "No longer valid",
	left: <Drawn>({ span }: { span: Drawn }): Parts<Drawn> => [span, " left"],
	offered: "Offered",
	ordered: "Ordered",
	leadTime: "Lead time",
	payment: "Payment",
	document: "Document",
	documents: "Documents",
	proforma: "Proforma invoice",
	quotation: "Quotation",
	order: "Your order",
	answerBy: "Our answer by",
	yourRequest: "Your request",
	answerIsLate: "Our answer is late",
	reference: "Reference",
	askedFor: "Asked for",
	atListPrice: "At list price",
	goesTo: "Goes to",
	/** No more than those: what duty and tax come to where the goods arrive is not in it. */
	chargesIncluded: ", including the charges listed",
};
