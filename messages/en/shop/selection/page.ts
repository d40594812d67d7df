import type { Unit } from "../../../../domain/catalogue/catalogue.ts";
import { number, plural, productCount, unitFor } from "../../count.ts";
import { quoteRequest } from "../../quote-request.ts";
import type { TodayFacts } from "../cart/reopen.ts";

const lines = (count: number) => plural(count, { one: "1 line", other: `${count} lines` });

/** The page that opens a selection which somebody has passed on. */
export const page = {
	title: "A selection for you",
	description: "A selection of products that was shared with you, at today's prices.",
	reading: "One moment: we are looking these products up in the catalogue.",
	lead: "Someone has put these products together for you. Prices and minimum orders are from today's catalogue.",
	/** What a product is called that the catalogue no longer has. */
	goneName: "No longer available",
	gone: "This product is no longer in our catalogue. Please write to us if you still need it.",
	cellsGone: ({ names, count }: { names: readonly string[]; count: string }) =>
		`No longer made: ${names.join(", ")}. Colours and sizes of ${count} are to be agreed.`,
	/** "60 pieces, ₹820 per piece, min 30" */
	line: ({ quantity, price, unit, minimum, before }: TodayFacts) =>
		`${quantity}, ${price} per ${unit}, min\u00a0${minimum}${before === null ? "" : `. The selection says ${before}, which cannot be ordered today.`}`,
	/** Above the lines. */
	pricesChanged: ({ count }: { count: number }) =>
		`${plural(count, { one: "1 price has", other: `${count} prices have` })} changed since this selection was shared. The lines below show both.`,
	/** The old price follows, struck through, and then the new one. */
	priceWas: "Price changed from",
	priceNow: ({ price, unit }: { price: string; unit: Unit }) => `to ${price} per ${unit}`,
	total: "Total at today's list prices",
	/** Above it, where it came to something else. */
	totalShared: "Total when it was shared",
	samples: "Samples",
	lost: ({ count }: { count: number }) =>
		`${lines(count)} of this link cannot be read: it was cut or changed on the way. Please ask for the whole link if something is missing.`,
	unreadable:
		"This link cannot be read: it was cut or changed on the way. Please ask whoever sent it to copy the whole link once more.",
	newer: "This link was made by a newer version of our site. Please reload the page.",
	empty: "There is nothing in this link. Put products into your cart to share a selection of your own.",
	failed: "The products could not be looked up. Please check your connection and try again.",
	again: "Try again",
	/** On a phone, whose bar has the first answer, to all of them below the lines. */
	toChoice: "Add to cart, or save as PDF",
	ask: "What would you like to do with it?",
	cartEmpty: "Your cart is empty.",
	cartHolds: ({ count, pieces }: { count: number; pieces: number }) =>
		`Your cart holds ${productCount(count)}, ${number(pieces)} ${unitFor(pieces, "piece")}. It stays as it is until you choose.`,
	add: "Add to my cart",
	replace: ({ count }: { count: number }) => `Replace my cart (removes ${productCount(count)})`,
	added: "The selection is in your cart.",
	replaced: "Your cart now holds this selection.",
	checkout: "Proceed to Checkout",
	seeProducts: "See all products",
	note: `A selection is not an order. ${quoteRequest}`,
	/** The second and fourth parts are links. */
	noScript: [
		"The selection is held in the link itself and is not sent to us, so showing it needs JavaScript. Without it, please ask for the selection as text or as PDF, look at ",
		"our products",
		" or ",
		"write to us",
		".",
	],
};
