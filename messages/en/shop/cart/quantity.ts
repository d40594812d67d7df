import type { ChoiceKind, Unit } from "../../../../domain/catalogue/catalogue.ts";
import { formatCount } from "../../../../domain/shared/money.ts";
import { unitFor } from "../../count.ts";

type Counted = { count: number; unit?: Unit | undefined };

const pieces = ({ count, unit = "piece" }: Counted) => `${formatCount(count)} ${unitFor(count, unit)}`;

/** What cards, the quantity dialog, a product's page and the cart all say of a quantity and a price. */
export const quantity = {
	/** "1 piece", "10 pieces", "3 sets" */
	pieces,
	/** Follows a price. */
	per: ({ unit }: { unit: Unit }) => `per ${unit}`,
	addToCart: "Add to Cart",
	/** Leads to the page on which a quantity is split. */
	choose: ({ choice }: { choice?: ChoiceKind | undefined }) => {
		if (choice === "colours") return "Choose colours";
		return choice === "sizes" ? "Choose sizes" : "Choose colours and sizes";
	},
	/** Leads to the page of samples. */
	sample: "Ask for a sample",
	/** Leads to the contact form with product and quantity, where less than the minimum is wanted. */
	smaller: "Ask for a smaller quantity",
	added: ({ name, ...counted }: Counted & { name: string }) => `${pieces(counted)} of ${name} added to your cart.`,
	/** In that toast. */
	viewCart: "View cart",
};
