/** Price, minimum and quantity on a product's page, and the way into the cart. */
export const order = {
	minOrder: "Min Order",
	quantity: "Quantity",
	total: "Total",
	note: "An order request is a quote request: we will reply with pricing and payment details within 24 hours.",
};
