import type { DetailName } from "../../domain/orders/order-details.ts";

/** What staff call the further facts of an order; their choices read as they do to buyers. */
export const orderDetails: Readonly<Record<DetailName, string>> = {
	neededBy: "Needed by",
	deliveryTerm: "Delivery wanted",
	deliveryPlace: "Place wanted",
	currency: "Currency wanted",
	buyerReference: "Buyer’s reference",
};
