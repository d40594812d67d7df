/** What the checkout's loader sends: its document has room for these sentences, its script has not. */
export const sent = {
	/** A link goes between the two parts. */
	noScript: [
		"The cart needs JavaScript. Without it, please ",
		"send us an inquiry",
		" with the products and quantities you need; we will contact you within 24 hours.",
	],
	phoneHint: "With country code, such as +44 or +971",
	/** Below the field, which is one for the whole address: a line for each part. */
	addressHint: "Street and number, city, state or province, and postal code, each on its own line",
	notesHint: "Colours, sizes, labels, packing",
	/** Below the name of the fold: what stands in it. */
	moreHolds: "Date, delivery terms, port or city, currency, your reference",
	/** Below the page's heading. */
	quoteRequest: "This is a request for a quote. You pay nothing now.",
	/** Below the button; the second and the fourth part are links. */
	accepts: [
		"By sending this request you accept our ",
		"Terms & Conditions",
		". Our ",
		"Privacy Policy",
		" says what we store.",
	],
	/** Where the steps that say it do not stand beside the form. */
	answer: "We will contact you with pricing and payment details within 24 hours.",
};
