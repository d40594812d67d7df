import type { Unit } from "../../../../domain/catalogue/catalogue.ts";

type Priced = { name: string; price: string; unit: Unit };

/** A product's page. */
export const page = {
	title: ({ name, price, unit }: Priced) => `${name}, ${price} per ${unit}`,
	description: ({ text, price, unit, minimum }: Omit<Priced, "name"> & { text: string; minimum: string }) =>
		`${text}. ${price} per ${unit}, minimum order ${minimum}. Ask for a quote within 24 hours.`,
	closeView: ({ name }: { name: string }) => `${name}, close view of the fabric`,
	breadcrumb: "Breadcrumb",
	products: "Products",
	fabric: "The fabric",
	colours: "Colours",
	certificates: "Certificates",
	ask: ({ unit }: { unit: Unit }) => `Ask about this ${unit}`,
	/** @param category "Silk Sarees" */
	more: ({ category }: { category: string }) => `More ${category.toLowerCase()}`,
	all: ({ category }: { category: string }) => `All ${category.toLowerCase()}`,
};
