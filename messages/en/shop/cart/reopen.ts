import type { Unit } from "../../../../domain/catalogue/catalogue.ts";

/** The lines of an earlier request, to be put into a new cart. */
export const reopen = {
	title: "Order again",
	request: ({ reference }: { reference: string }) => `Request ${reference}`,
	lead: "Prices and minimum orders are from today's catalogue. Your earlier request stays as it is.",
	total: "At today's list price",
	fill: ({ count }: { count: number }) =>
		count === 1 ? "Add this item to the cart" : `Add all ${count} items to the cart`,
	back: "Back to your page",
	noScript: "The cart needs JavaScript. Each name above leads to the product, with its price and minimum order.",
	gone: "No longer in our catalogue. Please write to us if you still need it.",
	line: ({ quantity, price, unit, before }: { quantity: string; price: string; unit: Unit; before: string | null }) =>
		`${quantity}, ${price} per ${unit}.${before === null ? "" : ` You asked for ${before} before.`}`,
};
