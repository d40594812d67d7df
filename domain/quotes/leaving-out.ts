import * as z from "zod/mini";
import type { Amount } from "../shared/amount.ts";
import type { Currency } from "../shared/currency.ts";
import { MAX_TOTAL, money } from "./stored-money.ts";

/**
 * Whether a buyer may accept an offer without some of its lines, and what the goods must then come to at the least. The
 * company decides: prices are often made for the whole. Offers that say nothing are taken as a whole.
 */
export const leavingOutSchema = z.prefault(z.object({ allowed: z.boolean(), least: money(MAX_TOTAL) }), {
	allowed: false,
	least: 0,
});

export type LeavingOut<C extends Currency = Currency> = { allowed: boolean; least: Amount<C> };

/** The same in another currency: the least amount goes through `exchanged`. */
export function exchangedLeavingOut<C extends Currency, T extends Currency>(
	{ allowed, least }: LeavingOut<C>,
	exchanged: (money: Amount<C>) => Amount<T>,
): LeavingOut<T> {
	return { allowed, least: exchanged(least) };
}
