import type { Minor } from "../shared/currency.ts";
import type { ChargeKind, ChargeRow } from "./charges.ts";
import { deliveryTerm, LEAD_TIME_STARTS, type QuoteContent, type QuoteLine } from "./content.ts";
import { quoteLineAmount, quoteTotals, tierPrice } from "./totals.ts";

/** One thing that differs between two versions. `difference` is in minor units; absent where no money changed. */
export type QuoteChange = ChangedTerm | ChangedCharge;

export type ChangedCharge = {
	charge: ChargeKind;
	before: ChargeRow;
	after: ChargeRow;
	difference?: Minor;
};

export type ChangedTerm = {
	/** What it is about: a product's name, or "Delivery". */
	subject: string;
	before: string;
	after: string;
	/** The price of one unit, where that is another one now. */
	price?: { before: Minor; after: Minor };
	difference?: Minor;
};

/**
 * What a newer version changes, in the order a buyer reads it: lines, then delivery and terms. Money is compared
 * only within one currency.
 */
export function quoteChanges(before: QuoteContent, after: QuoteContent): QuoteChange[] {
	const money = before.currency === after.currency;
	const changes: QuoteChange[] = [];
	const old = new Map(before.lines.map((line) => [line.key, line]));
	for (const line of after.lines) {
		const was = old.get(line.key);
		old.delete(line.key);
		const change = was ? lineChange(was, line) : { subject: line.name, before: "not offered", after: describe(line) };
		if (!change) continue;
		const priced = money && was ? withPrice(change, was, line) : change;
		changes.push(withMoney(priced, money, quoteLineAmount(line) - (was ? quoteLineAmount(was) : 0)));
	}
	for (const gone of old.values())
		changes.push(
			withMoney(
				{ subject: gone.name, before: describe(gone), after: "no longer offered" },
				money,
				-quoteLineAmount(gone),
			),
		);
	const compare = (subject: string, from: string, to: string) => {
		if (from !== to) changes.push({ subject, before: from, after: to });
	};
	compare("Currency", before.currency, after.currency);
	compare("Delivery", deliveryTerm(before), deliveryTerm(after));
	compare("Port of loading", before.portOfLoading, after.portOfLoading);
	if (money) changes.push(...chargeChanges(quoteTotals(before).charges, quoteTotals(after).charges));
	compare("Lead time", leadTime(before), leadTime(after));
	compare("Payment", before.paymentTerms, after.paymentTerms);
	compare("Valid until", before.validUntilDay, after.validUntilDay);
	if (before.terms !== after.terms) changes.push({ subject: "Terms", before: "", after: "changed" });
	if (before.documents !== after.documents)
		changes.push({ subject: "Documents supplied", before: "", after: "changed" });
	return changes;
}

/** "35 days, once the advance has arrived", or "" while unknown. */
export function leadTime({
	leadTimeDays,
	leadTimeStarts,
}: Pick<QuoteContent, "leadTimeDays" | "leadTimeStarts">): string {
	if (leadTimeDays === null) return "";
	return `${leadTimeDays} ${leadTimeDays === 1 ? "day" : "days"}, once ${LEAD_TIME_STARTS[leadTimeStarts]}`;
}

function lineChange(was: QuoteLine, is: QuoteLine): ChangedTerm | undefined {
	const same =
		was.kind === is.kind &&
		was.name === is.name &&
		was.detail === is.detail &&
		was.quantity === is.quantity &&
		tierPrice(was, was.quantity) === tierPrice(is, is.quantity) &&
		sameTiers(was, is) &&
		was.note === is.note;
	if (same) return undefined;
	const after = describe(is, was);
	const tiers = is.kind === "unavailable" || sameTiers(was, is) ? "" : "other prices by quantity";
	return { subject: is.name, before: describe(was, is), after: [after, tiers].filter(Boolean).join(", ") };
}

function sameTiers(was: QuoteLine, is: QuoteLine): boolean {
	return JSON.stringify(was.tiers) === JSON.stringify(is.tiers);
}

function withPrice(change: ChangedTerm, was: QuoteLine, is: QuoteLine): ChangedTerm {
	const [before, after] = [tierPrice(was, was.quantity), tierPrice(is, is.quantity)];
	if (was.kind === "unavailable" || is.kind === "unavailable" || before === after) return change;
	return { ...change, price: { before, after } };
}

/** The words of a line; with another one beside it, only what tells the two apart. */
function describe(line: QuoteLine, beside?: QuoteLine): string {
	if (line.kind === "unavailable") return "not available";
	const parts: string[] = [];
	if (beside && beside.name !== line.name) parts.push(line.name);
	if (beside && beside.detail !== line.detail && line.detail) parts.push(line.detail);
	if (!beside || beside.kind === "unavailable" || beside.quantity !== line.quantity)
		parts.push(`${line.quantity} ${line.quantity === 1 ? line.unit : `${line.unit}s`}`);
	if (parts.length === 0 && beside && line.note !== beside.note) parts.push(line.note || "no note");
	return parts.join(", ");
}

/** A per cent that stays is no change, though it comes to something else when the goods do. */
function chargeChanges(before: readonly ChargeRow[], after: readonly ChargeRow[]): ChangedCharge[] {
	return after.flatMap((is) => {
		const was = before.find(({ kind }) => kind === is.kind);
		if (!was || (is.percent === undefined ? was.amount === is.amount : was.percent === is.percent)) return [];
		return withMoney({ charge: is.kind, before: was, after: is }, true, is.amount - was.amount);
	});
}

function withMoney<Change extends QuoteChange>(change: Change, money: boolean, difference: Minor): Change {
	return money && difference !== 0 ? { ...change, difference } : change;
}
