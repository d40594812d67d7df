import { type QuoteChange, quoteChanges } from "../../../domain/quotes/changes.ts";
import { CHARGE_KINDS } from "../../../domain/quotes/charges.ts";
import type { QuoteContent } from "../../../domain/quotes/content.ts";
import { deliveryName } from "../../../domain/quotes/delivery.ts";
import { isSame } from "../../../domain/quotes/is-same.ts";
import { chargeRows, quoteTotals } from "../../../domain/quotes/totals.ts";
import { formatMinor, formatMoney, type Minor } from "../../../domain/shared/currency.ts";
import { dayBy } from "../../../domain/shared/day-text.ts";
import { formatCount } from "../../../domain/shared/money.ts";
import { quoteChanges as words } from "../../../messages/en/quote-changes.ts";
import { quoteTerms } from "../../../messages/en/quote-terms.ts";
import { changeTexts } from "../../../messages/quote-changes.ts";
import { fullDay } from "../parts/time-words.ts";
import { taxName } from "./tax-panel.tsx";

/** One thing that differs between two offers, in the desk's words; "" where there is nothing to say. */
export type ChangeRow = { subject: string; before: string; after: string; difference: string };

/** What differs between two offers, line by line and term by term, with the total as the last row. */
export function changeRows(before: QuoteContent, after: QuoteContent): ChangeRow[] {
	const rows = [
		...quoteChanges(before, after).map((change) => rowOf(change, before, after)),
		...costRows(before, after),
		...packingRows(before, after),
		...rateRows(before, after),
	];
	const [was, is] = [quoteTotals(before).total, quoteTotals(after).total];
	const isMoney = before.currency === after.currency;
	if (rows.length === 0 || (isMoney && was === is)) return rows;
	const total = {
		subject: quoteTerms.total,
		before: formatMoney(was, before.currency),
		after: formatMoney(is, after.currency),
		difference: isMoney ? signed(is - was, after) : "",
	};
	return [...rows, total];
}

function rowOf(change: QuoteChange, before: QuoteContent, after: QuoteContent): ChangeRow {
	const formats = {
		count: formatCount,
		money: (amount: Minor, currency = after.currency) => formatMoney(amount, currency),
		day: (day: string) => dayBy(day, fullDay),
	};
	const texts = changeTexts(change, words, formats, ({ price }) => `${price} each`);
	const difference = change.difference === undefined ? "" : signed(change.difference, after);
	return {
		...texts,
		...("term" in change && longTexts(change.term, before, after)),
		difference,
	};
}

/** Discount and costs of two currencies, as far as one of the two has them. */
function costRows(before: QuoteContent, after: QuoteContent): ChangeRow[] {
	if (before.currency === after.currency) return [];
	const [was, is] = [chargeRows(before), chargeRows(after)];
	return CHARGE_KINDS.flatMap((kind) => {
		const text = (rows: typeof was, { currency }: QuoteContent) => {
			const row = rows.find((one) => one.kind === kind);
			return row ? formatMoney(row.amount, currency) : "none";
		};
		const row = {
			subject: words.charges.names[kind],
			before: text(was, before),
			after: text(is, after),
			difference: "",
		};
		return row.before === "none" && row.after === "none" ? [] : [row];
	});
}

/** What buyers are only told has changed is said to staff in full, as far as it fits a cell. */
function longTexts(term: string, before: QuoteContent, after: QuoteContent): { before?: string; after?: string } {
	switch (term) {
		case "columns":
			return { before: waysText(before), after: waysText(after) };
		case "schedule":
			return { before: scheduleText(before), after: scheduleText(after) };
		case "tax":
			return { before: taxName(before.tax), after: taxName(after.tax) };
		case "terms":
		case "documents":
			return { before: onlyIn(before[term], after[term]), after: onlyIn(after[term], before[term]) };
		default:
			return {};
	}
}

function waysText(content: QuoteContent): string {
	const [, ...further] = content.deliveries;
	if (further.length === 0) return "none beside the first";
	return further
		.map((way) => `${deliveryName(way)} ${formatMinor(quoteTotals(content, [], way).total, content.currency)}`)
		.join("\n");
}

function scheduleText({ schedule, currency }: QuoteContent): string {
	if (schedule.length === 0) return "none";
	return schedule
		.map(({ part, ...payment }) => {
			const share = part.typed === "percent" ? quoteTerms.share(part) : formatMoney(part.amount, currency);
			return `${share} ${quoteTerms.due(payment)}`;
		})
		.join("\n");
}

/** The paragraphs that the other text does not have. */
function onlyIn(text: string, other: string): string {
	const others = new Set(other.split("\n"));
	const own = text.split("\n").filter((paragraph) => paragraph !== "" && !others.has(paragraph));
	return own.join("\n");
}

/** Packing is told apart from the lines, so that no comparison for buyers names it. */
function packingRows(before: QuoteContent, after: QuoteContent): ChangeRow[] {
	const was = new Map(before.lines.map((line) => [line.key, line]));
	const changed = after.lines.filter((line) => {
		const former = was.get(line.key);
		return former && !isSame(former.packing, line.packing);
	});
	if (changed.length === 0) return [];
	const names = changed.map(({ name }) => name).join(", ");
	return [{ subject: quoteTerms.packing, before: "", after: `changed: ${names}`, difference: "" }];
}

function rateRows(before: QuoteContent, after: QuoteContent): ChangeRow[] {
	const text = ({ rate }: QuoteContent) => (rate ? `₹${(rate.perUnit / 10_000).toFixed(2)}, ${rate.source}` : "none");
	return text(before) === text(after)
		? []
		: [{ subject: "Rate", before: text(before), after: text(after), difference: "" }];
}

function signed(amount: Minor, { currency }: QuoteContent): string {
	const money = formatMinor(Math.abs(amount), currency);
	return amount === 0 ? "" : `${amount > 0 ? "+" : "−"}${money}`;
}
