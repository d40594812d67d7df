import { type ChoiceGroup, choiceGroups } from "../../../domain/quotes/choices.ts";
import { isOfSamplesAlone, offeredLines, type QuoteContent, type QuoteLine } from "../../../domain/quotes/content.ts";
import { paymentSums } from "../../../domain/quotes/schedule.ts";
import { quoteLineAmount, quoteTotals } from "../../../domain/quotes/totals.ts";
import type { Amount } from "../../../domain/shared/amount.ts";
import {
	type Currency,
	formatCountBeside,
	formatMinor,
	formatMoney,
	type Minor,
} from "../../../domain/shared/currency.ts";
import type { Messages } from "../../../messages/registry.ts";

/**
 * How the figures of one document are written: all with cents as soon as one of them has any, so that the columns stay
 * columns. Dollars and euros always have them, as their readers expect.
 */
export type Figures = { content: QuoteContent; cents: boolean; words: Messages["documents"] };

export function figuresOf(content: QuoteContent, words: Messages["documents"]): Figures {
	const ways = content.deliveries.map((delivery) => quoteTotals(content, [], delivery));
	const sums = ways.flatMap(({ goods, charges, total }) => [goods, ...charges.map(({ amount }) => amount), total]);
	const payments = paymentSums(content.schedule, quoteTotals(content).total);
	const prices = offeredLines(content).flatMap(({ unitPrice, tiers, surcharges }) => [
		unitPrice,
		...tiers.map(({ price }) => price),
		...surcharges.map(({ amount }) => amount),
	]);
	const broken = [...prices, ...sums, ...payments].some((sum) => sum % 100 !== 0);
	return { content, cents: broken || content.currency !== "INR", words };
}

/** What a line comes to. */
export function amountOf(figures: Figures): (line: QuoteLine) => Amount<Currency> {
	return (line) => quoteLineAmount(lineAsSent(line.key, figures) ?? line);
}

/** A line as it was sent, which is how it is counted: what is drawn may have stand-ins for characters. */
export function lineAsSent(key: string, { content }: Figures): QuoteLine | undefined {
	return content.lines.find((line) => line.key === key);
}

/**
 * Lines of which one is to be chosen, as they are drawn. They belong together as they were sent: two groups may have lost
 * whatever told their names apart.
 */
export function drawnGroups({ content, figures }: { content: QuoteContent; figures: Figures }): ChoiceGroup[] {
	const drawn = new Map(content.lines.map((line) => [line.key, line]));
	return choiceGroups(figures.content).map((group) => {
		const lines = group.lines.flatMap(({ key }) => drawn.get(key) ?? []);
		const choice = lines[0]?.choice;
		return { name: choice?.is === "alternative" ? choice.group : group.name, lines };
	});
}

/** "12,485.12", "−8,206": for a column whose head names the currency. */
export function amountText(amount: Minor, { content, cents, words }: Figures): string {
	return formatMinor(amount, content.currency, cents, words.formats.figures);
}

/** "₹4,43,864", "$1,250.00" */
export function moneyText(amount: Minor, { content, cents, words }: Figures): string {
	return formatMoney(amount, content.currency, words.formats.figures, cents);
}

/** "635 pieces", "12 sets", "635 pieces, 12 sets" */
export function goodsCount(content: QuoteContent, words: Messages["documents"]): string {
	if (isOfSamplesAlone(content)) return words.samples.alone;
	return words.goodsCounts({
		counts: quoteTotals(content).counts,
		figure: (count) => formatCountBeside(count, content.currency, words.formats.figures),
	});
}

type TierCell = { from: string; price: string; reached: boolean };

/** The price of one unit by quantity, lowest first; `reached` is the one that the line's amount counts with. */
export function tierCells({ tiers, unitPrice, quantity }: QuoteLine, figures: Figures): TierCell[] {
	if (tiers.length === 0) return [];
	const steps = [...tiers].sort((a, b) => a.from - b.from);
	const first = steps[0]?.from ?? 1;
	const { content, words } = figures;
	const count = (from: number) => ({ count: formatCountBeside(from, content.currency, words.formats.figures) });
	const base = first > 1 ? [{ from: 1, price: unitPrice, label: words.below(count(first)) }] : [];
	const all = [...base, ...steps.map((step) => ({ ...step, label: words.from(count(step.from)) }))];
	const reached = all.findLastIndex(({ from }) => from <= quantity);
	return all.map(({ label, price }, index) => ({
		from: label,
		price: moneyText(price, figures),
		reached: index === reached,
	}));
}
