import type { Parts } from "../../parts.ts";

/** Around the steps of a request. */
export const progress = {
	name: "Progress of your request",
	/** Of an order that is placed: what is done, and what is to come. */
	order: "Where your order stands",
	isRead: "You are reading this",
	by: <Drawn>({ at }: { at: Drawn }): Parts<Drawn> => ["by ", at],
};
