import type { Minor } from "../shared/currency.ts";
import type { ChargeKind, ChargeRow } from "./charges.ts";
import { deliveryTerm, type QuoteContent, type QuoteLine } from "./content.ts";
import { quoteLineAmount, quoteTotals, tierPrice } from "./totals.ts";

/** One thing that differs between two versions. `difference` is in minor units; absent where no money changed. */
export type QuoteChange = ChangedLine | ChangedCharge | ChangedTerm;

export type ChangedLine = {
	/** The product's name. */
	line: string;
	/** What differs between the two; empty where only the price does. */
	before: readonly LineFact[];
	after: readonly LineFact[];
	/** The price of one unit, where that is another one now. */
	price?: { before: Minor; after: Minor };
	difference?: Minor;
};

/** What is said of a line. Codes, and texts that somebody has written. */
export type LineFact =
	| { fact: "not-offered" | "no-longer-offered" | "not-available" | "other-prices" | "no-note" }
	| { fact: "quantity"; quantity: number; unit: QuoteLine["unit"] }
	| { fact: "written"; text: string };

export type ChangedCharge = {
	charge: ChargeKind;
	before: ChargeRow;
	after: ChargeRow;
	difference?: Minor;
};

/** Terms that both versions write: each as its version has it, "" for none; a day as "2026-12-04". */
type WrittenTerm = "currency" | "delivery" | "portOfLoading" | "payment" | "validUntil";
export type LeadTime = Pick<QuoteContent, "leadTimeDays" | "leadTimeStarts">;

/** `terms` and `documents` are too long to be held against each other: that they are others is all that is said. */
export type ChangedTerm = { difference?: undefined } & (
	| { term: WrittenTerm; before: string; after: string }
	| { term: "leadTime"; before: LeadTime; after: LeadTime }
	| { term: "terms" | "documents" }
);
export type TermName = ChangedTerm["term"];

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
		const change = was ? lineChange(was, line) : newLine(line);
		if (!change) continue;
		const priced = money && was ? withPrice(change, was, line) : change;
		changes.push(withMoney(priced, money, quoteLineAmount(line) - (was ? quoteLineAmount(was) : 0)));
	}
	for (const gone of old.values())
		changes.push(
			withMoney<ChangedLine>(
				{ line: gone.name, before: describe(gone), after: [{ fact: "no-longer-offered" }] },
				money,
				-quoteLineAmount(gone),
			),
		);
	const compare = (term: WrittenTerm, from: string, to: string) => {
		if (from !== to) changes.push({ term, before: from, after: to });
	};
	compare("currency", before.currency, after.currency);
	compare("delivery", deliveryTerm(before), deliveryTerm(after));
	compare("portOfLoading", before.portOfLoading, after.portOfLoading);
	if (money) changes.push(...chargeChanges(quoteTotals(before).charges, quoteTotals(after).charges));
	if (!isSameLeadTime(before, after))
		changes.push({ term: "leadTime", before: leadTime(before), after: leadTime(after) });
	compare("payment", before.paymentTerms, after.paymentTerms);
	compare("validUntil", before.validUntilDay, after.validUntilDay);
	for (const term of ["terms", "documents"] as const) if (before[term] !== after[term]) changes.push({ term });
	return changes;
}

function leadTime({ leadTimeDays, leadTimeStarts }: QuoteContent): LeadTime {
	return { leadTimeDays, leadTimeStarts };
}

/** From when nothing is counted makes no difference. */
function isSameLeadTime(a: LeadTime, b: LeadTime): boolean {
	return a.leadTimeDays === b.leadTimeDays && (a.leadTimeDays === null || a.leadTimeStarts === b.leadTimeStarts);
}

function newLine(line: QuoteLine): ChangedLine {
	return { line: line.name, before: [{ fact: "not-offered" }], after: describe(line) };
}

function lineChange(was: QuoteLine, is: QuoteLine): ChangedLine | undefined {
	const same =
		was.kind === is.kind &&
		was.name === is.name &&
		was.detail === is.detail &&
		was.quantity === is.quantity &&
		tierPrice(was, was.quantity) === tierPrice(is, is.quantity) &&
		sameTiers(was, is) &&
		was.note === is.note;
	if (same) return undefined;
	const hasOtherPrices = is.kind !== "unavailable" && !sameTiers(was, is);
	const after = [...describe(is, was), ...(hasOtherPrices ? [{ fact: "other-prices" } as const] : [])];
	return { line: is.name, before: describe(was, is), after };
}

function sameTiers(was: QuoteLine, is: QuoteLine): boolean {
	return JSON.stringify(was.tiers) === JSON.stringify(is.tiers);
}

function withPrice(change: ChangedLine, was: QuoteLine, is: QuoteLine): ChangedLine {
	const [before, after] = [tierPrice(was, was.quantity), tierPrice(is, is.quantity)];
	if (was.kind === "unavailable" || is.kind === "unavailable" || before === after) return change;
	return { ...change, price: { before, after } };
}

/** The facts of a line; beside another version of it, only those that differ. */
function describe(line: QuoteLine, beside?: QuoteLine): LineFact[] {
	if (line.kind === "unavailable") return [{ fact: "not-available" }];
	const facts: LineFact[] = [];
	if (beside && beside.name !== line.name) facts.push({ fact: "written", text: line.name });
	if (beside && beside.detail !== line.detail && line.detail) facts.push({ fact: "written", text: line.detail });
	if (!beside || beside.kind === "unavailable" || beside.quantity !== line.quantity)
		facts.push({ fact: "quantity", quantity: line.quantity, unit: line.unit });
	if (facts.length === 0 && beside && line.note !== beside.note)
		facts.push(line.note ? { fact: "written", text: line.note } : { fact: "no-note" });
	return facts;
}

/** A per cent that stays is no change, though it comes to something else when the goods do. */
function chargeChanges(before: readonly ChargeRow[], after: readonly ChargeRow[]): ChangedCharge[] {
	return after.flatMap((is) => {
		const was = before.find(({ kind }) => kind === is.kind);
		if (!was || (is.percent === undefined ? was.amount === is.amount : was.percent === is.percent)) return [];
		return withMoney<ChangedCharge>({ charge: is.kind, before: was, after: is }, true, is.amount - was.amount);
	});
}

function withMoney<Change extends ChangedLine | ChangedCharge>(
	change: Change,
	money: boolean,
	difference: Minor,
): Change {
	return money && difference !== 0 ? { ...change, difference } : change;
}
