import type { Unit } from "../../domain/catalogue/catalogue.ts";
import { pluralIn } from "../plural.ts";

export const plural = pluralIn("en");

/** "1,250" */
export const number = new Intl.NumberFormat("en").format;

/** "1 product", "1,250 products" */
export const productCount = (count: number) => plural(count, { one: "1 product", other: `${number(count)} products` });

/** "pieces", "set": the unit of a product, as it follows a count. */
export function unitFor(count: number, unit: Unit): string {
	return plural(count, { one: unit, other: `${unit}s` });
}
