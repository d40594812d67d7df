import { useMemo } from "react";
import type { OrderDetails } from "../../../domain/orders/order-details.ts";
import { type ProductFacts, quoteWarnings, type Warning } from "../../../domain/quotes/checks.ts";
import type { QuoteContent } from "../../../domain/quotes/content.ts";
import { deliveryWarnings } from "../../../domain/quotes/delivery-checks.ts";
import { wishWarnings } from "../../../domain/quotes/wish-checks.ts";
import type { Wanted } from "./currency-field.tsx";

type Looked = {
	content: QuoteContent;
	facts: ReadonlyMap<string, ProductFacts>;
	/** What the buyer asked for with the request. */
	said: OrderDetails;
	/** A currency that is still to be decided on. */
	wanted: Wanted;
	today: string;
};

/** All that there is to look at before the offer goes: the buyer's wishes first, then line by line, then delivery and payment. */
export function useWarnings({ content, facts, said, wanted, today }: Looked): Warning[] {
	return useMemo(() => {
		// What is still to be decided on is told beside its field.
		const wishes = wishWarnings(content, said, today).filter(
			({ unusual }) => wanted === undefined || unusual.code !== "other-currency",
		);
		return [...wishes, ...quoteWarnings(content, facts), ...deliveryWarnings(content, today)];
	}, [content, facts, said, wanted, today]);
}
