import * as z from "zod/mini";
import { type Amount, less, partOf, sumOf } from "../shared/amount.ts";
import type { Currency } from "../shared/currency.ts";
import { COST_KINDS, type CostKind } from "./delivery.ts";
import { whole } from "./stored-money.ts";
import { GST_KINDS, type GstKind } from "./tax.ts";

/**
 * What is taken off the goods of a quote, whatever way they are delivered; in hundredths of a per cent. A charge that a
 * stored quote does not name is 0, so that every version ever sent opens; an unknown one is refused,
 * since without it the total would be another. What delivery costs stands in delivery.ts, taxes in tax.ts.
 */
export const chargesSchema = z.strictObject({
	discount: z.prefault(whole(10_000), 0),
});
type Charges = Readonly<z.infer<typeof chargesSchema>>;
type GoodsCharge = keyof Charges;

/** What a new quote starts with. */
export const NO_CHARGES: Charges = chargesSchema.parse({});

/** All that stands between the goods and the total of a quote, in the order in which a reader meets it. */
export const CHARGE_KINDS = ["discount", ...COST_KINDS, ...GST_KINDS] as const;
export type ChargeKind = GoodsCharge | CostKind | GstKind;

/** One charge, counted: `percent` in hundredths where it goes by rate, `amount` below zero where it is taken off. */
export type ChargeRow<C extends Currency = Currency> = {
	kind: ChargeKind;
	percent?: number | undefined;
	amount: Amount<C>;
};

/** The discount of a quote, 0 included, rounded half up to the minor unit. */
export function discountRow<C extends Currency>({ discount }: Charges, goods: Amount<C>): ChargeRow<C> {
	return { kind: "discount", percent: discount, amount: less(sumOf<C>([]), partOf(goods, discount)) };
}

/** Whether a row is a tax of India; one offer may have several of a kind, at different rates. */
export function isGst({ kind }: Pick<ChargeRow, "kind">): boolean {
	return GST_KINDS.some((gst) => gst === kind);
}
