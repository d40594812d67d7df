import { plural } from "../../count.ts";

/** What is found while somebody types into the header's search. */
export const suggestions = {
	list: "Products found",
	all: ({ query }: { query: string }) => `All results for “${query}”`,
	/** Said to whoever does not see the list. */
	count: ({ count }: { count: number }) =>
		plural(count, {
			one: "1 product. Use the arrow keys to choose it.",
			other: `${count} products. Use the arrow keys to choose one.`,
		}),
	none: ({ query }: { query: string }) => `Nothing found for “${query}”`,
};
