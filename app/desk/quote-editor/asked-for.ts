import type { OrderDetails } from "../../../domain/orders/order-details.ts";
import { staffDetailFacts } from "../../../messages/order-details.ts";

/** What the buyer asked for, to be said under the field of the offer that answers it. */
type AskedFor = Partial<Record<"currency" | "incoterm" | "namedPlace" | "leadTime", string>>;

export function askedFor(said: OrderDetails): AskedFor {
	const { currency, deliveryTerm, deliveryPlace, neededBy } = said;
	const day = staffDetailFacts({ ...(neededBy && { neededBy }) })[0]?.text;
	return {
		...(currency && { currency: `Asked for: ${currency}` }),
		...(deliveryTerm && { incoterm: `Asked for: ${deliveryTerm === "advise" ? "advice" : deliveryTerm}` }),
		...(deliveryPlace && { namedPlace: `Asked for: ${deliveryPlace}` }),
		...(day && { leadTime: `Needed by ${day}` }),
	};
}
