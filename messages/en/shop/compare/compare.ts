import type { Packing, Unit } from "../../../../domain/catalogue/catalogue.ts";
import { number, plural, productCount, unitFor } from "../../count.ts";

/** Products side by side. */
export const compare = {
	title: "Compare products",
	description: "Up to four products side by side: price, minimum order, cloth, weight, colours and sizes.",
	lead: "Choose up to four products to see them side by side.",
	back: "Back to products",
	table: "Products side by side",
	/** The names above the table, each with the way to take it out. */
	names: "Products compared",
	/** Where not all of them fit the screen. */
	slide: ({ count }: { count: number }) => `Slide the table sideways to see all ${count}`,
	what: "Product",
	differs: "differs",
	legend: "marks what differs.",
	notStated: "Not stated",
	doesNotApply: "Does not apply",
	customs: "* To be confirmed by the customs broker.",
	article: "Article number",
	price: "Price",
	atQuantity: "Price at quantity",
	minimum: "Min Order",
	construction: "Construction",
	colours: "Colours",
	packing: "Packing",
	perInner: ({ count, unit }: { count: number; unit: Unit }) =>
		`${number(count)} ${unitFor(count, unit)} in an inner pack`,
	perCarton: ({ count, unit }: { count: number; unit: Unit }) => `${number(count)} ${unitFor(count, unit)} in a carton`,
	carton: ({ length, width, height }: NonNullable<Packing["carton"]>) => `Carton ${length} × ${width} × ${height} cm`,
	net: ({ kg }: { kg: number }) => `${kg} kg net`,
	gross: ({ kg }: { kg: number }) => `${kg} kg gross`,
	range: ({ range, price }: { range: string; price: string }) => `${range}: ${price}`,
	remove: "Remove",
	removeOf: ({ name }: { name: string }) => `Remove ${name} from the comparison`,
	tooMany: ({ count }: { count: number }) =>
		`You can compare up to four products; ${productCount(count)} more ${plural(count, { one: "was", other: "were" })} left out. Remove one to add another.`,
	unknown: ({ count }: { count: number }) =>
		plural(count, {
			one: "1 product in this link is not in our catalogue.",
			other: `${count} products in this link are not in our catalogue.`,
		}),
	full: "4 of 4 chosen. Remove one to compare another.",
	add: "Add products",
	choose: "Choose products",
	from: "Category",
	search: "Look for a product",
	find: "Search",
	submit: "Compare",
	none: "No products found in this category.",
	noneFound: ({ query }: { query: string }) => `Nothing found for “${query}”.`,
	firstOf: ({ shown, count }: { shown: number; count: number }) =>
		`These are the first ${shown} of ${number(count)}; look for others by name.`,
};
