import type { Unit } from "../../../domain/catalogue/catalogue.ts";
import { samples } from "../samples.ts";

/** The page on which a sample is asked for. */
export const samplePage = {
	/** "1 swatch, Navy" */
	sample: samples.sample,
	/** The title of the page. */
	title: ({ name }: { name: string }) => `${name}: sample`,
	heading: "Ask for a sample",
	lead: "A sample is part of your request and has no minimum order.",
	back: "Back to the product",
	/** After the product's name. */
	sampled: ({ sku, price, unit }: { sku?: string | undefined; price: string; unit: Unit }) =>
		`${sku === undefined ? "" : `Article number ${sku} · `}List price ${price} per ${unit}`,
	which: "Kind of sample",
	kinds: { piece: "Finished piece", swatch: "Swatch of the fabric" },
	colour: "Colour",
	anyColour: "Any colour",
	quantity: "Quantity",
	add: "Add to your request",
	/** Below the button. */
	priced: "We answer within 24 hours with the price of the sample, and say whether it is credited against an order.",
	/** @param sample "1 swatch, Navy" */
	added: ({ name, sample }: { name: string; sample: string }) => `${name}: ${sample} added to your request.`,
	inRequest: "Samples in your request",
	checkout: "Go to checkout",
	/** The second part is a link. */
	noScript: ["Asking here needs JavaScript. Without it, please ", "write to us", " for a sample."],
};
