/** The page on which a buyer asks for the list of their requests. */
export const ask = {
	title: "My orders",
	lead: "Enter the email address you ordered with. If we have requests under it, we will email you a private link to the list, with the status of each.",
	labels: { email: "Email" },
	send: "Send me the link",
	sending: "Sending...",
	failed: "The link could not be requested. Please try again.",
	fine: "The link works for 30 days. We send at most three of these emails a day to one address.",
};
