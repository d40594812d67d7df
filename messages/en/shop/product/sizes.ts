import type { SizeMeasure } from "../../../../domain/catalogue/size-guide.ts";
import { plural } from "../../count.ts";

const measures: Record<SizeMeasure["of"], string> = {
	"mens-chest": "Men’s chest, cm",
	"womens-bust": "Women’s bust, cm",
	chest: "Chest, cm",
	waist: "Waist, cm",
};

/** The table of a product's sizes. */
export const sizes = {
	size: "Size",
	measures,
	pack: ({ count }: { count: number }) =>
		plural(count, { one: `In a pack of ${count} piece`, other: `In a pack of ${count} pieces` }),
	letters: "Body measures, by EN 13402-3.",
	inches: "The size is the body measure in inches.",
	/** A link follows. */
	garment: "The measures of the finished garment:",
	ask: "ask us",
};
