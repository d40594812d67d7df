import type { ChangedLine, ChangedTerm, LineFact } from "../domain/quotes/changes.ts";
import type { quoteChanges } from "./en/quote-changes.ts";
import { leadTimeText } from "./lead-time.ts";

type Words = typeof quoteChanges;

/** How the place that shows a change writes figures and dates. */
export type ChangeFormats = { count: (count: number) => string; day: (day: string) => string };

/** What has changed, with its former and its present value; "" where there is none. */
export type ChangeTexts = { subject: string; before: string; after: string };

/** A line in words; the place that shows it adds the price. */
export function lineChangeTexts(
	{ line, before, after }: ChangedLine,
	words: Words,
	formats: ChangeFormats,
): ChangeTexts {
	const text = (facts: readonly LineFact[]) => facts.map((fact) => factText(fact, words, formats)).join(", ");
	return { subject: line, before: text(before), after: text(after) };
}

function factText(fact: LineFact, { facts, goodsCount }: Words, formats: ChangeFormats): string {
	switch (fact.fact) {
		case "quantity":
			return goodsCount({ count: fact.quantity, figure: formats.count(fact.quantity), unit: fact.unit });
		case "written":
			return fact.text;
		default:
			return facts[fact.fact];
	}
}

export function termChangeTexts(change: ChangedTerm, words: Words, { day }: ChangeFormats): ChangeTexts {
	const subject = words.terms[change.term];
	switch (change.term) {
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
