import type { Unit } from "../../../../domain/catalogue/catalogue.ts";
import { plural } from "../../count.ts";

/** What is said of a line of earlier as today's catalogue has it; `before` is what was asked for, where that cannot be ordered. */
export type TodayFacts = {
	quantity: string;
	price: string;
	unit: Unit;
	minimum: string;
	before: string | null;
};

/** The lines of an earlier request, to be put into a new cart. */
export const reopen = {
	title: "Request this again",
	request: ({ reference }: { reference: string }) => `Request ${reference}`,
	lead: "Prices and minimum orders are today's, and you can still change quantities in the cart. Your earlier request stays as it is.",
	total: "Total at today's list prices",
	fill: ({ count }: { count: number }) =>
		plural(count, { one: "Add this product to the cart", other: `Add all ${count} products to the cart` }),
	back: "Back to your page",
	noScript: "The cart needs JavaScript. Each name above leads to the product, with its price and minimum order.",
	gone: "No longer in our catalogue. Please write to us if you still need it.",
	samples: "Samples",
	sampleGone: "Samples of this product are no longer available.",
	/** Where there are no lines, and samples alone. */
	fillSamples: "Add these samples to your request",
	/** What the earlier request asked for beside its goods, in one line. */
	wishes: ({ wishes }: { wishes: string }) =>
		`The checkout will be filled in with what you asked for before: ${wishes}.`,
	/** What of a split can be ordered no longer: colours and sizes by their names. */
	cellsGone: ({ names, count }: { names: readonly string[]; count: string }) =>
		`No longer made: ${names.join(", ")}. Please tell us what you would like for ${count}.`,
	/** Where the owner has given it one. */
	article: ({ sku }: { sku: string }) => `Article ${sku}`,
	/** "60 pieces, ₹820 per piece, min 30" */
	line: ({ quantity, price, unit, minimum, before }: TodayFacts) =>
		`${quantity}, ${price} per ${unit}, min\u00a0${minimum}${before === null ? "" : `. You asked for ${before} before.`}`,
};
