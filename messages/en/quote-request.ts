/** What an order request is, wherever somebody is about to make one and on what they take along. */
export const quoteRequest =
	"An order request is a quote request: we will reply with pricing and payment details within 24 hours.";
