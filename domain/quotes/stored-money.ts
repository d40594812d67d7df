import * as z from "zod/mini";
import { storedAmount } from "../shared/amount.ts";
import type { Minor } from "../shared/currency.ts";

/** The largest charge, in minor units. */
export const MAX_CHARGE: Minor = 100_000_000_000;

/** A whole number from 0 up to a limit. */
export const whole = (max: number) => z.int().check(z.minimum(0), z.maximum(max));

/** An amount as a quote keeps it: minor units of the currency that is in the quote. */
export const money = (max: Minor) => z.pipe(whole(max), z.transform(storedAmount));

/** The largest amount that is typed for a payment, or as the least an order comes to, in minor units. */
export const MAX_TOTAL: Minor = 10_000_000_000_000;
