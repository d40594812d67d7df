import type { QuoteLine } from "../../domain/quotes/content.ts";
import { exampleLine } from "./quotes.ts";

/** The most that a draft holds: a hundred lines, each split into forty cells with a surcharge for the largest size. */
export function fullQuoteLines(): QuoteLine[] {
	const colours = ["Navy", "Rust", "Ivory", "Olive", "Black", "Maroon", "Sand", "Teal"];
	const cells = colours.flatMap((colour) =>
		["S", "M", "L", "XL", "XXL"].map((size) => ({
			colour: colour.toLowerCase(),
			colourName: colour,
			size,
			quantity: 25,
		})),
	);
	return Array.from({ length: 100 }, (_, at) =>
		exampleLine({
			key: `l${at + 1}`,
			name: `Line ${at + 1}`,
			quantity: 1_000,
			requested: 1_000,
			asked: cells,
			cells,
			surcharges: [{ size: "XXL", amount: 2_000 }],
			note: "Dyed to your colours; the hand feel as the sample of last season.",
		}),
	);
}
