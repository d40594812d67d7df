/** What becomes of a form of the shop. Source of the first three sentences: specification, section 8. */
export const intake = {
	inquirySent: "Thank you for your inquiry! We will contact you within 24 hours.",
	inquiryFailed: "Failed to send message. Please try again.",
	orderFailed: "Failed to submit order. Please try again.",
	/** The same for every address, so that nobody learns who has ordered. */
	orderListAsked:
		"If requests were sent under this address, a mail with the link to their list is on its way to it. It can take a few minutes.",
	orderListFailed: "The link could not be requested. Please try again.",
};
