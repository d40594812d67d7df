import * as z from "zod/mini";
import { type Amount, amount } from "./amount.ts";
import { CURRENCIES, type Currency, currencySchema } from "./currency.ts";
import type { Paise } from "./money.ts";
import { exchange, RUPEE } from "./rate-of-exchange.ts";

/** The currencies beside the rupee, in which a price can be indicated. */
export const INDICATED = CURRENCIES.filter((currency) => currency !== "INR");

/**
 * At which rates prices are indicated in other currencies: the owner's own, of one day (design of trade, section A). Nothing is
 * ever counted, stored or ordered by them.
 */
export const indicativeSchema = z.object({
	/** The day of the rates in India, "2026-11-21". */
	day: z.string().check(z.maxLength(10)),
	/** Ten-thousandths of a rupee for one unit. */
	rates: z
		.array(z.object({ currency: currencySchema, perUnit: z.int().check(z.minimum(1), z.maximum(1_000_000_000)) }))
		.check(z.maxLength(INDICATED.length)),
});
export type Indicative = z.infer<typeof indicativeSchema>;

/** From here on, minor units, the small ones are left out: an indication is no more exact than its rate. */
const WHOLE_FROM = 10_000;

/** About what an amount in rupees is in each currency that has a rate: to the cent below 100, above it to the whole unit. */
export function indicated(paise: Paise, { rates }: Indicative): { currency: Currency; amount: Amount<Currency> }[] {
	return rates.map(({ currency, perUnit }) => {
		const exact = exchange(amount(paise, "INR"), RUPEE, { currency, perUnit });
		const rough = Number(exact) < WHOLE_FROM ? exact : amount(Math.round(Number(exact) / 100) * 100, currency);
		return { currency, amount: rough };
	});
}
