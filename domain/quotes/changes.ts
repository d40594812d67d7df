import type { NamedCell } from "../orders/cells.ts";
import type { Currency, Minor } from "../shared/currency.ts";
import { type ChargeKind, type ChargeRow, isGst } from "./charges.ts";
import { deliveryTerm, type QuoteContent, type QuoteLine } from "./content.ts";
import { isSame } from "./is-same.ts";
import { comparedCells } from "./line-cells.ts";
import { ALWAYS, type Surcharge } from "./line-parts.ts";
import { quoteLineAmount, quoteTotals, tierPrice } from "./totals.ts";

/** One thing that differs between two versions. `difference` is in minor units; absent where no money changed. */
export type QuoteChange = ChangedLine | ChangedCharge | ChangedTerm;

export type ChangedLine = {
	/** The product's name. */
	line: string;
	/** What differs between the two; empty where only the price does. */
	before: readonly LineFact[];
	after: readonly LineFact[];
	/** The price of one unit, where that is another one now; `was` is the former's currency, where that is another. */
	price?: { before: Minor; after: Minor; was?: Currency };
	difference?: Minor;
};

/** What is said of a line. Codes, and texts that somebody has written. */
export type LineFact =
	| {
			fact:
				| "not-offered"
				| "no-longer-offered"
				| "not-available"
				| "other-prices"
				| "no-note"
				| "sample"
				| "credited-sample"
				| "service"
				| "not-split"
				| "no-surcharges"
				| "always"
				| "optional";
	  }
	| { fact: "alternative"; group: string }
	| { fact: "cells"; cells: readonly NamedCell[]; quantity: number }
	| { fact: "surcharges"; surcharges: readonly Surcharge[] }
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
type LeadTime = Pick<QuoteContent, "leadTimeDays" | "leadTimeStarts">;

/**
 * Too long to be held against each other: that they are others is all that is said. `columns` are the ways of delivery
 * after the first.
 */
const LONG_TERMS = ["leavingOut", "columns", "schedule", "tax", "terms", "documents"] as const;
type LongTerm = (typeof LONG_TERMS)[number];

export type ChangedTerm = { difference?: undefined } & (
	| { term: WrittenTerm; before: string; after: string }
	| { term: "leadTime"; before: LeadTime; after: LeadTime }
	| { term: LongTerm }
);
export type TermName = ChangedTerm["term"];

/**
 * What a newer version changes, in the order a buyer reads it: lines, then delivery and terms. Money is compared
 * only within one currency; prices of two are said, each in its own.
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
		const priced = was ? withPrice(change, was, line, money ? undefined : before.currency) : change;
		changes.push(withMoney(priced, money, countedAmount(line) - (was ? countedAmount(was) : 0)));
	}
	for (const gone of old.values())
		changes.push(
			withMoney<ChangedLine>(
				{ line: gone.name, before: describe(gone), after: [{ fact: "no-longer-offered" }] },
				money,
				-countedAmount(gone),
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
	for (const term of LONG_TERMS) if (!isSame(longTerm(before, term), longTerm(after, term))) changes.push({ term });
	return changes;
}

function longTerm(content: QuoteContent, term: LongTerm): unknown {
	return term === "columns" ? content.deliveries.slice(1) : content[term];
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
		was.sort === is.sort &&
		isSameSplit(was.cells, is.cells) &&
		isSame(was.surcharges, is.surcharges) &&
		isSame(was.choice, is.choice) &&
		tierPrice(was, was.quantity) === tierPrice(is, is.quantity) &&
		sameTiers(was, is) &&
		was.note === is.note;
	if (same) return undefined;
	const hasOtherPrices = is.kind !== "unavailable" && !sameTiers(was, is);
	const after = [...describe(is, was), ...(hasOtherPrices ? [{ fact: "other-prices" } as const] : [])];
	return { line: is.name, before: describe(was, is), after };
}

function sameTiers(was: QuoteLine, is: QuoteLine): boolean {
	return isSame(was.tiers, is.tiers);
}

function withPrice(
	change: ChangedLine,
	was: QuoteLine,
	is: QuoteLine,
	formerCurrency: Currency | undefined,
): ChangedLine {
	const [before, after] = [tierPrice(was, was.quantity), tierPrice(is, is.quantity)];
	if (was.kind === "unavailable" || is.kind === "unavailable") return change;
	if (formerCurrency) return { ...change, price: { before, after, was: formerCurrency } };
	return before === after ? change : { ...change, price: { before, after } };
}

/** The facts of a line; beside another version of it, only those that differ. */
function describe(line: QuoteLine, beside?: QuoteLine): LineFact[] {
	if (line.kind === "unavailable") return [{ fact: "not-available" }];
	const facts: LineFact[] = [];
	if (beside && beside.name !== line.name) facts.push({ fact: "written", text: line.name });
	if (beside && beside.detail !== line.detail && line.detail) facts.push({ fact: "written", text: line.detail });
	if (!beside || beside.kind === "unavailable" || beside.quantity !== line.quantity)
		facts.push({ fact: "quantity", quantity: line.quantity, unit: line.unit });
	if (line.sort !== "goods" && line.sort !== beside?.sort) facts.push({ fact: line.sort });
	facts.push(...partFacts(line, beside));
	if (facts.length === 0 && beside && line.note !== beside.note)
		facts.push(line.note ? { fact: "written", text: line.note } : { fact: "no-note" });
	return facts;
}

function isSameSplit(was: readonly NamedCell[], is: readonly NamedCell[]): boolean {
	return comparedCells({ asked: [...was], cells: [...is] }).every(({ asked, offered }) => asked === offered);
}

/** What is said of split, surcharges and choice; beside another version, only what differs. */
function partFacts({ cells, quantity, surcharges, choice }: QuoteLine, beside: QuoteLine | undefined): LineFact[] {
	const facts: LineFact[] = [];
	if (!isSameSplit(beside?.cells ?? [], cells))
		facts.push(cells.length > 0 ? { fact: "cells", cells, quantity } : { fact: "not-split" });
	if (!isSame(surcharges, beside?.surcharges ?? []))
		facts.push(surcharges.length > 0 ? { fact: "surcharges", surcharges } : { fact: "no-surcharges" });
	if (!isSame(choice, beside?.choice ?? ALWAYS))
		facts.push(choice.is === "alternative" ? { fact: "alternative", group: choice.group } : { fact: choice.is });
	return facts;
}

/** What a line adds to the offer as it stands. */
function countedAmount(line: QuoteLine): Minor {
	return line.choice.is === "always" ? quoteLineAmount(line) : 0;
}

/** A per cent that stays is no change, though it comes to something else when the goods do. */
function chargeChanges(before: readonly ChargeRow[], after: readonly ChargeRow[]): ChangedCharge[] {
	return after.flatMap((is) => {
		const was = before.find(({ kind }) => kind === is.kind);
		// Rows of GST come and go with the tax, which is named by itself.
		if (!was || isGst(is) || (is.percent === undefined ? was.amount === is.amount : was.percent === is.percent))
			return [];
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
