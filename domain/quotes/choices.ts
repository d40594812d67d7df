import { type Amount, sumOf } from "../shared/amount.ts";
import type { Currency } from "../shared/currency.ts";
import { offeredLines, type QuoteContent, type QuoteLine } from "./content.ts";

/**
 * What a buyer has chosen: the keys of optional and alternative lines. Keys of lines that are no choice, or are not in
 * the offer, count for nothing.
 */
export type Chosen = readonly string[];

/** An offer as it stands, before anything is chosen. */
export const NOTHING_CHOSEN: Chosen = [];

/** The lines that count money: what is offered, and is either always part of it or chosen. */
export function countedLines<C extends Currency>(
	content: Pick<QuoteContent<C>, "lines">,
	chosen: Chosen = NOTHING_CHOSEN,
): QuoteLine<C>[] {
	return offeredLines(content).filter(({ key, choice }) => choice.is === "always" || chosen.includes(key));
}

/** Of them the goods: what an offer takes on its way is theirs, as its total is. */
export function countedGoods<C extends Currency>(content: Pick<QuoteContent<C>, "lines">): QuoteLine<C>[] {
	return countedLines(content).filter(({ sort }) => sort === "goods");
}

/** The offered lines that a buyer may take or leave, in their order. */
export function optionalLines<C extends Currency>(content: Pick<QuoteContent<C>, "lines">): QuoteLine<C>[] {
	return offeredLines(content).filter(({ choice }) => choice.is === "optional");
}

/** Lines of which one is chosen, under the name of their group: "" while it has none. */
export type ChoiceGroup<C extends Currency = Currency> = { name: string; lines: QuoteLine<C>[] };

/** The groups of alternatives, in the order in which they first come. */
export function choiceGroups<C extends Currency>(content: Pick<QuoteContent<C>, "lines">): ChoiceGroup<C>[] {
	const groups = new Map<string, QuoteLine<C>[]>();
	for (const line of offeredLines(content)) {
		if (line.choice.is !== "alternative") continue;
		const { group } = line.choice;
		groups.set(group, [...(groups.get(group) ?? []), line]);
	}
	return [...groups].map(([name, lines]) => ({ name, lines }));
}

/** The lines that stand in the offer's own table: always part of it, or said to be not available. */
export function settledLines<C extends Currency>({ lines }: Pick<QuoteContent<C>, "lines">): QuoteLine<C>[] {
	return lines.filter(({ kind, choice }) => kind === "unavailable" || choice.is === "always");
}

/**
 * The lines as an offer is read: those that stand in its table, then the optional ones, then each group. A line's place in
 * it is its number.
 */
export function linesAsRead<C extends Currency>(content: Pick<QuoteContent<C>, "lines">): QuoteLine<C>[] {
	return [...settledLines(content), ...optionalLines(content), ...choiceGroups(content).flatMap(({ lines }) => lines)];
}

/** Whether there is anything to choose in an offer. */
export function hasChoices<C extends Currency>(content: Pick<QuoteContent<C>, "lines">): boolean {
	return offeredLines(content).some(({ choice }) => choice.is !== "always");
}

/** The offer with what is chosen as lines like any other, and without what is not. */
export function withChosen<C extends Currency>(content: QuoteContent<C>, chosen: Chosen): QuoteContent<C> {
	const isLeft = ({ key, kind, choice }: QuoteLine<C>) =>
		kind !== "unavailable" && choice.is !== "always" && !chosen.includes(key);
	return {
		...content,
		lines: content.lines
			.filter((line) => !isLeft(line))
			.map((line) => (line.kind === "unavailable" ? line : { ...line, choice: { is: "always" } })),
	};
}

/** The least and the most that a group adds. */
export function groupSpan<C extends Currency>(
	{ lines }: ChoiceGroup<C>,
	amountOf: (line: QuoteLine<C>) => Amount<C>,
): { least: Amount<C>; most: Amount<C> } {
	const [first = sumOf<C>([]), ...others] = lines.map(amountOf);
	return {
		least: others.reduce((least, each) => (each < least ? each : least), first),
		most: others.reduce((most, each) => (each > most ? each : most), first),
	};
}
