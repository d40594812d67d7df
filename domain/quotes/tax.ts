import * as z from "zod/mini";
import { type Amount, fractionOf, shareOut, sumOf } from "../shared/amount.ts";
import type { Currency } from "../shared/currency.ts";
import { STATE_CODES } from "../shared/indian-states.ts";
import { whole } from "./stored-money.ts";

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max));

/** How goods leave India without the buyer paying its tax: under a letter of undertaking, or with IGST paid and claimed back. */
export const EXPORTS_UNDER = ["lut", "igst"] as const;
export type ExportUnder = (typeof EXPORTS_UNDER)[number];

/** The rate of GST of an HS heading: hundredths of a per cent, and the day from which the owner knows it. */
const gstRateSchema = z.object({ heading: text(10), percent: whole(10_000), day: text(10) });
export type GstRate = z.infer<typeof gstRateSchema>;

/** The most headings that an owner keeps rates of. */
export const MOST_GST_RATES = 60;
export const gstRatesSchema = z.array(gstRateSchema).check(z.maxLength(MOST_GST_RATES));

/** A state by its code; "" while it is not known. */
export const stateSchema = z.enum(["", ...STATE_CODES]);

/**
 * What an offer says of tax: nothing; that the goods are exported, and how; or GST, by the states (their codes in a
 * GSTIN, "" while unknown) of seller and buyer. Rates are copied from the owner's, so that a sent version keeps them.
 */
export const taxSchema = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("none") }),
	z.object({ kind: z.literal("export"), under: z.enum(EXPORTS_UNDER), number: text(60) }),
	z.object({ kind: z.literal("gst"), from: stateSchema, to: stateSchema, rates: gstRatesSchema }),
]);
export type Tax = z.infer<typeof taxSchema>;
export type Gst = Extract<Tax, { kind: "gst" }>;
export const NO_TAX: Tax = { kind: "none" };

export const GST_KINDS = ["cgst", "sgst", "igst"] as const;
export type GstKind = (typeof GST_KINDS)[number];
type GstRow<C extends Currency = Currency> = { kind: GstKind; percent: number; amount: Amount<C> };

/** The rate for an HS code: that of the longest heading it begins with; undefined where none is known. */
export function gstRateOf(rates: readonly GstRate[], hsCode: string): GstRate | undefined {
	const code = digits(hsCode);
	const fits = rates.filter(({ heading }) => digits(heading) !== "" && code.startsWith(digits(heading)));
	return fits.toSorted((a, b) => digits(b.heading).length - digits(a.heading).length)[0];
}

function digits(code: string): string {
	return code.replace(/\D/g, "");
}

/** What is taxed: an amount of goods, and their HS code. */
type Taxed<C extends Currency> = { hsCode: string; amount: Amount<C> };

/** Whether the tax of all goods can be counted: both states are known, and a rate for each. */
export function isTaxKnown({ from, to, rates }: Gst, goods: readonly Pick<Taxed<Currency>, "hsCode">[]): boolean {
	return from !== "" && to !== "" && goods.every(({ hsCode }) => gstRateOf(rates, hsCode) !== undefined);
}

/**
 * The GST of an offer, a pair of rows (CGST and SGST) or one (IGST) for each rate, lower rates first. What is charged
 * with the goods is taxed as they are, in proportion to them: freight is part of the value of a supply (section 15,
 * CGST Act). Where a state or a rate is not known nothing is counted.
 * @param value what is taxed in all: the goods less their discount, with what is charged for bringing them
 * @throws RangeError above 2^53
 */
export function gstRows<C extends Currency>(tax: Gst, goods: readonly Taxed<C>[], value: Amount<C>): GstRow<C>[] {
	if (!isTaxKnown(tax, goods)) return [];
	const byRate = new Map<number, Amount<C>>();
	for (const { hsCode, amount } of goods) {
		const percent = gstRateOf(tax.rates, hsCode)?.percent ?? 0;
		byRate.set(percent, sumOf([byRate.get(percent) ?? sumOf<C>([]), amount]));
	}
	const rates = [...byRate].sort(([a], [b]) => a - b);
	const values = shareOut(
		value,
		rates.map(([, amount]) => amount),
	);
	return rates.flatMap(([percent], index): GstRow<C>[] => {
		const taxed = values[index] ?? sumOf<C>([]);
		if (tax.from !== tax.to) return [{ kind: "igst", percent, amount: fractionOf(taxed, percent, 10_000) }];
		const half = { percent: percent / 2, amount: fractionOf(taxed, percent, 20_000) };
		return [
			{ kind: "cgst", ...half },
			{ kind: "sgst", ...half },
		];
	});
}
