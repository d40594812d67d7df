import type { ChoiceKind } from "../../../../domain/catalogue/catalogue.ts";
import { quoteRequest } from "../../quote-request.ts";

/** Price, minimum and quantity on a product's page, and the way into the cart. */
export const order = {
	minOrder: "Min Order",
	sizes: "Sizes",
	/** From the first to the last of them; a table below has what each means. */
	sizeRange: (sizes: readonly string[]) => (sizes.length > 1 ? `${sizes[0]} to ${sizes.at(-1)}` : sizes.join()),
	quantity: "Quantity",
	/** Below the colours, one of which is chosen by its button: leads to the page on which the quantity is split. */
	split: ({ choice }: { choice?: ChoiceKind | undefined }) => {
		if (choice === "colours") return "Split over several colours";
		return choice === "sizes" ? "Split over sizes" : "Split over colours and sizes";
	},
	total: "Total at list price",
	note: quoteRequest,
};
