/** The cart that slides in from the right. */
export const drawer = {
	title: ({ count }: { count: string }) => `Shopping Cart (${count})`,
	close: "Close the cart",
	empty: "Your cart is empty",
	emptyHint: "Looks like you haven't added anything to your cart yet",
	continueShopping: "Continue Shopping",
	total: "Total",
	checkout: "Proceed to Checkout",
	note: "This is a request for a quote. We will reply with pricing and payment details within 24 hours.",
};
