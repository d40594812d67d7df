import { type Amount, amount } from "../shared/amount.ts";
import type { Currency } from "../shared/currency.ts";
import { exchange, type Rate, rateOf } from "../shared/rate-of-exchange.ts";
import { CHARGE_KINDS, type ChargeKind, type Charges, exchangedCharges, isAmountCharge } from "./charges.ts";
import type { QuoteContent, QuoteLine } from "./content.ts";

const TERMS_TAKEN = ["prices", "payment", "terms", "leadTime", "delivery"] as const;
type TakeableTerm = (typeof TERMS_TAKEN)[number];
export type Takeable = TakeableTerm | ChargeKind;

/**
 * What a former offer can give to another one. Place and charges were that shipment's, so they are taken only when a
 * person says so. Quantities, validity and what was asked for are never taken.
 */
export const TAKEABLE: readonly Takeable[] = [...TERMS_TAKEN, ...CHARGE_KINDS];

/** Amounts of a former offer need a rate where it is in another currency. */
export const MONEY_TAKEN: ReadonlySet<Takeable> = new Set<Takeable>(["prices", ...CHARGE_KINDS.filter(isAmountCharge)]);

/** What is taken unless the person chooses otherwise: what holds from one shipment to the next. */
export function takenAtFirst(content: QuoteContent, former: QuoteContent): Takeable[] {
	const usual: readonly Takeable[] = ["prices", "payment", "terms", "leadTime"];
	return differing(content, former).filter(
		(part) => usual.includes(part) && (former.currency === content.currency || !MONEY_TAKEN.has(part)),
	);
}

/** The parts in which a former offer differs: the others need no choice. */
export function differing(content: QuoteContent, former: QuoteContent): Takeable[] {
	const same = <Field extends keyof QuoteContent>(...fields: Field[]) =>
		fields.every((field) => content[field] === former[field]);
	const sameCharge = (kind: ChargeKind) =>
		content.charges[kind] === former.charges[kind] &&
		(!isAmountCharge(kind) || content.currency === former.currency || former.charges[kind] === 0);
	const equal: Readonly<Record<TakeableTerm, boolean>> = {
		prices: sharedLines(content, former).length === 0,
		payment: same("paymentTerms"),
		terms: same("terms", "documents"),
		leadTime: same("leadTimeDays", "leadTimeStarts"),
		delivery: same("incoterm", "namedPlace", "portOfLoading"),
	};
	return [...TERMS_TAKEN.filter((part) => !equal[part]), ...CHARGE_KINDS.filter((kind) => !sameCharge(kind))];
}

/** The lines whose product the former offer priced too. */
export function sharedLines(content: QuoteContent, former: QuoteContent): { line: QuoteLine; was: QuoteLine }[] {
	const byProduct = new Map(former.lines.map((line) => [line.productId, line]));
	return content.lines.flatMap((line) => {
		const was = line.productId === "" || line.kind === "unavailable" ? undefined : byProduct.get(line.productId);
		return was && was.kind !== "unavailable" ? [{ line, was }] : [];
	});
}

/**
 * Takes the chosen parts of a former offer over.
 * @param formerRate of the former offer's currency, where that is another one
 * @returns undefined where an amount is to be taken and a rate is missing: currencies are never mixed
 */
export function withTakenOver<C extends Currency, F extends Currency>(
	content: QuoteContent<C>,
	former: QuoteContent<F>,
	parts: readonly Takeable[],
	formerRate: Rate<F> | undefined,
): QuoteContent<C> | undefined {
	const takes = (part: Takeable) => parts.includes(part);
	const turn = between(content, former, formerRate);
	if (!turn && parts.some((part) => MONEY_TAKEN.has(part))) return undefined;
	const { paymentTerms, terms, documents, leadTimeDays, leadTimeStarts, incoterm, namedPlace, portOfLoading } = former;
	return {
		...content,
		...(takes("payment") && { paymentTerms }),
		...(takes("terms") && { terms, documents }),
		...(takes("leadTime") && { leadTimeDays, leadTimeStarts }),
		...(takes("delivery") && { incoterm, namedPlace, portOfLoading }),
		charges: withChargesOf(content.charges, former.charges, CHARGE_KINDS.filter(takes), turn),
		...(turn && takes("prices") && { lines: content.lines.map((line) => withPricesOf(line, former, turn)) }),
	};
}

type Turn<F extends Currency, C extends Currency> = (money: Amount<F>) => Amount<C>;

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

/** Per cents need no rate; an amount is taken only where there is a way into the currency of this offer. */
function withChargesOf<C extends Currency, F extends Currency>(
	charges: Charges<C>,
	former: Charges<F>,
	kinds: readonly ChargeKind[],
	turn: Turn<F, C> | undefined,
): Charges<C> {
	const turned = turn && exchangedCharges(former, turn);
	let taken = charges;
	for (const kind of kinds) {
		if (!isAmountCharge(kind)) taken = { ...taken, [kind]: former[kind] };
		else if (turned) taken = { ...taken, [kind]: turned[kind] };
	}
	return taken;
}

function withPricesOf<C extends Currency, F extends Currency>(
	line: QuoteLine<C>,
	former: QuoteContent<F>,
	turn: Turn<F, C>,
): QuoteLine<C> {
	const was = former.lines.find(({ productId, kind }) => productId === line.productId && kind !== "unavailable");
	if (!was || line.productId === "" || line.kind === "unavailable") return line;
	return {
		...line,
		unitPrice: turn(was.unitPrice),
		listPoints: null,
		tiers: was.tiers.map(({ from, price }) => ({ from, price: turn(price) })),
		detail: line.detail || was.detail,
	};
}
