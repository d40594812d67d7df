import * as z from "zod/mini";
import { type Amount, less, partOf, sumOf } from "../shared/amount.ts";
import type { Currency, Minor } from "../shared/currency.ts";
import { money, whole } from "./stored-money.ts";

/** The largest charge, in minor units. */
export const MAX_CHARGE: Minor = 100_000_000_000;

/** Typed as an amount of the quote's currency. */
const typedAmount = z.prefault(money(MAX_CHARGE), 0);
/** Typed as a per cent, kept in hundredths of one: 200 is 2 %. */
const typedPercent = z.prefault(whole(10_000), 0);

/**
 * What is added to the goods of a quote or taken off them, in the order in which a reader meets it. A charge that a
 * stored quote does not name is 0, so that every version ever sent opens; an unknown one is refused,
 * since without it the total would be another.
 */
export const chargesSchema = z.strictObject({
	discount: typedPercent,
	freight: typedAmount,
	insurance: typedAmount,
});
type Parsed = z.infer<typeof chargesSchema>;

export type ChargeKind = keyof Parsed;
/** The charges that are typed as amounts: those a rate turns when the quote changes its currency. */
export type AmountCharge = { [Kind in ChargeKind]: Parsed[Kind] extends Amount<Currency> ? Kind : never }[ChargeKind];
export type PercentCharge = Exclude<ChargeKind, AmountCharge>;

/** The charges of a quote, all of one currency. */
export type Charges<C extends Currency = Currency> = Readonly<
	Record<AmountCharge, Amount<C>> & Record<PercentCharge, number>
>;

type Rule = { typed: "amount" | "percent"; takenOff?: true };
type PercentRule = Rule & {
	typed: "percent";
	/** Which charges before it count beside the goods: a per cent of the goods alone names none. */
	of: readonly ChargeKind[];
};

/**
 * How each is counted. A sent version is counted by the same rules: a change of what a kind means raises the
 * version of the quote's shape and gives the former kind to its reader.
 */
export const CHARGES: Readonly<Record<AmountCharge, Rule & { typed: "amount" }> & Record<PercentCharge, PercentRule>> =
	{
		discount: { typed: "percent", of: [], takenOff: true },
		freight: { typed: "amount" },
		insurance: { typed: "amount" },
	};

/** All kinds, in the order of the schema. */
export const CHARGE_KINDS: readonly ChargeKind[] = z.keyof(chargesSchema).options;

/** What a new quote starts with. */
export const NO_CHARGES: Charges = chargesSchema.parse({});

export function isAmountCharge(kind: ChargeKind): kind is AmountCharge {
	return CHARGES[kind].typed === "amount";
}

/** One charge, counted: `percent` in hundredths where it is typed so, `amount` below zero where it is taken off. */
export type ChargeRow<C extends Currency = Currency> = { amount: Amount<C> } & (
	| { kind: AmountCharge; percent?: undefined }
	| { kind: PercentCharge; percent: number }
);

/**
 * What each charge of a quote comes to, 0 included. A per cent is rounded half up to the minor unit, once.
 * @throws RangeError above 2^53
 */
export function countCharges<C extends Currency>(charges: Charges<C>, goods: Amount<C>): ChargeRow<C>[] {
	const rows: ChargeRow<C>[] = [];
	for (const kind of CHARGE_KINDS) {
		if (isAmountCharge(kind)) {
			rows.push({ kind, amount: signed(kind, charges[kind]) });
			continue;
		}
		const base = rows.filter((row) => CHARGES[kind].of.includes(row.kind)).map(({ amount }) => amount);
		const part = partOf(sumOf([goods, ...base]), charges[kind]);
		rows.push({ kind, percent: charges[kind], amount: signed(kind, part) });
	}
	return rows;
}

function signed<C extends Currency>(kind: ChargeKind, amount: Amount<C>): Amount<C> {
	return CHARGES[kind].takenOff ? less(sumOf<C>([]), amount) : amount;
}

/** The same charges in another currency. An amount that is left out here does not fit the type it returns. */
export function exchangedCharges<C extends Currency, T extends Currency>(
	charges: Charges<C>,
	exchanged: (money: Amount<C>) => Amount<T>,
): Charges<T> {
	return { ...charges, freight: exchanged(charges.freight), insurance: exchanged(charges.insurance) };
}
