/** The dialog that asks how many pieces go into the cart. */
export const dialog = {
	close: "Close",
	article: ({ sku }: { sku: string }) => `Article number ${sku}`,
	price: "Price",
	minimum: "Minimum order",
	quantity: "Quantity",
	total: "Total",
	/** Below it. */
	note: "An order request is a quote request: we will reply with pricing and payment details within 24 hours.",
	cancel: "Cancel",
};
