/* The names of what a buyer does on the private page and of its fields; the schemas are in buyer-actions.ts. */

export const BUYER_ACTIONS = ["accept", "change", "decline", "reply", "withdraw", "renew", "undo", "agree"] as const;
export type BuyerActionName = (typeof BUYER_ACTIONS)[number];

/** The longest text of one message. */
export const MAX_MESSAGE = 3000;

/** The name of the field in which the buyer enters another quantity for a line. */
export function quantityField(key: string): string {
	return `quantity-${key}`;
}
