import * as z from "zod/mini";
import { type Amount, amount } from "./amount.ts";
import { type Currency, currencySchema } from "./currency.ts";
import { dayText } from "./day-text.ts";
import { startOfIndiaDay } from "./india-day.ts";
import { bad, type Read } from "./text-checks.ts";

declare module "./problem.ts" {
	interface DeskProblemCodes {
		"rate-not-right": { currency: Currency };
		"rate-turned-round": { currency: Currency };
		"rate-day-missing": object;
		"rate-source-missing": object;
	}
}

/** Rates are kept to the ten-thousandth of a rupee. */
const FINE = 10_000;

/**
 * The rate that an offer in another currency is counted at. List prices are in rupees, so a rate is always rupees for
 * one unit of the offer's currency. It is frozen with the version (design of trade, "Currency").
 */
export const exchangeRateSchema = z.object({
	currency: currencySchema,
	/** Ten-thousandths of a rupee for one unit: 843525 is ₹84.3525 for one US dollar. */
	perUnit: z.int().check(z.minimum(1), z.maximum(1_000_000_000)),
	/** The day of the rate in India, "2026-11-21". */
	day: z.string().check(z.maxLength(10)),
	/** Where it is from, in the person's words: "RBI reference rate". */
	source: z.string().check(z.trim(), z.maxLength(100)),
});
export type ExchangeRate = z.infer<typeof exchangeRateSchema>;

/**
 * Rupees for one unit of a currency, in ten-thousandths; one rupee for a rupee.
 * `step`: prices that are made from the list are whole multiples of it, in minor units of the currency; 0 or none for
 * prices to the minor unit.
 */
export type Rate<C extends Currency> = { readonly currency: C; readonly perUnit: number; readonly step?: number };

export const RUPEE: Rate<"INR"> = { currency: "INR", perUnit: FINE };

/** The rate of an offer: nothing to ask in rupees, undefined where an offer in another currency names none. */
export function rateOf<C extends Currency>(offer: {
	currency: C;
	rate: ExchangeRate | null;
	priceStep?: number;
}): Rate<C> | undefined {
	const { currency, rate, priceStep = 0 } = offer;
	const step = priceStep > 0 ? { step: priceStep } : {};
	if (currency === "INR") return { currency, perUnit: FINE, ...step };
	return rate?.currency === currency ? { currency, perUnit: rate.perUnit, ...step } : undefined;
}

/** The one way from money of a currency to money of another, rounded half up to the minor unit. */
export function exchange<A extends Currency, B extends Currency>(
	money: Amount<A>,
	from: Rate<A>,
	to: Rate<B>,
): Amount<B> {
	return ratio(money, from.perUnit, to);
}

/**
 * A price made from the list price in rupees, to the step of the rate. The list price itself stays as it is.
 * @param basisPoints hundredths of a per cent above list; below it when negative
 */
export function fromList<C extends Currency>(list: Amount<"INR">, basisPoints: number, to: Rate<C>): Amount<C> {
	const exact = ratio(list, FINE + basisPoints, to);
	return to.currency === "INR" && basisPoints === 0 ? exact : toStep(exact, to);
}

/** A price as a multiple of the step: half a step goes up, and what costs something never costs nothing. */
export function toStep<C extends Currency>(price: Amount<C>, { step = 0, currency }: Rate<C>): Amount<C> {
	if (step <= 1 || price <= 0) return price;
	return amount(Math.max(1, Math.floor((2 * Number(price) + step) / (2 * step))) * step, currency);
}

/** In whole numbers throughout, so that no figure loses its last digit on the way. */
function ratio<C extends Currency>(value: number, by: number, { perUnit, currency }: Rate<C>): Amount<C> {
	const [twice, over] = [2n * BigInt(value) * BigInt(by), BigInt(perUnit)];
	return amount(Number((twice + over) / (2n * over)), currency);
}

/** A rate as a person types it. */
export type TypedRate = { rupees: string; day: string; source: string };

/** Reads a rate, or says what is not right in it. All currencies of offers are worth more than a rupee. */
export function readRate(currency: Currency, { rupees, day, source }: TypedRate): Read<ExchangeRate> {
	const [, whole = "", fraction = ""] = /^(\d{1,5})(?:[.,](\d{1,4}))?$/.exec(rupees.replace(/[₹\s]/g, "")) ?? [];
	const perUnit = Number(whole) * FINE + Number(fraction.padEnd(4, "0"));
	if (whole === "") return bad({ code: "rate-not-right", currency });
	if (perUnit < FINE) return bad({ code: "rate-turned-round", currency });
	if (startOfIndiaDay(day) === undefined) return bad({ code: "rate-day-missing" });
	if (source.trim() === "") return bad({ code: "rate-source-missing" });
	return { ok: true, value: { currency, perUnit, day, source: source.trim().slice(0, 100) } };
}

/** The rate as it is in its fields. */
export function typedRate({ perUnit, day, source }: ExchangeRate): TypedRate {
	return { rupees: rupeesText(perUnit), day, source };
}

/** "84.35", "84.3525": at least two decimals */
export function rupeesText(perUnit: number): string {
	return (perUnit / FINE).toFixed(4).replace(/0{1,2}$/, "");
}

/** "₹84.35 for one USD, 21 Nov 2026, RBI reference rate" */
export function rateText({ currency, perUnit, day, source }: ExchangeRate): string {
	return [`₹${rupeesText(perUnit)} for one ${currency}`, dayText(day, "medium"), source].filter(Boolean).join(", ");
}
