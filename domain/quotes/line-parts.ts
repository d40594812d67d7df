import * as z from "zod/mini";
import { MAX_CELLS, type NamedCell } from "../orders/cells.ts";
import type { Amount } from "../shared/amount.ts";
import type { Currency } from "../shared/currency.ts";
import { MAX_PRICE, MAX_QUANTITY } from "../shared/quantity-limits.ts";
import { money } from "./stored-money.ts";

/*
 * What a line of an offer can say beyond product, quantity and price: its split by colour and size, what a size costs
 * more, what sort of line it is, and whether the buyer has a choice.
 */

/** Characters of a colour, a size, or the name of a group, as the catalogue has them. */
const LONGEST_LABEL = 60;
const label = z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_LABEL));

/**
 * How many of one colour in one size. Code and name of the colour are copied, so that a sent version never changes; null
 * where the product has no such choice or it is left open, and the name then "".
 */
const cellSchema = z.object({
	colour: z.nullable(label),
	colourName: z.string().check(z.maxLength(LONGEST_LABEL)),
	size: z.nullable(label),
	quantity: z.int().check(z.minimum(1), z.maximum(MAX_QUANTITY)),
});

/** A split by colour and size: empty where there is none. What it leaves of the quantity is to be agreed. */
export const cellsSchema: z.ZodMiniType<NamedCell[], NamedCell[]> = z.array(cellSchema).check(z.maxLength(MAX_CELLS));

/** At most this many sizes of a line have a surcharge. */
const MAX_SURCHARGES = 60;

/** What each unit in a size costs more than the line's price. It counts for what the cells say of that size. */
const surchargeSchema = z.object({ size: label, amount: money(MAX_PRICE) });
export const surchargesSchema = z.array(surchargeSchema).check(z.maxLength(MAX_SURCHARGES));

/** A surcharge, in the money of the offer. */
export type Surcharge<C extends Currency = Currency> = { size: string; amount: Amount<C> };

/**
 * What sort of line it is. `goods` are counted in pieces and sets. A sample is in no count of goods; its price stays,
 * or is credited against an order that follows. A `service` (labels, testing, freight of samples) is no product: it
 * has a name, a price for each or once for all with a quantity of 1, and is in no count of goods either.
 */
export const LINE_SORTS = ["goods", "sample", "credited-sample", "service"] as const;
export type LineSort = (typeof LINE_SORTS)[number];

/** Whether a line is a sample, whatever becomes of its price. */
export function isSampleLine({ sort }: { sort: LineSort }): boolean {
	return sort === "sample" || sort === "credited-sample";
}

/**
 * Whether a line is part of the offer as it stands, or the buyer's to choose: an `optional` line is taken or left; of
 * the `alternative` lines that name one group, one is taken. Neither is in the total until it is chosen (choices.ts).
 */
export const choiceSchema = z.discriminatedUnion("is", [
	z.object({ is: z.literal("always") }),
	z.object({ is: z.literal("optional") }),
	z.object({ is: z.literal("alternative"), group: z.string().check(z.trim(), z.maxLength(LONGEST_LABEL)) }),
]);
export type Choice = z.infer<typeof choiceSchema>;

/** The choice of a line that is simply part of the offer. */
export const ALWAYS: Choice = { is: "always" };
