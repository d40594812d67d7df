import * as z from "zod/mini";
import { storedAmount } from "../shared/amount.ts";
import { currencySchema } from "../shared/currency.ts";
import { readStored } from "../shared/stored-json.ts";
import { CHARGE_KINDS } from "./charges.ts";
import type { Confirmed } from "./confirmed.ts";
import { money, whole } from "./stored-money.ts";

/** Whatever can be counted may have been confirmed: an offer of more is never sent. */
const counted = money(Number.MAX_SAFE_INTEGER);
const line = z.object({
	key: z.string(),
	name: z.string(),
	quantity: whole(Number.MAX_SAFE_INTEGER),
	amount: counted,
});
/** A discount is below zero. */
const charge = z.object({
	kind: z.enum(CHARGE_KINDS),
	percent: z.optional(z.number()),
	amount: z.pipe(z.int(), z.transform(storedAmount)),
});

const firstShape = z.object({
	v: z.literal(1),
	currency: currencySchema,
	lines: z.array(line),
	leftOut: z.array(line),
	delivery: z.object({ key: z.string(), name: z.string() }),
	charges: z.array(charge),
	total: counted,
	payments: z.array(counted),
});

/** What was confirmed, as its hash is of. */
export function writeConfirmed(confirmed: Confirmed): string {
	return JSON.stringify(confirmed);
}

/** @throws Error for anything else than what `writeConfirmed` writes */
export function readConfirmed(stored: string): Confirmed {
	return readStored("quote_acceptance.confirmed", stored, { 1: (value) => firstShape.parse(value) });
}
