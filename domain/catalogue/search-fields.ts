import type { Product } from "./catalogue.ts";
import { searchWords } from "./search-words.ts";

/** Where a word may stand, what counts most first; its place in this list is what the index keeps of it. */
export const SEARCH_FIELDS = [
	"number",
	"name",
	"category",
	"weave",
	"fibre",
	"colour",
	"description",
	"story",
] as const;
export type SearchField = (typeof SEARCH_FIELDS)[number];

/** How much a word counts in each of them. */
export const FIELD_WEIGHTS: Readonly<Record<SearchField, number>> = {
	number: 12,
	name: 10,
	category: 5,
	weave: 4,
	fibre: 3,
	colour: 3,
	description: 2,
	story: 1,
};

/** What somebody may look for a product by. */
function searchTexts(product: Product, category: string): Readonly<Record<SearchField, string>> {
	const { name, sku = "", description, story, details } = product;
	const parts = details.components ?? [];
	return {
		number: sku,
		name,
		category,
		weave: [details.weave, details.construction, details.gsm].join(" "),
		fibre: parts.flatMap(({ fibres }) => fibres.map(({ fibre }) => fibre)).join(" "),
		colour: (details.colourways ?? []).map(({ code, name }) => `${code} ${name}`).join(" "),
		description: [description, ...parts.map((part) => part.name)].join(" "),
		story: [story, details.hsCode, ...(details.sizes ?? [])].join(" "),
	};
}

/** Where each word of a product stands. */
export function searchEntries(product: Product, category: string): { word: string; field: SearchField }[] {
	const texts = searchTexts(product, category);
	return SEARCH_FIELDS.flatMap((field) => [...new Set(searchWords(texts[field]))].map((word) => ({ word, field })));
}
