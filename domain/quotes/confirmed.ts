import type { Amount } from "../shared/amount.ts";
import type { Currency } from "../shared/currency.ts";
import type { Problem } from "../shared/problem.ts";
import type { ChargeRow } from "./charges.ts";
import { type ChoiceGroup, choiceGroups, hasChoices } from "./choices.ts";
import { offeredLines, type QuoteContent, type QuoteLine } from "./content.ts";
import { deliveryName } from "./delivery.ts";
import { ALWAYS } from "./line-parts.ts";
import { paymentSums, scheduleFault } from "./schedule.ts";
import { chargeRows, quoteLineAmount, quoteTotals } from "./totals.ts";

declare module "../shared/problem.ts" {
	interface ProblemCodes {
		/** What was chosen is not, or not any more, in the offer. */
		"choice-outdated": object;
		/** The company has not said that this line may be left out. */
		"choice-line-needed": { name: string };
		/** Of these alternatives one is to be chosen; the name is empty where the group has none. */
		"choice-open": { group: string };
		"choice-of-two": { group: string };
		/** No line is taken, or none but services. */
		"choice-empty": object;
		/** The least the goods may come to without some of the offer's lines, in minor units. */
		"choice-below-least": { least: number; currency: Currency };
		/** What is left comes to less than the payments that are agreed as amounts. */
		"choice-below-payments": object;
		/** The figures on the sender's screen were those of another choice. */
		"choice-not-shown": object;
	}
}

/** What is taken of an offer: the keys of all lines that are, and of the way of delivery. */
export type Choice = { lines: readonly string[]; delivery: string };

/** A line of what is confirmed, or of what was left out. */
type ConfirmedLine<C extends Currency = Currency> = {
	key: string;
	name: string;
	quantity: number;
	amount: Amount<C>;
};

/** What is confirmed, as it is shown before: in minor units of the offer's currency. */
export type Confirmed<C extends Currency = Currency> = {
	v: 1;
	currency: C;
	lines: ConfirmedLine<C>[];
	/** What the offer has beside that, and what was not taken. */
	leftOut: ConfirmedLine<C>[];
	/** "CIF Hamburg", and the key by which the offer knows it. */
	delivery: { key: string; name: string };
	charges: ChargeRow<C>[];
	total: Amount<C>;
	/** What each payment of the schedule comes to. */
	payments: Amount<C>[];
};

type Confirming<C extends Currency = Currency> =
	| { ok: true; confirmed: Confirmed<C> }
	| { ok: false; problem: Problem };

/**
 * The one place that makes what is confirmed of an offer: page, store, proforma invoice and emails say these figures.
 * @returns a problem where the choice is of another offer, leaves out what may not be, or leaves alternatives open
 * @throws RangeError above 2^53
 */
export function confirm<C extends Currency>(content: QuoteContent<C>, choice: Choice): Confirming<C> {
	const problem = choiceProblem(content, choice);
	if (problem) return { ok: false, problem };
	const accepted = asAccepted(content, choice);
	const [way] = accepted.deliveries;
	const { total } = quoteTotals(accepted);
	return {
		ok: true,
		confirmed: {
			v: 1,
			currency: content.currency,
			lines: offeredLines(accepted).map(confirmedLine),
			leftOut: leftOutLines(content, choice).map(confirmedLine),
			delivery: { key: way.key, name: deliveryName(way) },
			charges: chargeRows(accepted),
			total,
			payments: paymentSums(accepted.schedule, total),
		},
	};
}

function confirmedLine<C extends Currency>(line: QuoteLine<C>): ConfirmedLine<C> {
	const { key, name, quantity } = line;
	return { key, name, quantity, amount: quoteLineAmount(line) };
}

/** Why a choice does not fit an offer; undefined where it does. @throws RangeError above 2^53 */
export function choiceProblem<C extends Currency>(content: QuoteContent<C>, choice: Choice): Problem | undefined {
	const offered = offeredLines(content);
	const taken = new Set(choice.lines);
	const known = offered.filter(({ key }) => taken.has(key));
	const isKnown = content.deliveries.some(({ key }) => key === choice.delivery);
	if (!isKnown || taken.size !== choice.lines.length || known.length !== taken.size) return { code: "choice-outdated" };
	const left = offered.filter((line) => line.choice.is === "always" && !taken.has(line.key));
	const [needed] = left;
	if (needed && !content.leavingOut.allowed) return { code: "choice-line-needed", name: needed.name };
	for (const group of choiceGroups(content)) {
		const count = takenOf(group, taken);
		if (count > 1) return { code: "choice-of-two", group: group.name };
		if (count === 0) return { code: "choice-open", group: group.name };
	}
	const isService = ({ sort }: QuoteLine<C>) => sort === "service";
	if (known.length === 0 || (known.every(isService) && !offered.every(isService))) return { code: "choice-empty" };
	const accepted = asAccepted(content, choice);
	const { goods, total } = quoteTotals(accepted);
	const { least } = content.leavingOut;
	if (left.length > 0 && goods < least)
		return { code: "choice-below-least", least: Number(least), currency: content.currency };
	if (isChosen(content, choice) && scheduleFault(accepted.schedule, total)) return { code: "choice-below-payments" };
	return undefined;
}

function takenOf<C extends Currency>({ lines }: ChoiceGroup<C>, taken: ReadonlySet<string>): number {
	return lines.filter(({ key }) => taken.has(key)).length;
}

/** Whether it is another choice than the offer as it stands: the payments of that were looked at before it was sent. */
function isChosen<C extends Currency>(content: QuoteContent<C>, { lines, delivery }: Choice): boolean {
	const plain = asItStands(content);
	return (
		delivery !== plain.delivery ||
		lines.length !== plain.lines.length ||
		lines.some((key) => !plain.lines.includes(key))
	);
}

/** Whether a buyer has anything to choose: lines, alternatives or ways of delivery. */
export function isToChoose<C extends Currency>(
	content: Pick<QuoteContent<C>, "lines" | "leavingOut" | "deliveries">,
): boolean {
	return content.leavingOut.allowed || content.deliveries.length > 1 || hasChoices(content);
}

/** The choice of whoever takes an offer as it stands. Where there are alternatives it leaves them open. */
export function asItStands<C extends Currency>(content: Pick<QuoteContent<C>, "lines" | "deliveries">): Choice {
	const lines = offeredLines(content).filter(({ choice }) => choice.is === "always");
	return { lines: lines.map(({ key }) => key), delivery: content.deliveries[0].key };
}

/**
 * The offer as it was accepted: with the lines that were taken, as lines like any other, and one way of delivery. What is
 * not available stays. Whoever shows or counts an accepted offer asks this one. Keys that it does not have say nothing.
 */
export function asAccepted<C extends Currency>(content: QuoteContent<C>, { lines, delivery }: Choice): QuoteContent<C> {
	const taken = new Set(lines);
	return {
		...content,
		lines: content.lines
			.filter(({ key, kind }) => kind === "unavailable" || taken.has(key))
			.map((line) => (line.kind === "unavailable" ? line : { ...line, choice: ALWAYS })),
		leavingOut: { ...content.leavingOut, allowed: false },
		deliveries: [content.deliveries.find(({ key }) => key === delivery) ?? content.deliveries[0]],
	};
}

/** The lines that an offer has and a choice leaves. */
export function leftOutLines<C extends Currency>(content: QuoteContent<C>, { lines }: Choice): QuoteLine<C>[] {
	const taken = new Set(lines);
	return offeredLines(content).filter(({ key }) => !taken.has(key));
}

/** The choice that led to what was confirmed. */
export function choiceOf({ lines, delivery }: Pick<Confirmed, "lines" | "delivery">): Choice {
	return { lines: lines.map(({ key }) => key), delivery: delivery.key };
}

/**
 * What stood on a screen, in short: way of delivery, total, lines. A form carries it, so that nothing is accepted whose
 * figures its sender has not seen.
 */
export function shownStamp({ delivery, total, lines }: Pick<Confirmed, "delivery" | "total" | "lines">): string {
	return [delivery.key, total, ...lines.map(({ key }) => key)].join(" ");
}
