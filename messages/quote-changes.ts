import type { ChangedLine, ChangedTerm, LineFact, QuoteChange } from "../domain/quotes/changes.ts";
import type { ChargeRow } from "../domain/quotes/charges.ts";
import type { Currency, Minor } from "../domain/shared/currency.ts";
import { cellTexts } from "./cells.ts";
import type { quoteChanges } from "./en/quote-changes.ts";
import { leadTimeText } from "./lead-time.ts";

type Words = typeof quoteChanges;

/** How the place that shows a change writes figures and dates. */
type ChangeFormats = {
	count: (count: number) => string;
	/** @param currency of a former version, where that is another one */
	money: (amount: Minor, currency?: Currency) => string;
	day: (day: string) => string;
};

/** What has changed, with its former and its present value; "" where there is none. */
export type ChangeTexts = { subject: string; before: string; after: string };

/**
 * A change in words: prices of one unit with it, a charge by its per cent or its amount.
 * @param each "₹450.00 each"
 */
export function changeTexts(
	changed: QuoteChange,
	words: Words,
	formats: ChangeFormats,
	each: (of: { price: string }) => string,
): ChangeTexts {
	if ("term" in changed) return termChangeTexts(changed, words, formats);
	if ("charge" in changed) {
		const { names, share } = words.charges;
		const text = ({ kind, percent, amount }: ChargeRow) =>
			percent === undefined ? formats.money(amount) : share({ kind, percent });
		return { subject: names[changed.charge], before: text(changed.before), after: text(changed.after) };
	}
	const { subject, before, after } = lineChangeTexts(changed, words, formats);
	const { price } = changed;
	if (!price) return { subject, before, after };
	const priced = (text: string, price: string) => [text, each({ price })].filter(Boolean).join(", ");
	return {
		subject,
		before: priced(before, formats.money(price.before, price.was)),
		after: priced(after, formats.money(price.after)),
	};
}

/** A line in words; the place that shows it adds the price. */
export function lineChangeTexts(
	{ line, before, after }: ChangedLine,
	words: Words,
	formats: ChangeFormats,
): ChangeTexts {
	const text = (facts: readonly LineFact[]) => facts.map((fact) => factText(fact, words, formats)).join(", ");
	return { subject: line, before: text(before), after: text(after) };
}

function factText(fact: LineFact, { facts, goodsCount, lines, alternative }: Words, formats: ChangeFormats): string {
	switch (fact.fact) {
		case "quantity":
			return goodsCount({ count: fact.quantity, figure: formats.count(fact.quantity), unit: fact.unit });
		case "written":
			return fact.text;
		case "cells":
			return cellTexts(fact.cells, fact.quantity, lines.cells).at(-1) ?? "";
		case "surcharges":
			return fact.surcharges
				.map(({ size, amount }) => lines.surcharge({ size, each: formats.money(amount), quantity: 0, amount: "" }))
				.join(", ");
		case "alternative":
			return alternative(fact);
		default:
			return facts[fact.fact];
	}
}

export function termChangeTexts(change: ChangedTerm, words: Words, { day }: ChangeFormats): ChangeTexts {
	const subject = words.terms[change.term];
	switch (change.term) {
		case "leavingOut":
		case "columns":
		case "schedule":
		case "tax":
		case "terms":
		case "documents":
			return { subject, before: "", after: words.changed };
		case "leadTime": {
			const { leadTime } = words;
			return { subject, before: leadTimeText(change.before, leadTime), after: leadTimeText(change.after, leadTime) };
		}
		case "validUntil":
			return { subject, before: day(change.before), after: day(change.after) };
		default:
			return { subject, before: change.before, after: change.after };
	}
}
