import { pictureOf } from "../../../content/picture-source.ts";
import type { CategorySummary } from "../../../domain/catalogue/summary.ts";

/** A category as a small tile shows it. */
export type CategoryEntry = {
	id: string;
	name: string;
	/** How many products buyers see in it. */
	count: number;
	/** The base of its picture's files. */
	base: string;
};

export const categoryEntry = ({ id, name, count, image }: CategorySummary): CategoryEntry => ({
	...{ id, name, count, base: pictureOf(image).base },
});
