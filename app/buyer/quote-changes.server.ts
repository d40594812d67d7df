import { type QuoteChange, quoteChanges } from "../../domain/quotes/changes.ts";
import type { QuoteContent } from "../../domain/quotes/content.ts";
import { quoteTotals } from "../../domain/quotes/totals.ts";
import { formatCountBeside, formatMoney, type Minor } from "../../domain/shared/currency.ts";
import { dayText } from "../../domain/shared/day-text.ts";
import { quote } from "../../messages/en/buyer/quote.ts";
import { formats } from "../../messages/en/formats.ts";
import { quoteChanges as changeWords } from "../../messages/en/quote-changes.ts";
import { changeTexts } from "../../messages/quote-changes.ts";
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
		...subjectOf(changed, before, after, words),
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

/** A line that is of another product now has both names beside each other; the one or the other before them says only half. */
function subjectOf(
	changed: QuoteChange,
	before: QuoteContent,
	after: QuoteContent,
	words: typeof quote,
): { subject?: string } {
	if (!("line" in changed)) return {};
	const at = after.lines.findIndex(({ key, name }) => {
		const was = before.lines.find((line) => line.key === key);
		const isTold = changed.before.some((told) => told.fact === "written" && told.text === was?.name);
		return name === changed.line && was !== undefined && was.name !== name && isTold;
	});
	return at < 0 ? {} : { subject: words.product({ number: at + 1 }) };
}

function textsOf(
	changed: QuoteChange,
	{ currency }: QuoteContent,
	translate: Translate,
): Omit<ChangeRow, "difference"> {
	const { dates, figures } = translate(formats);
	const writing = {
		count: (count: number) => formatCountBeside(count, currency, figures),
		money: (amount: Minor, former = currency) => formatMoney(amount, former, figures),
		day: (day: string) => dayText(day, "long", dates),
	};
	return changeTexts(changed, translate(changeWords), writing, translate(quote).each);
}
