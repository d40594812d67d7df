import type { Unit } from "../../../../domain/catalogue/catalogue.ts";

/** The items of the cart, in the drawer and at the checkout. */
export const lines = {
	price: ({ price, unit, minimum }: { price: string; unit: Unit; minimum: string }) =>
		`${price} per ${unit}, min ${minimum}`,
	/** Leads to the page of colours and sizes with those that the line has. */
	changeSplit: "Change colours and sizes",
	changeSplitOf: ({ name }: { name: string }) => `Change colours and sizes of ${name}`,
	remove: "Remove",
	removeItem: ({ name }: { name: string }) => `Remove ${name}`,
};
