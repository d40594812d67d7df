import { plural } from "../count.ts";
import { countInWords } from "../number-words.ts";

type Counts = { categories: number; products: number };

const inWords = (count: number) => (count === 0 ? "no" : countInWords(count));

/** How much the catalogue holds. */
export const counts = {
	/** "Eight categories, forty products" */
	heading: ({ categories, products }: Counts) => {
		const text = `${inWords(categories)} ${plural(categories, { one: "category", other: "categories" })}, ${inWords(products)} ${plural(products, { one: "product", other: "products" })}`;
		return text.charAt(0).toUpperCase() + text.slice(1);
	},
};
