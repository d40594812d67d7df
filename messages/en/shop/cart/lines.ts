import type { Unit } from "../../../../domain/catalogue/catalogue.ts";

/** The items of the cart, in the drawer and at the checkout. */
export const lines = {
	price: ({ price, unit, minimum }: { price: string; unit: Unit; minimum: string }) =>
		`${price} per ${unit}, min\u00a0${minimum}`,
	/** Leads to the page of colours and sizes with those that the line has, which may be of one kind only. */
	changeSplit: "Change your choices",
	changeSplitOf: ({ name }: { name: string }) => `Change your choices for ${name}`,
	remove: "Remove",
	removeItem: ({ name }: { name: string }) => `Remove ${name}`,
};
