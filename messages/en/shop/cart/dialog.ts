import { quoteRequest } from "../../quote-request.ts";

/** The dialog that asks how many pieces go into the cart. */
export const dialog = {
	close: "Close",
	article: ({ sku }: { sku: string }) => `Article number ${sku}`,
	price: "Price",
	minimum: "Min Order",
	quantity: "Quantity",
	total: "Total at list price",
	/** Below it. */
	note: quoteRequest,
	cancel: "Cancel",
};
