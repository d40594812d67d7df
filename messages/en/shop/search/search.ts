import { plural, productCount } from "../../count.ts";

/** The page on which products are looked for by words. */
export const search = {
	title: "Search",
	titleOf: ({ query }: { query: string }) => `Search: ${query}`,
	description: "Look for a product by name, article number, fibre, weave or colour.",
	label: "What are you looking for?",
	submit: "Search",
	hint: "By name, article number, fibre, weave or colour: “kanchipuram”, “linen shirt”, “navy polo”",
	count: ({ count, query }: { count: number; query: string }) =>
		plural(count, { one: `1 product for “${query}”`, other: `${count} products for “${query}”` }),
	/** The list is cut where more fit. */
	most: ({ count, query }: { count: number; query: string }) => `The ${count} best matches for “${query}”`,
	/** Above products that match some of the words typed, below those that match all of them. */
	partial: "Partial matches",
	/** No product matches every word. */
	onlyPartial: ({ query }: { query: string }) =>
		`No product matches every word of “${query}”. These match some of them`,
	none: ({ query }: { query: string }) => `Nothing found for “${query}”`,
	noneText: "Try another word, look through a category, or tell us what you need: much can be made to order.",
	lost: "The list could not be fetched. Please check your connection and search again.",
	ask: "Ask us for it",
	categories: "Categories",
	products: ({ count }: { count: number }) => productCount(count),
	/** Beside few results: others of the best one's category, and the way to all of it. */
	more: ({ category }: { category: string }) => `More in ${category}`,
	whole: ({ category }: { category: string }) => `All ${category}`,
	/** Where the word stands that a product was found by; of its name nothing needs to be said. */
	reasons: {
		number: "article number",
		category: "category",
		weave: "weave",
		fibre: "fibre",
		colour: "colour",
		description: "description",
		story: "description",
	},
	/** By a word that its name has in another form. */
	byOther: "Found by a similar name or spelling",
	foundBy: ({ reason }: { reason: string }) => `Found by its ${reason}`,
};
