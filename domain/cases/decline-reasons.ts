/** Why a buyer declines an offer, as a code; what they type beside it is a text of its own. The order is that of the list. */
export const DECLINE_REASONS = ["price", "delivery_time", "terms", "elsewhere", "not_needed", "other"] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];
