/** What becomes of a form of the shop. Source of the three sentences: specification, section 8. */
export const intake = {
	inquirySent: "Thank you for your inquiry! We will contact you within 24 hours.",
	inquiryFailed: "Failed to send message. Please try again.",
	orderFailed: "Failed to submit order. Please try again.",
};
