import type { Unit } from "../../domain/catalogue/catalogue.ts";
import type { UnitCount } from "../../domain/orders/unit-counts.ts";
import { number, plural, productCount, unitFor } from "./count.ts";
import { goodsCounts } from "./goods-count.ts";
import { quoteRequest } from "./quote-request.ts";

/** What a line sheet and the PDF of a selection say. */
export const sheets = {
	allProducts: "All products",
	lineSheet: ({ day }: { day: string }) => `Line sheet of ${day}`,
	selection: "Selection",
	ofDay: ({ day }: { day: string }) => `Prices of ${day}`,
	products: ({ count }: { count: number }) => productCount(count),
	note: `List prices in Indian rupees. ${quoteRequest}`,
	/** Over a line sheet that does not hold everything. */
	firstOf: ({ shown, count, address }: { shown: number; count: number; address: string }) =>
		`These are the first ${number(shown)} of ${productCount(count)}. For others, please choose a category at ${address}, or put what interests you into the cart and save the selection as a PDF.`,
	/** Over a selection of which some products are gone. */
	leftOut: ({ count }: { count: number }) =>
		plural(count, {
			one: "1 product of this selection is no longer in our catalogue and is left out.",
			other: `${number(count)} products of this selection are no longer in our catalogue and are left out.`,
		}),
	number: ({ sku }: { sku: string }) => `Article ${sku}`,
	gsm: ({ gsm }: { gsm: number }) => `${gsm}\u00a0g/m²`,
	/** The measures of the cloth: "120 cm wide, 5.5 m long" */
	wide: ({ cm }: { cm: number }) => `${cm} cm wide`,
	long: ({ metres }: { metres: number }) => `${metres} m long`,
	sizes: ({ sizes }: { sizes: string }) => `Sizes ${sizes}`,
	multiples: ({ multiple, unit }: { multiple: number; unit: Unit }) =>
		`Ordered in multiples of ${multiple} ${unitFor(2, unit)}`,
	moreColours: ({ count }: { count: number }) => `and ${count} more`,
	goods: "Goods",
	each: "Each",
	quantity: "Quantity",
	amount: "Amount",
	total: "Total at list price",
	count: ({ counts }: { counts: readonly UnitCount[] }) => goodsCounts({ counts, figure: number }),
	/** What the files are called. */
	fileName: ({ category }: { category: string }) => (category === "" ? "line-sheet.pdf" : `line-sheet-${category}.pdf`),
	selectionFileName: ({ day }: { day: string }) => `selection-${day}.pdf`,
};
