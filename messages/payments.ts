import { type Payment, paymentSums, proformaDue } from "../domain/quotes/schedule.ts";
import { type Amount, sumOf } from "../domain/shared/amount.ts";
import type { Currency } from "../domain/shared/currency.ts";
import type { IndiaDay } from "../domain/shared/india-day.ts";
import type { quoteTerms } from "./en/quote-terms.ts";

/**
 * The payments of an offer, a row each: the number by which it is known, from 1; "30%", "within 10 days of the proforma invoice (by 30 November 2026)", and what it
 * comes to. A payment in an amount has no share; `day` is the one by which it is due, where that is known.
 * @param acceptedAt when the offer was accepted, once it has been: the payment with the proforma invoice has its day then
 */
export function paymentRows<C extends Currency>(
	schedule: readonly Payment<C>[],
	total: Amount<C>,
	words: typeof quoteTerms,
	acceptedAt: number | undefined,
): { number: number; share: string; when: string; day: IndiaDay | undefined; sum: Amount<C> }[] {
	const hasAmounts = schedule.some(({ part }) => part.typed === "amount");
	const sums = paymentSums(schedule, total);
	return schedule.map(({ part, trigger, days }, row) => {
		const when = words.due({ trigger, days });
		const day = acceptedAt === undefined ? undefined : proformaDue({ trigger, days }, acceptedAt);
		return {
			number: row + 1,
			share: part.typed === "amount" ? "" : hasAmounts ? words.shareOfRest(part) : words.share(part),
			when: day === undefined ? when : words.dueBy({ when, day }),
			day,
			sum: sums[row] ?? sumOf<C>([]),
		};
	});
}
