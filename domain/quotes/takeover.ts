import { amount } from "../shared/amount.ts";
import type { Currency } from "../shared/currency.ts";
import { exchange, type Rate, rateOf } from "../shared/rate-of-exchange.ts";
import type { QuoteContent, QuoteLine } from "./content.ts";
import { COST_KINDS, type Deliveries, exchangedCost, exchangedDeliveries, withDelivery } from "./delivery.ts";
import { isSame } from "./is-same.ts";
import { exchangedSchedule } from "./schedule.ts";
import {
	hasOtherPacking,
	hasOtherSurcharges,
	newGoods,
	newServices,
	type ProductsNow,
	packingIn,
	pricedLineOf,
	surchargesOf,
	type Turn,
	turned,
	withLinesOf,
} from "./takeover-lines.ts";

/**
 * What a former offer, or a template, can give to another one. Place and charges were that shipment's, so they are taken
 * only when a person says so. Quantities, their split, validity, tax, what was asked for and what the buyer could choose
 * are never taken. `delivery`, `freight` and `insurance` are those of the first way of delivery; `columns` are all ways with all their costs.
 */
export const TAKEABLE = [
	"prices",
	"surcharges",
	"lines",
	"services",
	"packing",
	"payment",
	"schedule",
	"terms",
	"leadTime",
	"delivery",
	"discount",
	"freight",
	"insurance",
	"columns",
] as const;
export type Takeable = (typeof TAKEABLE)[number];

/** Amounts of a former offer need a rate where it is in another currency. */
export const MONEY_TAKEN: ReadonlySet<Takeable> = new Set<Takeable>([
	"prices",
	"surcharges",
	"lines",
	"services",
	"schedule",
	"freight",
	"insurance",
	"columns",
]);

const NO_PRODUCTS: ProductsNow = new Map();

/** What is taken unless the person chooses otherwise: of a former offer, what holds from one shipment to the next. */
export function takenAtFirst(content: QuoteContent, former: QuoteContent): Takeable[] {
	const usual: readonly Takeable[] = ["prices", "payment", "schedule", "terms", "leadTime"];
	return withoutRate(content, former).filter((part) => usual.includes(part));
}

/** Of a template everything, since it was made for that; but for lines that nobody has asked for. */
export function takenOfTemplate(content: QuoteContent, template: QuoteContent): Takeable[] {
	const parts = withoutRate(content, template).filter((part) => part !== "lines");
	// All ways of delivery are its first one too.
	const inColumns: readonly Takeable[] = ["freight", "insurance"];
	return parts.includes("columns") ? parts.filter((part) => !inColumns.includes(part)) : parts;
}

function withoutRate(content: QuoteContent, former: QuoteContent): Takeable[] {
	return differing(content, former).filter((part) => former.currency === content.currency || !MONEY_TAKEN.has(part));
}

/** The parts in which a former offer differs: the others need no choice. */
export function differing(
	content: QuoteContent,
	former: QuoteContent,
	products: ProductsNow = NO_PRODUCTS,
): Takeable[] {
	const same = <Field extends keyof QuoteContent>(...fields: Field[]) =>
		fields.every((field) => content[field] === former[field]);
	const sameMoney = (one: unknown, other: unknown, none: unknown) =>
		isSame(one, other) && (content.currency === former.currency || isSame(one, none));
	const [[mine], [theirs]] = [content.deliveries, former.deliveries];
	const equal: Readonly<Record<Takeable, boolean>> = {
		prices: sharedLines(content, former).every(
			({ line, was }) => content.currency === former.currency && isPricedAs(line, was),
		),
		surcharges: !hasOtherSurcharges(content, former),
		lines: newGoods(content, former, products).length === 0,
		services: newServices(content, former).length === 0,
		packing: !hasOtherPacking(content, former),
		payment: same("paymentTerms"),
		schedule: sameMoney(content.schedule, former.schedule, []),
		terms: same("terms", "documents"),
		leadTime: same("leadTimeDays", "leadTimeStarts"),
		delivery: mine.incoterm === theirs.incoterm && mine.namedPlace === theirs.namedPlace && same("portOfLoading"),
		discount: content.charges.discount === former.charges.discount,
		freight: sameMoney(mine.freight, theirs.freight, null),
		insurance: sameMoney(mine.insurance, theirs.insurance, null),
		// With one way on either side and nothing but freight and insurance, the parts above say it all.
		columns: isPlain(content) && isPlain(former) ? true : sameMoney(content.deliveries, former.deliveries, undefined),
	};
	return TAKEABLE.filter((part) => !equal[part]);
}

function isPricedAs(line: QuoteLine, was: QuoteLine): boolean {
	const said = line.detail !== "" || was.detail === "";
	return (
		said && line.unitPrice === was.unitPrice && isSame(line.tiers, was.tiers) && isSame(line.surcharges, was.surcharges)
	);
}

function isPlain({ deliveries: [first, second] }: QuoteContent): boolean {
	const others = COST_KINDS.filter((kind) => kind !== "freight" && kind !== "insurance");
	return second === undefined && others.every((kind) => first[kind] === null);
}

/** The lines whose product the former offer priced too. */
export function sharedLines(content: QuoteContent, former: QuoteContent): { line: QuoteLine; was: QuoteLine }[] {
	return content.lines.flatMap((line) => {
		const was = pricedLineOf(line, former);
		return was ? [{ line, was }] : [];
	});
}

/**
 * Takes the chosen parts of a former offer over.
 * @param formerRate of the former offer's currency, where that is another one
 * @param products as the catalogue has them today, for lines that are added
 * @returns undefined where an amount is to be taken and a rate is missing: currencies are never mixed
 */
export function withTakenOver<C extends Currency, F extends Currency>(
	content: QuoteContent<C>,
	former: QuoteContent<F>,
	parts: readonly Takeable[],
	formerRate: Rate<F> | undefined,
	products: ProductsNow = NO_PRODUCTS,
): QuoteContent<C> | undefined {
	const takes = (part: Takeable) => parts.includes(part);
	const turn = between(content, former, formerRate);
	if (!turn && parts.some((part) => MONEY_TAKEN.has(part))) return undefined;
	const { paymentTerms, terms, documents, leadTimeDays, leadTimeStarts, portOfLoading } = former;
	const taken: QuoteContent<C> = {
		...content,
		...(takes("payment") && { paymentTerms }),
		...(takes("terms") && { terms, documents }),
		...(takes("leadTime") && { leadTimeDays, leadTimeStarts }),
		...(takes("delivery") && { portOfLoading }),
		...(takes("discount") && { charges: former.charges }),
		...(turn && takes("schedule") && { schedule: exchangedSchedule(former.schedule, turn) }),
		deliveries: withDeliveriesOf(content.deliveries, former.deliveries, takes, turn),
		lines: content.lines.map((line) => withLineOf(line, former, takes, turn)),
	};
	if (!turn) return taken;
	const added = [
		...(takes("lines") ? newGoods(content, former, products) : []),
		...(takes("services") ? newServices(content, former) : []),
	];
	return withLinesOf(taken, added, products, turn);
}

function withLineOf<C extends Currency, F extends Currency>(
	line: QuoteLine<C>,
	former: QuoteContent<F>,
	takes: (part: Takeable) => boolean,
	turn: Turn<F, C> | undefined,
): QuoteLine<C> {
	const packing = takes("packing") ? packingIn(line, former) : undefined;
	const packed = packing ? { ...line, packing } : line;
	if (!turn) return packed;
	const priced = takes("prices") ? withPricesOf(packed, former, turn) : packed;
	const surcharges = takes("surcharges") ? surchargesOf(line, former) : [];
	return surcharges.length > 0 ? { ...priced, surcharges: turned(surcharges, turn) } : priced;
}

/** From the money of one offer to that of another: as it is within one currency, otherwise at both rates. */
function between<C extends Currency, F extends Currency>(
	content: QuoteContent<C>,
	former: QuoteContent<F>,
	formerRate: Rate<F> | undefined,
): Turn<F, C> | undefined {
	const { currency } = content;
	if (String(former.currency) === currency) return (money) => amount(Number(money), currency);
	const to = rateOf(content);
	const from = former.currency === "INR" ? rateOf(former) : formerRate;
	return from && to ? (money) => exchange(money, from, to) : undefined;
}

/** Terms and rates need no way between currencies; an amount is taken only where there is one. */
function withDeliveriesOf<C extends Currency, F extends Currency>(
	deliveries: Deliveries<C>,
	former: Deliveries<F>,
	takes: (part: Takeable) => boolean,
	turn: Turn<F, C> | undefined,
): Deliveries<C> {
	if (turn && takes("columns")) return exchangedDeliveries(former, turn);
	const [{ incoterm, namedPlace, freight, insurance }] = former;
	return withDelivery(deliveries, deliveries[0].key, {
		...(takes("delivery") && { incoterm, namedPlace }),
		...(turn && takes("freight") && { freight: exchangedCost(freight, turn) }),
		...(turn && takes("insurance") && { insurance: exchangedCost(insurance, turn) }),
	});
}

function withPricesOf<C extends Currency, F extends Currency>(
	line: QuoteLine<C>,
	former: QuoteContent<F>,
	turn: Turn<F, C>,
): QuoteLine<C> {
	const was = pricedLineOf(line, former);
	if (!was) return line;
	return {
		...line,
		unitPrice: turn(was.unitPrice),
		listPoints: null,
		tiers: was.tiers.map(({ from, price }) => ({ from, price: turn(price) })),
		surcharges: turned(was.surcharges, turn),
		detail: line.detail || was.detail,
	};
}
