import * as z from "zod/mini";
import { type Amount, less, shareOut, sumOf } from "../shared/amount.ts";
import type { Currency } from "../shared/currency.ts";
import { addDays, type IndiaDay, indiaDay } from "../shared/india-day.ts";
import { MAX_TOTAL, money, whole } from "./stored-money.ts";

/** What makes a payment due. Those of DAYS_AFTER count days from it. */
export const PAYMENT_TRIGGERS = [
	"proforma",
	"before-dispatch",
	"against-documents",
	"letter-of-credit",
	"after-dispatch",
	"after-bill-of-lading",
	"after-delivery",
] as const;
export type PaymentTrigger = (typeof PAYMENT_TRIGGERS)[number];

/** Where days may follow: within which a proforma invoice is paid, or how long after the others. */
export const COUNTS_DAYS: ReadonlySet<PaymentTrigger> = new Set<PaymentTrigger>([
	"proforma",
	"after-dispatch",
	"after-bill-of-lading",
	"after-delivery",
]);

/** The most rows that a schedule has. */
export const MOST_PAYMENTS = 8;

/** One payment: a part of what the amounts leave, in hundredths of a per cent, or an amount of its own. */
const paymentSchema = z.object({
	part: z.discriminatedUnion("typed", [
		z.object({ typed: z.literal("percent"), percent: whole(10_000) }),
		z.object({ typed: z.literal("amount"), amount: money(MAX_TOTAL) }),
	]),
	trigger: z.enum(PAYMENT_TRIGGERS),
	days: z.nullable(whole(365)),
});

/** A payment that fits any offer: in per cent. */
export const percentPaymentSchema = z.object({
	percent: whole(10_000),
	trigger: z.enum(PAYMENT_TRIGGERS),
	days: z.nullable(whole(365)),
});
export type PercentPayment = z.infer<typeof percentPaymentSchema>;

/** The payments that a new offer starts with. */
export function asPayments<C extends Currency>(payments: readonly PercentPayment[]): Payment<C>[] {
	return payments.map(({ percent, trigger, days }) => ({ part: { typed: "percent", percent }, trigger, days }));
}

/** When an offer is paid; without rows the terms of payment alone say so. */
export const scheduleSchema = z.array(paymentSchema).check(z.maxLength(MOST_PAYMENTS));

export type Payment<C extends Currency = Currency> = {
	part: { typed: "percent"; percent: number } | { typed: "amount"; amount: Amount<C> };
	trigger: PaymentTrigger;
	days: number | null;
};

/** All per cents together, in hundredths; undefined where no row is typed so. */
export function percentsOf<C extends Currency>(schedule: readonly Payment<C>[]): number | undefined {
	const percents = schedule.flatMap(({ part }) => (part.typed === "percent" ? [part.percent] : []));
	return percents.length === 0 ? undefined : percents.reduce((sum, each) => sum + each, 0);
}

/**
 * What each payment of a total comes to. Amounts are what they are; the per cents share what these leave, and its last
 * minor units go to the largest fractions, the earlier row first among equal ones.
 * @throws RangeError above 2^53
 */
export function paymentSums<C extends Currency>(schedule: readonly Payment<C>[], total: Amount<C>): Amount<C>[] {
	const parts = schedule.map(({ part }) => (part.typed === "percent" ? part.percent : 0));
	const shares = shareOut(less(total, amountsOf(schedule)), parts);
	return schedule.map(({ part }, row) => (part.typed === "amount" ? part.amount : (shares[row] ?? sumOf<C>([]))));
}

function amountsOf<C extends Currency>(schedule: readonly Payment<C>[]): Amount<C> {
	return sumOf(schedule.flatMap(({ part }) => (part.typed === "amount" ? [part.amount] : [])));
}

/**
 * The day by which the payment with the proforma invoice is made, counted from the acceptance; undefined for a payment that
 * counts no days from it.
 */
export function proformaDue(
	{ trigger, days }: Pick<Payment, "trigger" | "days">,
	acceptedAt: number,
): IndiaDay | undefined {
	return trigger === "proforma" && days !== null ? addDays(indiaDay(acceptedAt), days) : undefined;
}

/** Why a schedule does not come to a total; `sum` is that of its amounts, and `percent` is in hundredths. */
type ScheduleFault<C extends Currency = Currency> =
	| { code: "per-cents"; percent: number }
	| { code: "above-total" | "below-total"; sum: Amount<C>; total: Amount<C> };

/** Whether the payments come to the total, to the last minor unit; undefined where they do, or where there are none. */
export function scheduleFault<C extends Currency>(
	schedule: readonly Payment<C>[],
	total: Amount<C>,
): ScheduleFault<C> | undefined {
	if (schedule.length === 0) return undefined;
	const percent = percentsOf(schedule);
	if (percent !== undefined && percent !== 10_000) return { code: "per-cents", percent };
	const sum = amountsOf(schedule);
	if (sum > total) return { code: "above-total", sum, total };
	return percent === undefined && sum < total ? { code: "below-total", sum, total } : undefined;
}

/**
 * With one more payment, of what the others leave to the whole; where they leave nothing it takes half of the last one in per
 * cent, so that no payment of nothing comes about.
 */
export function withNextPayment<C extends Currency>(schedule: readonly Payment<C>[]): Payment<C>[] {
	const trigger: PaymentTrigger = schedule.length === 0 ? "proforma" : "against-documents";
	const next = (percent: number): Payment<C> => ({ part: { typed: "percent", percent }, trigger, days: null });
	const left = 10_000 - (percentsOf(schedule) ?? 0);
	if (left > 0) return [...schedule, next(left)];
	const last = schedule.findLastIndex(({ part }) => part.typed === "percent" && part.percent > 1);
	const given = schedule[last];
	if (given?.part.typed !== "percent") return [...schedule, next(0)];
	const half = Math.floor(given.part.percent / 2);
	const kept: Payment<C> = { ...given, part: { typed: "percent", percent: given.part.percent - half } };
	return [...schedule.toSpliced(last, 1, kept), next(half)];
}

/** The same schedule in another currency: every amount goes through `exchanged`. */
export function exchangedSchedule<C extends Currency, T extends Currency>(
	schedule: readonly Payment<C>[],
	exchanged: (money: Amount<C>) => Amount<T>,
): Payment<T>[] {
	return schedule.map(({ part, ...payment }) => ({
		...payment,
		part: part.typed === "amount" ? { typed: "amount", amount: exchanged(part.amount) } : part,
	}));
}
