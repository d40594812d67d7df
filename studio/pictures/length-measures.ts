import { seedCatalogue } from "../../content/catalogue/catalogue.ts";
import type { Recipe } from "../table.ts";

/** A length of cloth, cm: how long and wide it is, and how much of it is the blouse piece that is woven on. */
export type Measures = { length: number; width: number; blouse: number };

const BLOUSE = 80;

/** What the catalogue says of a saree or dhoti; undefined of goods that are no length of cloth. */
export const measuresOf = (id: string, kind: Recipe["kind"]): Measures | undefined => {
	if (kind !== "cotton-saree" && kind !== "silk-saree" && kind !== "dhoti") return undefined;
	const details = seedCatalogue.products.find((product) => product.id === id)?.details;
	if (!details?.lengthM || !details.widthCm) return undefined;
	const hasBlouse = details.components?.some(({ name }) => name.includes("blouse")) ?? false;
	return { length: details.lengthM * 100, width: details.widthCm, blouse: hasBlouse ? BLOUSE : 0 };
};
