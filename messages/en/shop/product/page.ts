import type { Unit } from "../../../../domain/catalogue/catalogue.ts";
import type { ProductView } from "../../../../domain/catalogue/product-views.ts";

/** What each view shows; the front needs no word. */
const VIEWS: Record<ProductView, string> = {
	front: "",
	back: "from behind",
	length: "opened to its length",
	close: "close view of the fabric",
	swatch: "a swatch beside a ruler",
	inside: "the reverse side and its finish",
	packed: "packed as delivered",
};

type Priced = { name: string; price: string; unit: Unit };

/** A product's page. */
export const page = {
	title: ({ name, price, unit }: Priced) => `${name}, ${price} per ${unit}`,
	description: ({ text, price, unit, minimum }: Omit<Priced, "name"> & { text: string; minimum: string }) =>
		`${text}. ${price} per ${unit}, minimum order ${minimum}. Ask for a quote within 24 hours.`,
	closeView: ({ name }: { name: string }) => `${name}, close view of the fabric`,
	/** What a further picture shows. @param colour "Bottle green and wine", of a picture in another colour than the first */
	viewIn: ({ name, view, colour }: { name: string; view: ProductView; colour?: string | undefined }) =>
		[name, ...(colour === undefined ? [] : [`in ${colour.toLowerCase()}`]), VIEWS[view]].filter(Boolean).join(", "),
	breadcrumb: "Breadcrumb",
	products: "Products",
	fabric: "The fabric",
	colours: "Colours",
	chosenColour: ({ name }: { name: string }) => `Chosen for all: ${name}`,
	noColour: "None chosen: to be agreed.",
	sizes: "Sizes",
	article: ({ sku }: { sku: string }) => `Article number ${sku}`,
	certificates: "Certificates",
	ask: ({ unit }: { unit: Unit }) => `Ask about this ${unit}`,
	compare: "Compare with others",
	/** @param category "Silk Sarees" */
	more: ({ category }: { category: string }) => `More ${category.toLowerCase()}`,
	all: ({ category }: { category: string }) => `All ${category.toLowerCase()}`,
};
