import { type QuoteChange, quoteChanges } from "../../domain/quotes/changes.ts";
import type { ChargeRow } from "../../domain/quotes/charges.ts";
import type { QuoteContent } from "../../domain/quotes/content.ts";
import { quoteTotals } from "../../domain/quotes/totals.ts";
import { formatCountBeside, formatMoney, type Minor } from "../../domain/shared/currency.ts";
import { startOfIndiaDay } from "../../domain/shared/india-day.ts";
import { quote } from "../../messages/en/buyer/quote.ts";
import { charges } from "../../messages/en/charges.ts";
import { formats } from "../../messages/en/formats.ts";
import { quoteChanges as changeWords } from "../../messages/en/quote-changes.ts";
import { lineChangeTexts, termChangeTexts } from "../../messages/quote-changes.ts";
import type { Translate } from "../../messages/translation.ts";
import type { ChangeRow } from "./view.ts";

/** What is new in a version, with the total as the last row. */
export function changeRows(before: QuoteContent, after: QuoteContent, translate: Translate): ChangeRow[] {
	const words = translate(quote);
	const { figures } = translate(formats);
	const money = (amount: Minor) => formatMoney(amount, after.currency, figures);
	const signed = (amount: Minor) => (amount > 0 ? `+${money(amount)}` : money(amount));
	const rows = quoteChanges(before, after).map((changed) => ({
		...textsOf(changed, after, translate),
		difference: changed.difference === undefined ? "" : signed(changed.difference),
	}));
	const [was, is] = [quoteTotals(before).total, quoteTotals(after).total];
	if (before.currency !== after.currency) {
		const old = formatMoney(was, before.currency, figures);
		return [...rows, { subject: words.total, before: old, after: money(is), difference: "" }];
	}
	if (was === is) return rows;
	return [...rows, { subject: words.total, before: money(was), after: money(is), difference: signed(is - was) }];
}

function textsOf(
	changed: QuoteChange,
	{ currency }: QuoteContent,
	translate: Translate,
): Omit<ChangeRow, "difference"> {
	const words = translate(changeWords);
	const { dates, figures } = translate(formats);
	const money = (amount: Minor) => formatMoney(amount, currency, figures);
	const writing = {
		count: (count: number) => formatCountBeside(count, currency, figures),
		day: (day: string) => dayText(day, dates),
	};
	if ("charge" in changed) {
		const { names, share } = translate(charges);
		const text = (row: ChargeRow) => (row.percent === undefined ? money(row.amount) : share(row));
		return { subject: names[changed.charge], before: text(changed.before), after: text(changed.after) };
	}
	if ("term" in changed) return termChangeTexts(changed, words, writing);
	const { subject, before, after } = lineChangeTexts(changed, words, writing);
	const { price } = changed;
	const each = (amount: Minor | undefined) =>
		amount === undefined ? "" : translate(quote).each({ price: money(amount) });
	return {
		subject,
		before: [before, each(price?.before)].filter(Boolean).join(", "),
		after: [after, each(price?.after)].filter(Boolean).join(", "),
	};
}

function dayText(day: string, dates: string): string {
	const start = startOfIndiaDay(day);
	if (start === undefined) return day;
	const shape = { day: "numeric", month: "long", year: "numeric", timeZone: "Asia/Kolkata" } as const;
	return new Intl.DateTimeFormat(dates, shape).format(start);
}
