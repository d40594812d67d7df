import { daysBetween, type IndiaDay } from "../shared/india-day.ts";
import type { ExchangeRate } from "../shared/rate-of-exchange.ts";

/** After how many days a rate is to be looked at again. */
export const OLD_AFTER_DAYS = 30;

/** The rate that a sent offer was counted at. It is offered to whoever writes the next one, and never taken by itself. */
export type LastRate = { rate: ExchangeRate; sentAt: number; sentBy: string };

/** The one of the newest day, of these the one that was sent last; an old rate is none, nor is one of a day to come. */
export function newestRate(sent: readonly LastRate[], today: IndiaDay): LastRate | undefined {
	return sent
		.filter(({ rate: { day } }) => day <= today && ageOf(day, today) <= OLD_AFTER_DAYS)
		.toSorted((a, b) => b.rate.day.localeCompare(a.rate.day) || b.sentAt - a.sentAt)[0];
}

/** How many days old the rate of an offer is, once it is to be looked at again. */
export function oldRateDays({ rate }: { rate: ExchangeRate | null }, today: IndiaDay): number | undefined {
	const age = rate ? ageOf(rate.day, today) : 0;
	return age > OLD_AFTER_DAYS && Number.isFinite(age) ? age : undefined;
}

/** What is no day of the calendar is of no age. */
function ageOf(day: IndiaDay, today: IndiaDay): number {
	return daysBetween(day, today) ?? Number.POSITIVE_INFINITY;
}
