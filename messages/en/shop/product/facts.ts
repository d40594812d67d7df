import type { Unit } from "../../../../domain/catalogue/catalogue.ts";
import { plural, unitFor } from "../../count.ts";

/** The table of what is known of a product, row by row: its label and, where it is no name or number alone, its text. */
export const facts = {
	composition: "Composition",
	construction: "Construction",
	knit: "Knit",
	woven: "Woven",
	weave: "Weave",
	weight: "Fabric weight",
	gsm: ({ gsm }: { gsm: number }) => `${gsm} gsm (g/m²)`,
	width: "Width",
	length: "Length",
	sizes: "Sizes",
	sizeRatio: "Size ratio",
	care: "Care",
	orderedIn: "Ordered in",
	multiples: ({ multiple, unit }: { multiple: number; unit: Unit }) => `multiples of ${multiple} ${unitFor(2, unit)}`,
	leadTime: "Lead time",
	days: ({ days }: { days: number }) => plural(days, { one: `${days} day`, other: `${days} days` }),
	sample: "Sample",
	sampleFirst: ({ unit }: { unit: Unit }) => `One ${unit} can be sent in advance`,
	hsHeading: "HS heading",
	hsCode: ({ code }: { code: string }) => `${code}, to be confirmed by the customs broker`,
	processing: "Order processing",
	/** @param days "2 to 5 business days" */
	onceMade: ({ days }: { days: string }) => `${days} once the goods are made`,
};
