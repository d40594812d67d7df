/** The contact form, and the headings above it on the home page and on the contact page. */
export const inquiry = {
	heading: "Ask us about a fabric, a size or a date",
	lead: "We will contact you within 24 hours.",
	labels: {
		name: "Name",
		email: "Email",
		company: "Company",
		country: "Country",
		otherCountry: "Your location",
		message: "Message",
	},
	messageHint: "What you need, how many pieces, and by when",
	send: "Send Message",
	sending: "Sending...",
	failed: "Failed to send message. Please try again.",
	/** How a message begins that is about a product. */
	about: ({ name }: { name: string }) => `About ${name}: `,
};
