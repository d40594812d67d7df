import type { ChoiceKind, Unit } from "../../../../domain/catalogue/catalogue.ts";
import { number, unitFor } from "../../count.ts";
import { quoteRequest } from "../../quote-request.ts";

type Choice = { choice?: ChoiceKind | undefined };
type Place = { colour: string; size: string };
const place = ({ colour, size }: Place) => [colour, size].filter(Boolean).join(", ");
const counted = (count: number, unit: Unit) => `${number(count)} ${unitFor(count, unit)}`;

/** Splitting a quantity by colour and size. */
export const grid = {
	/** The title of the page, and over the grid. */
	title: ({ name, choice }: Choice & { name: string }) => {
		if (choice === "colours") return `${name}: colours`;
		return choice === "sizes" ? `${name}: sizes` : `${name}: colours and sizes`;
	},
	heading: ({ choice }: Choice) => {
		if (choice === "colours") return "Colours";
		return choice === "sizes" ? "Sizes" : "Colours and sizes";
	},
	lead: "Optional: what you leave open is agreed with you afterwards.",
	back: "Back to the product",
	price: "Price",
	quantity: "Quantity",
	/** Below the field. */
	minOrder: ({ count, unit }: { count: number; unit: Unit }) => `Min Order: ${counted(count, unit)}`,
	all: "Total at list price",
	/** Below it. */
	note: quoteRequest,
	/** Over the ways in which the table is filled by itself. */
	waysToFill: "Fill the table",
	ratio: "Ratio of sizes",
	/** @param pieces how many a pack of this ratio holds, while there is a ratio */
	packs: ({ pieces }: { pieces: number | undefined }) =>
		pieces === undefined ? "In whole packs" : `In whole packs of ${number(pieces)}`,
	fillByRatio: "Fill by ratio",
	fillAlike: "The same in each",
	clear: "Clear",
	/** The column or row of a product that is made in no sizes or colours to choose. */
	any: "Any",
	sum: "Sum",
	/** The same where a phone has it below the last colour. */
	sumOfAll: ({ count }: { count: number }) => `All ${count} colours`,
	article: ({ sku }: { sku: string }) => `Article number ${sku}`,
	/** One field of the grid. */
	cell: place,
	cellNotWhole: (where: Place) => `${place(where)}: please write a whole number, such as 12.`,
	toBeAgreed: ({ count, unit }: { count: number; unit: Unit }) => `${counted(count, unit)} to be agreed.`,
	allSplit: ({ count, unit }: { count: number; unit: Unit }) => `All ${counted(count, unit)} are split.`,
	over: ({ count, unit }: { count: number; unit: Unit }) => `${counted(count, unit)} do not fill a whole pack.`,
	rounded: "A ratio is rounded to whole pieces.",
	paste: "You can paste a block of cells from a spreadsheet into the table.",
	/** Where the line is in the cart already. */
	change: "Change in the cart",
	changed: ({ name }: { name: string }) => `${name}: changed in your cart.`,
	check: "Work out the total",
	/** The second part is a link. */
	noScript: ["The cart needs JavaScript. Without it, please ", "write to us", " with the quantities of your choice."],
};
