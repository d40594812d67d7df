import { plural } from "../../count.ts";

/** The list of products, all of them or those of a category. */
export const page = {
	title: "Products",
	lead: "List prices in rupees, per piece. Set your quantities and ask us for a quote: nothing is charged here.",
	range: ({ price, minimum }: { price: string; minimum: string }) => `From ${price} per piece and from ${minimum}.`,
	none: "No products found in this category.",
	/** Opens in a tab of its own; a narrow screen shows the first part alone. */
	lineSheet: ["Line sheet", " (PDF)"],
	shown: ({ count }: { count: number }) => plural(count, { one: `${count} product`, other: `${count} products` }),
	narrow: "Filter and sort",
	/** The second and the fourth part are links. */
	sortBy: ["Sort by ", "price", " or ", "minimum"],
	/** Where what is chosen leaves nothing over. */
	noneLeft: "No product matches all of your choices.",
	showAll: "Show all products",
	other: "Another colour, cloth or size? Tell us what you need.",
	contact: "Contact us",
	quickOrder: "Already have a list? Use quick order",
	/** The second part is a link. */
	noScript: [
		"The cart needs JavaScript. Without it, please ",
		"write to us",
		" with the names and quantities you need.",
	],
	/** Follows the title on every page of the list but the first. */
	behindTitle: ({ page }: { page: number }) => `, page ${page}`,
	categoryTitle: ({ category, count }: { category: string; count: number }) =>
		`${category}: ${plural(count, { one: `${count} product`, other: `${count} products` })} with price and minimum`,
	categoryDescription: ({ text }: { text: string }) =>
		`${text} Price and minimum order on every item; ask for a quote on any of them.`,
	/** The title of the feed of what was added last. */
	newProducts: ({ brandName }: { brandName: string }) => `New products of ${brandName}`,
	categories: "Categories",
	category: "Category",
	all: "All Products",
	closeCategories: "Close the categories",
};
