/** The page on which a buyer asks for the list of their requests. */
export const ask = {
	title: "My orders",
	lead: "Enter the email address you ordered with. If we have requests under it, we will email you a private link to the list, with the status of each.",
	labels: { email: "Email" },
	send: "Send me the link",
	sending: "Sending...",
	failed: "The link could not be requested. Please try again.",
	/** Below the form: what the link leads to, and where to ask. */
	comes: {
		title: "What the list shows",
		items: [
			"Every request sent under your address, newest first, with its reference and date",
			"What you asked for, and where each request stands",
			"The way to its private page, with our quotation and the conversation",
		],
		/** The mail address follows. */
		help: "No email after a few minutes? Look in your spam folder, or write\u00a0to",
	},
	fine: "The link works for 30 days. We send at most three of these emails a day to one address.",
};
