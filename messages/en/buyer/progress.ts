import type { Parts } from "../../parts.ts";

/** Around the steps of a request. */
export const progress = {
	name: "Progress of your request",
	/** Of an order that is placed: what is done, and what is to come. */
	order: "Where your order stands",
	isRead: "You are reading this",
	/** Of a payment whose day is over: it may be on its way. */
	isOverdue: "Overdue: not recorded yet",
	by: <Drawn>({ at }: { at: Drawn }): Parts<Drawn> => ["by ", at],
};
