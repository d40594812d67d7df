import type { OrderDetailWords } from "../../domain/orders/order-details.ts";

/** What the further facts of an order are called to buyers. */
export const orderDetails: OrderDetailWords = {
	buyerReference: { label: "Your reference" },
};
