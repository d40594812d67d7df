import type { Sample } from "../../domain/orders/samples.ts";
import { plural } from "./count.ts";

type Said = Pick<Sample, "kind" | "quantity" | "colourName">;

const counted = ({ kind, quantity }: Said) =>
	kind === "piece"
		? plural(quantity, { one: "1 piece", other: `${quantity} pieces` })
		: plural(quantity, { one: "1 swatch", other: `${quantity} swatches` });

/** "1 swatch, Navy" */
const sample = (said: Said) => [counted(said), said.colourName].filter(Boolean).join(", ");

/** The samples that a request asks for. */
export const samples = {
	/** Over them, and the column of a file that holds them. */
	name: "Samples",
	sample,
	/** "Madras Check Shirt: 1 swatch, Navy" */
	line: ({ name, ...said }: Said & { name: string }) => `${name}: ${sample(said)}`,
	/** In place of a count of goods, where a request asks for nothing else. */
	alone: "samples only",
	/** What kind it is, where the count is said elsewhere: "Swatch, Navy". */
	kind: ({ kind, colourName }: Omit<Said, "quantity">) =>
		[kind === "piece" ? "Finished piece" : "Swatch", colourName].filter(Boolean).join(", "),
	/** What a quotation says of a sample's price. */
	priced: {
		sample: "Sample",
		"credited-sample": "Sample, its price credited against an order",
		free: "Sample, free of charge",
	},
};
