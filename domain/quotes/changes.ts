import type { Minor } from "../shared/currency.ts";
import { deliveryTerm, LEAD_TIME_STARTS, type QuoteContent, type QuoteLine } from "./content.ts";
import { quoteLineAmount, quoteTotals, tierPrice } from "./totals.ts";

/** One thing that differs between two versions. `difference` is in minor units; absent where no money changed. */
export type QuoteChange = {
	/** What it is about: a product's name, or "Delivery". */
	subject: string;
	before: string;
	after: string;
	/** The price of one unit, or the charge, where that is another one now. */
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
	const [a, b] = [quoteTotals(before), quoteTotals(after)];
	const compare = (subject: string, from: string, to: string, difference = 0) => {
		if (from !== to) changes.push(withMoney({ subject, before: from, after: to }, money, difference));
	};
	compare("Currency", before.currency, after.currency);
	compare("Delivery", deliveryTerm(before), deliveryTerm(after));
	compare("Port of loading", before.portOfLoading, after.portOfLoading);
	if (money && before.discountBasisPoints !== after.discountBasisPoints)
		compare("Discount", percent(before), percent(after), a.discount - b.discount);
	const charge = (subject: string, from: Minor, to: Minor) => {
		if (!money || from === to) return;
		changes.push({ subject, before: "", after: "", price: { before: from, after: to }, difference: to - from });
	};
	charge("Freight", a.freight, b.freight);
	charge("Insurance", a.insurance, b.insurance);
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

function lineChange(was: QuoteLine, is: QuoteLine): QuoteChange | undefined {
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

function withPrice(change: QuoteChange, was: QuoteLine, is: QuoteLine): QuoteChange {
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

function percent({ discountBasisPoints }: QuoteContent): string {
	return discountBasisPoints === 0 ? "none" : `${discountBasisPoints / 100}% on the goods`;
}

function withMoney(change: QuoteChange, money: boolean, difference: Minor): QuoteChange {
	return money && difference !== 0 ? { ...change, difference } : change;
}
