import { holdings, type ShownCatalogue } from "./catalogue-words.ts";
import type { Company } from "./company.ts";
import { serviceFigures as figures } from "./service-figures.ts";

/** The company's story, with the company's own name and city and what its catalogue holds today. */
export function aboutStory({ brandName, city }: Pick<Company, "brandName" | "city">, catalogue: ShownCatalogue) {
	const held = holdings(catalogue);
	return {
		heading: `A maker and exporter from ${city}`,
		paragraphs: [
			`${brandName} was founded in ${city} in 2018. Thari is Tamil for loom. The manufacturing base is in Tamil ` +
				"Nadu, and the business has traded since its first year with buyers in India and, since 2019, abroad.",
			...(held ? [held] : []),
			"Most of our clients are international textile buyers and wholesale customers. They choose the products and " +
				"quantities here and send one request. A member of staff reads it and replies with pricing and payment " +
				`details within ${figures.response}.`,
		],
	};
}

type Value = { id: string; title: string; text: string };

export const values: readonly Value[] = [
	{
		id: "heritage",
		title: "Heritage",
		text:
			"We are named after the loom. Temple borders, Madras checks and the dhoti belong to this region, " +
			"and they keep their place in the catalogue beside the shirt and the T-shirt.",
	},
	{
		id: "quality",
		title: "Quality",
		text:
			"Fibre, weave and weight are written on the product page, so that what arrives can be held against " +
			`what was ordered. Damage or a defect can be reported within ${figures.damageReport} of delivery.`,
	},
	{
		id: "global-reach",
		title: "Global Reach",
		text:
			`Delivery takes ${figures.asiaPacificMiddleEast} to Asia-Pacific and the Middle East, ` +
			`and ${figures.northAmericaEurope} to North America and Europe.`,
	},
	{
		id: "excellence",
		title: "Excellence",
		text:
			`We keep the times we give: an answer within ${figures.response}, ` +
			`and an order processed in ${figures.processing} once the goods are made.`,
	},
];

type Milestone = { year: number; title: string };

/** The six entries of the specification, section 2, About. */
export const timeline: readonly Milestone[] = [
	{ year: 2018, title: "Founded in Tiruppur" },
	{ year: 2019, title: "First export" },
	{ year: 2020, title: "Modern facility" },
	{ year: 2022, title: "10+ countries" },
	{ year: 2023, title: "Quality certification" },
	{ year: 2025, title: "Serving customers worldwide" },
];
