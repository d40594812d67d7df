import * as z from "zod/mini";
import { type Amount, amount, partOf, sumOf } from "../shared/amount.ts";
import type { Currency } from "../shared/currency.ts";
import { MAX_CHARGE, money, whole } from "./stored-money.ts";

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max));

/** The rules of Incoterms 2020 that fit goods sent abroad, as a buyer meets them. */
export const INCOTERMS = ["EXW", "FCA", "FAS", "FOB", "CFR", "CIF", "CPT", "CIP", "DAP", "DPU", "DDP"] as const;
export type Incoterm = (typeof INCOTERMS)[number];

/** As many ways of delivery as an offer has beside each other (design of trade, section B). */
export const MOST_DELIVERIES = 4;

/** What delivery costs beside the goods, in the order in which a reader meets it. */
export const COST_KINDS = ["freight", "insurance", "duty", "importTax", "fees"] as const;
export type CostKind = (typeof COST_KINDS)[number];

type CostFacts = {
	/** Which costs count beside the goods, less their discount, where it goes by rate. */
	of: readonly CostKind[];
	/** Whether another country asks for it: only delivery duty paid has it, and no tax of India is on it. */
	abroad: boolean;
};

/**
 * Duty is on goods and freight, import tax on goods, freight and duty (design of trade, section B). One row for each, so
 * that a forgotten one does not compile.
 */
export const COST_FACTS: Readonly<Record<CostKind, CostFacts>> = {
	freight: { of: [], abroad: false },
	insurance: { of: ["freight"], abroad: false },
	duty: { of: ["freight"], abroad: true },
	importTax: { of: ["freight", "duty"], abroad: true },
	fees: { of: [], abroad: false },
};

/**
 * One cost: an amount, or a rate in hundredths of a per cent with the day it is of and where it is from. Null where
 * nothing has been entered, which is not the same as 0.
 */
const costSchema = z.nullable(
	z.discriminatedUnion("typed", [
		z.object({ typed: z.literal("amount"), amount: money(MAX_CHARGE) }),
		z.object({ typed: z.literal("rate"), percent: whole(10_000), day: text(10), source: text(100) }),
	]),
);

const deliverySchema = z.object({
	/** Stable within the case: what the buyer's choice names. */
	key: text(20).check(z.minLength(1)),
	incoterm: z.enum(INCOTERMS),
	namedPlace: text(100),
	freight: costSchema,
	insurance: costSchema,
	duty: costSchema,
	importTax: costSchema,
	fees: costSchema,
});

/** The ways of delivery of an offer: at least one; the first is the one that the offer's own total is of. */
export const deliveriesSchema = z
	.tuple([deliverySchema], deliverySchema)
	.check(z.refine((all) => all.length <= MOST_DELIVERIES && new Set(all.map(({ key }) => key)).size === all.length));
export type DeliveryInput = z.input<typeof deliverySchema>;

type RateCost = { typed: "rate"; percent: number; day: string; source: string };
export type Cost<C extends Currency = Currency> = { typed: "amount"; amount: Amount<C> } | RateCost | null;
/** One way of delivery, its money all of one currency. */
export type Delivery<C extends Currency = Currency> = Readonly<
	{ key: string; incoterm: Incoterm; namedPlace: string } & Record<CostKind, Cost<C>>
>;
export type Deliveries<C extends Currency = Currency> = [Delivery<C>, ...Delivery<C>[]];

/** The key of the way of delivery that every offer has. */
export const FIRST_KEY = "d1";

/** A way of delivery of which only the term is known. */
export function plainDelivery<C extends Currency>(key: string, incoterm: Incoterm, namedPlace: string): Delivery<C> {
	return { key, incoterm, namedPlace, freight: null, insurance: null, duty: null, importTax: null, fees: null };
}

/** "CIF Hamburg" */
export function deliveryName({ incoterm, namedPlace }: { incoterm: Incoterm; namedPlace: string }): string {
	return `${incoterm} ${namedPlace}`.trim();
}

/** One cost, counted: `percent` in hundredths where it goes by rate. */
type CostRow<C extends Currency = Currency> = {
	kind: CostKind;
	percent?: number | undefined;
	amount: Amount<C>;
};

/**
 * What each cost comes to, 0 included. A rate is rounded half up to the minor unit, once.
 * @param goods the goods less their discount
 * @throws RangeError above 2^53
 */
export function countCosts<C extends Currency>(delivery: Delivery<C>, goods: Amount<C>): CostRow<C>[] {
	const rows: CostRow<C>[] = [];
	for (const kind of COST_KINDS) {
		const cost = delivery[kind];
		if (cost?.typed === "rate") {
			const base = rows.filter((row) => COST_FACTS[kind].of.includes(row.kind)).map((row) => row.amount);
			rows.push({ kind, percent: cost.percent, amount: partOf(sumOf([goods, ...base]), cost.percent) });
		} else rows.push({ kind, amount: cost?.amount ?? sumOf<C>([]) });
	}
	return rows;
}

/** The same ways of delivery in another currency: every amount goes through `exchanged`, rates stay. */
export function exchangedDeliveries<C extends Currency, T extends Currency>(
	[first, ...others]: Deliveries<C>,
	exchanged: (money: Amount<C>) => Amount<T>,
): Deliveries<T> {
	return [exchangedDelivery(first, exchanged), ...others.map((each) => exchangedDelivery(each, exchanged))];
}

function exchangedDelivery<C extends Currency, T extends Currency>(
	{ key, incoterm, namedPlace, freight, insurance, duty, importTax, fees }: Delivery<C>,
	exchanged: (money: Amount<C>) => Amount<T>,
): Delivery<T> {
	return {
		...{ key, incoterm, namedPlace },
		freight: exchangedCost(freight, exchanged),
		insurance: exchangedCost(insurance, exchanged),
		duty: exchangedCost(duty, exchanged),
		importTax: exchangedCost(importTax, exchanged),
		fees: exchangedCost(fees, exchanged),
	};
}

/** One cost in another currency. */
export function exchangedCost<C extends Currency, T extends Currency>(
	cost: Cost<C>,
	exchanged: (money: Amount<C>) => Amount<T>,
): Cost<T> {
	return cost?.typed === "amount" ? { typed: "amount", amount: exchanged(cost.amount) } : cost;
}

/** An amount as a cost of the currency it is in. */
export function amountCost<C extends Currency>(minor: number, currency: C): Cost<C> {
	return { typed: "amount", amount: amount(minor, currency) };
}

/** What is other in a way of delivery: said outright, or made from it where it goes by what that holds. */
export type DeliveryChange<C extends Currency = Currency> =
	| Partial<Delivery<C>>
	| ((delivery: Delivery<C>) => Partial<Delivery<C>>);

/** With one way of delivery changed. */
export function withDelivery<C extends Currency>(
	deliveries: Deliveries<C>,
	key: string,
	change: DeliveryChange<C>,
): Deliveries<C> {
	const [first, ...others] = deliveries;
	const changed = (each: Delivery<C>): Delivery<C> =>
		each.key === key ? { ...each, ...(typeof change === "function" ? change(each) : change), key } : each;
	return [changed(first), ...others.map(changed)];
}

/** With a copy of one way of delivery after the last; as it is where there is no room for one more. */
export function withCopiedDelivery<C extends Currency>(deliveries: Deliveries<C>, key: string): Deliveries<C> {
	const from = deliveries.find((each) => each.key === key);
	if (!from || deliveries.length >= MOST_DELIVERIES) return deliveries;
	const taken = new Set(deliveries.map((each) => each.key));
	let number = deliveries.length + 1;
	while (taken.has(`d${number}`)) number += 1;
	return [...deliveries, { ...from, key: `d${number}` }];
}

/** Without one of them; the last one stays. */
export function withoutDelivery<C extends Currency>(deliveries: Deliveries<C>, key: string): Deliveries<C> {
	const [first, ...others] = deliveries.filter((each) => each.key !== key);
	return first ? [first, ...others] : deliveries;
}

/** The one that comes first: the total of the offer is then of it. */
export function withDeliveryFirst<C extends Currency>(deliveries: Deliveries<C>, key: string): Deliveries<C> {
	const first = deliveries.find((each) => each.key === key);
	return first ? [first, ...deliveries.filter((each) => each.key !== key)] : deliveries;
}

/** Whether delivery duty paid cannot be sent without it: it brings the goods, and pays what is asked for there. */
function isOfDutyPaid(kind: CostKind): boolean {
	return kind === "freight" || COST_FACTS[kind].abroad;
}

/** What a way of delivery lacks before it can be sent: only DDP does, since it promises that all is paid. */
export function missingCosts<C extends Currency>(delivery: Delivery<C>): CostKind[] {
	return delivery.incoterm === "DDP" ? COST_KINDS.filter((kind) => isOfDutyPaid(kind) && delivery[kind] === null) : [];
}

/** Terms for the sea alone (Incoterms 2020): the goods are handed over at the port of loading, or carried from there. */
const BY_SEA: readonly Incoterm[] = ["FAS", "FOB", "CFR", "CIF"];

/** Whether a quotation with this term is to name the port of loading. */
export function namesPort(incoterm: Incoterm): boolean {
	return BY_SEA.includes(incoterm);
}

/** Under these the carriage is the buyer's own (Incoterms 2020, groups E and F); insurance also where only carriage is paid. */
const WITHOUT_CARRIAGE: readonly Incoterm[] = ["EXW", "FCA", "FAS", "FOB"];
const WITHOUT_INSURANCE: readonly Incoterm[] = [...WITHOUT_CARRIAGE, "CFR", "CPT"];

/** Whether a cost is the buyer's own with a term: what another country asks for is, unless duty is paid. */
export function isLeftToBuyer(kind: CostKind, incoterm: Incoterm): boolean {
	if (kind === "freight") return WITHOUT_CARRIAGE.includes(incoterm);
	if (kind === "insurance") return WITHOUT_INSURANCE.includes(incoterm);
	return COST_FACTS[kind].abroad && incoterm !== "DDP";
}
