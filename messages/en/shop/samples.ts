import type { Unit } from "../../../domain/catalogue/catalogue.ts";
import { samples as said } from "../samples.ts";

/** Asking for samples, and those that are asked for in cart and checkout. */
export const samples = {
	...said,
	/** The title of the page. */
	title: ({ name }: { name: string }) => `${name}: sample`,
	heading: "Ask for a sample",
	lead: "A sample is part of your request and has no minimum order. We tell you its price with our answer.",
	back: "Back to the product",
	/** Above the form. */
	sampled: ({ sku, price, unit }: { sku?: string | undefined; price: string; unit: Unit }) =>
		`${sku === undefined ? "" : `Article number ${sku} · `}List price ${price} per ${unit}`,
	which: "Kind of sample",
	kinds: { piece: "Finished piece", swatch: "Swatch of the fabric" },
	colour: "Colour",
	anyColour: "Any colour",
	quantity: "Quantity",
	add: "Add to your request",
	/** @param sample "1 swatch, Navy" */
	added: ({ name, sample }: { name: string; sample: string }) => `${name}: ${sample} added to your request.`,
	onRequest: "Price on request",
	quantityOf: ({ name }: { name: string }) => `Samples of ${name}`,
	remove: "Remove",
	removeItem: ({ name }: { name: string }) => `Remove the sample of ${name}`,
	removeAllOf: ({ name }: { name: string }) => `Remove the samples of ${name}`,
	inRequest: "Samples in your request",
	checkout: "Go to checkout",
	/** The second part is a link. */
	noScript: ["Asking here needs JavaScript. Without it, please ", "write to us", " for a sample."],
};
