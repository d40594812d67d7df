import type { Parts } from "../../parts.ts";

/** Around the steps of a request. */
export const progress = {
	name: "Progress of your request",
	isRead: "You are reading this",
	by: <Drawn>({ at }: { at: Drawn }): Parts<Drawn> => ["by ", at],
};
