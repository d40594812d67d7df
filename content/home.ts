import { serviceFigures as figures } from "./service-figures.ts";

/** The hero. The heading is set line by line; the last line is the one phrase in italics. */
export const hero = {
	headingLines: ["Made in", "Tamil Nadu,", "for wholesale"],
	headingEmphasis: "buyers everywhere.",
	lead:
		"Sarees, silks, shirts and dhotis, priced by the piece. Send one request with your quantities; " +
		`we reply with pricing and payment details within ${figures.response}.`,
	imageAlt: "Pleats of five silk sarees fanned out: green, rose, turmeric, blue and ivory, each with a zari border",
} as const;

type Reason = {
	id: string;
	title: string;
	/** The figure or word that stands at the end of the row. */
	figure: string;
	text: string;
};

/** Why choose us: the four reasons of the specification, section 1. */
export const whyChooseUs: { imageAlt: string; reasons: readonly Reason[] } = {
	imageAlt: "Close view of a saree: maroon body with gold paisleys, temple points, green border of zari flowers",
	reasons: [
		{
			id: "fast-shipping",
			title: "Fast shipping",
			figure: "2 to 5 days",
			text:
				`Orders are processed in ${figures.processing} once the goods are made. ` +
				`Tracking data appears after ${figures.tracking}.`,
		},
		{
			id: "premium-quality",
			title: "Premium quality",
			figure: "ISO certified",
			text:
				"Made in Tamil Nadu since 2018: silk borders joined on the loom (korvai), butis woven in, and weave and weight " +
				"beside every price. The certificate and who issued it are not on this site yet: ask us for a copy before you rely\u00a0on\u00a0it.",
		},
		{
			id: "eco-friendly",
			title: "Eco-friendly",
			figure: "Fibres named",
			text:
				"Each product page gives the fibres in per cent; cotton, linen and silk lead the list. " +
				"No eco-label stands behind these words yet: ask us about a dye or a fibre before you order.",
		},
		{
			id: "customer-satisfaction",
			title: "Customer satisfaction",
			figure: figures.damageReport,
			text:
				`Easy returns: report damage or a defect within ${figures.damageReport} of delivery. ` +
				`A refund starts ${figures.refundStart} after approval.`,
		},
	],
};

export const aboutTeaser = {
	heading: "Thari is Tamil",
	headingEmphasis: "for loom.",
	paragraphs: [
		"The business began in Tiruppur in 2018, and its manufacturing base is in Tamil Nadu.",
		// Written with what keeps the letter in its line: this text comes with the browser's script, which has no function for it.
		"We make sarees, lehengas, shirts, T-\u2060shirts, trousers and dhotis for wholesale customers and textile buyers, " +
			"most of them outside India.",
	],
	imageAlt: "Pleats of a maroon silk saree above its deep green border with temple points",
} as const;
