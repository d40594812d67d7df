import type { UnitCount } from "../../../../domain/orders/unit-counts.ts";
import { formatCount } from "../../../../domain/shared/money.ts";
import { productCount } from "../../count.ts";
import { goodsCounts } from "../../goods-count.ts";

/** The checkout page, its summary and its form. */
export const checkout = {
	title: "Checkout",
	who: "Your details",
	where: "Delivery address",
	more: "More about this order",
	labels: {
		fullName: "Full name",
		company: "Company",
		email: "Email",
		phone: "Phone",
		country: "Country",
		/** Of another country than the choices; the label stands below them. */
		otherCountry: "Destination",
		address: "Address",
		notes: "Notes",
	},
	submit: "Submit Order Request",
	/** In the phone's bar, until every field that must be filled is: leads to the first that is empty. */
	fill: "Fill in your details",
	/** The same once the form has told what is missing: leads to the first field that needs a change. */
	correct: "Correct your details",
	sending: "Processing...",
	failed: "Failed to submit order. Please try again.",
	summary: "Order summary",
	/** How much there is of it: "40 products, 834 pieces" */
	summaryLine: ({ products, counts }: { products: number; counts: readonly UnitCount[] }) =>
		`${productCount(products)}, ${goodsCounts({ counts, figure: formatCount })}`,
	/** Opens a list of many lines to its full length. */
	showAll: ({ products }: { products: number }) => `Show all ${productCount(products)}`,
	totalAtList: "Total at list price",
	removeItem: ({ name }: { name: string }) => `Remove ${name}`,
	/** Sends the line with its quantity alone. */
	leaveCellsOpen: ({ name }: { name: string }) => `Leave the choices for ${name} to be agreed`,
};
