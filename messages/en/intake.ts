/** What is said once a form of the shop is stored. Source of the first sentence: specification, section 8. */
export const intake = {
	inquirySent: "Thank you for your inquiry! We will contact you within 24 hours.",
	/** The same for every address, so that nobody learns who has ordered. */
	orderListAsked:
		"If requests were sent under this address, a mail with the link to their list is on its way to it. It can take a few minutes.",
};
