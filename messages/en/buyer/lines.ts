/** What was asked for and what is offered, line by line. */
export const lines = {
	each: "Each",
	listPrice: "List price",
	/** Over the quantities. */
	quantities: { piece: "Pieces", set: "Sets", mixed: "Quantity" },
	amount: "Amount",
	/** Beside the heading of an offer that can no longer be accepted. */
	ended: "No longer valid",
	youAskedFor: ({ count }: { count: string }) => `You asked for ${count}`,
	atListPrice: "At list price",
	samplePrices: "The prices of samples come with the quotation.",
	whatFollows: "What follows",
	asListed: "As listed on the day you asked.",
	pricesFollow: "Your prices, freight and insurance come with the quotation.",
	unavailable: "Not available",
	/** Behind a quantity and behind a price, for those who hear the page. */
	heard: { piece: " pieces, ", set: " sets, ", each: " each, " },
	byQuantity: "Price by quantity",
	inThisQuote: " in this offer",
	inWords: "In words",
	hsCodes: "HS codes",
	customs: "HS codes are to be confirmed by the customs broker.",
};
