/** The dialog that asks how many pieces go into the cart. */
export const dialog = {
	close: "Close",
	price: "Price",
	minimum: "Minimum order",
	quantity: "Quantity",
	total: "Total",
	cancel: "Cancel",
};
