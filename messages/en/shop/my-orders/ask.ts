/** The page on which a buyer asks for the list of their requests. */
export const ask = {
	title: "My orders",
	lead: "Type the email address you ordered with. If requests were sent under it, a mail brings you a private link that lists them, each with where it stands.",
	labels: { email: "Email" },
	send: "Send me the link",
	sending: "Sending...",
	failed: "The list could not be asked for. Please try again.",
	fine: "The link works for 30 days. An address gets at most three such mails a day.",
};
