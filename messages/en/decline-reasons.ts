import type { DeclineReason } from "../../domain/cases/decline-reasons.ts";

/** Why a buyer declines, as the list and the history say it. */
export const declineReasons: Readonly<Record<DeclineReason, string>> = {
	price: "Price",
	delivery_time: "Delivery time",
	terms: "Terms",
	elsewhere: "Bought elsewhere",
	not_needed: "No longer needed",
	other: "Another reason",
};
