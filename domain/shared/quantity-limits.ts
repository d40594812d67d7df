import type { Minor } from "./currency.ts";

/** At most this many different products in one request or quote, and this many pieces of one. */
export const MAX_LINES = 100;
export const MAX_QUANTITY = 1_000_000;

/** The largest price of one unit, in minor units: the amount of one line stays exact. */
export const MAX_PRICE: Minor = 100_000_000;
