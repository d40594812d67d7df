import type { Colour, Fibre } from "../../../../domain/catalogue/cloth-families.ts";
import type { ChoiceName, SORTS } from "../../../../domain/catalogue/narrowing.ts";

const labels: Readonly<Record<ChoiceName, string>> = {
	fibre: "Fibre",
	colour: "Colour",
	"price-from": "Price from",
	"price-to": "Price up to",
	minimum: "Min order up to",
	sample: "Sample available",
	sort: "Sort by",
};

const fibres: Readonly<Record<Fibre, string>> = {
	cotton: "Cotton",
	silk: "Silk",
	linen: "Linen",
	wool: "Wool",
	viscose: "Viscose",
	modal: "Modal",
	lyocell: "Lyocell",
	polyester: "Polyester",
	nylon: "Nylon",
	elastane: "Elastane",
	zari: "Zari",
	jute: "Jute",
	hemp: "Hemp",
};

const colours: Readonly<Record<Colour, string>> = {
	red: "Red",
	pink: "Pink",
	orange: "Orange",
	yellow: "Yellow",
	green: "Green",
	teal: "Teal",
	blue: "Blue",
	purple: "Purple",
	brown: "Brown",
	beige: "Beige",
	white: "White",
	grey: "Grey",
	black: "Black",
};

const sorts: Readonly<Record<(typeof SORTS)[number], string>> = {
	price: "Price, lowest first",
	"price-down": "Price, highest first",
	minimum: "Minimum order, smallest first",
	"minimum-down": "Minimum order, largest first",
};

/** How the list of products is narrowed and sorted. */
export const narrowing = {
	title: "Filter and sort",
	/** With how much is chosen. */
	titleCounted: ({ count }: { count: number }) => `Filter and sort (${count})`,
	labels,
	fibres,
	colours,
	sorts,
	any: "Any",
	inOrder: "As listed",
	/** A choice, with how many products it has. */
	counted: ({ choice, count }: { choice: string; count: string }) => `${choice} (${count})`,
	from: ({ price }: { price: string }) => `From ${price}`,
	upTo: ({ price }: { price: string }) => `Up to ${price}`,
	minimum: ({ count }: { count: number }) => `Minimum up to ${count}`,
	show: "Show products",
	clear: "Clear all",
	list: "Your choices",
	remove: ({ choice }: { choice: string }) => `Remove: ${choice}`,
};
