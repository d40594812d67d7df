import { readChoice } from "../../domain/quotes/choice-form.ts";
import { choiceGroups, countedLines, hasChoices } from "../../domain/quotes/choices.ts";
import {
	asAccepted,
	asItStands,
	type Choice,
	choiceProblem,
	confirm,
	leftOutLines,
	shownStamp,
} from "../../domain/quotes/confirmed.ts";
import { deliveryTerm, isOfSamplesAlone, type QuoteContent } from "../../domain/quotes/content.ts";
import { isSampleLine } from "../../domain/quotes/line-parts.ts";
import { chargeRows, quoteTotals } from "../../domain/quotes/totals.ts";
import { formatCountBeside, formatMoney } from "../../domain/shared/currency.ts";
import { amounts as amountsInWords } from "../../messages/en/amounts.ts";
import { quote as sentences } from "../../messages/en/buyer/quote.ts";
import { formats } from "../../messages/en/formats.ts";
import { leadTime } from "../../messages/en/lead-time.ts";
import { problems } from "../../messages/en/problems.ts";
import { quoteLines } from "../../messages/en/quote-lines.ts";
import { quoteTerms } from "../../messages/en/quote-terms.ts";
import { samples } from "../../messages/en/samples.ts";
import { leadTimeText } from "../../messages/lead-time.ts";
import { buyerWords } from "../../messages/problems.ts";
import type { Translate } from "../../messages/translation.ts";
import { shownTax, tradeView, wayViews } from "./shown-trade.ts";
import type { ShownChoosing, ShownFigures, ShownVersion } from "./view.ts";

/*
 * Every figure of an offer that follows what is chosen of it, written out for its reader: made on the server, and in the browser
 * while somebody chooses, by the same functions.
 */

type Reader = {
	country: string;
	translate: Translate;
	/** When the offer was accepted, once it has been. */
	acceptedAt?: number | undefined;
};

/** The figures of an offer, as it stands or with what is chosen. */
export function shownFigures(content: QuoteContent, reader: Reader, choice?: Choice): ShownFigures {
	const { country, translate, acceptedAt } = reader;
	const words = translate(sentences);
	const amounts = translate(amountsInWords);
	const { figures } = translate(formats);
	const counted = choice ? asAccepted(content, choice) : content;
	const { currency } = content;
	const { total } = quoteTotals(counted);
	const delivery = deliveryTerm(counted);
	return {
		count: countText(counted, translate),
		sums: sums(counted, translate),
		totalLabel: words.totalTo({ delivery }),
		total: formatMoney(total, currency, figures),
		words: amounts.inWords({ amount: total, currency, country }),
		delivery,
		terms: termRows(counted, translate),
		trade: { ...tradeView(counted, translate, acceptedAt), ways: wayViews(counted, content.deliveries, translate) },
		open: choiceGroups(content)
			.filter(({ lines }) => !lines.some(({ key }) => choice?.lines.includes(key)))
			.map(({ name }) => name),
	};
}

/** What is chosen, what that leaves out, and why it cannot be accepted yet. */
export function shownChoosing(content: QuoteContent, choice: Choice, { translate }: Reader): ShownChoosing {
	const problem = choiceProblem(content, choice);
	const confirming = problem ? undefined : confirm(content, choice);
	return {
		...choice,
		stamp: confirming?.ok ? shownStamp(confirming.confirmed) : "",
		problem: problem ? buyerWords(problem, translate(problems)) : "",
		leftOut: leftOutLines(content, choice)
			.filter((line) => line.choice.is === "always")
			.map(({ name }) => name),
	};
}

/** Both, of what a form says; of the offer as it stands where it says nothing. */
export function figuresOf(content: QuoteContent, fields: Readonly<Record<string, string>>, reader: Reader) {
	const choice = readChoice(fields, content) ?? asItStands(content);
	return { ...shownFigures(content, reader, choice), choosing: shownChoosing(content, choice, reader) };
}

/** "two lines, 120 pieces" */
function countText(content: QuoteContent, translate: Translate): string {
	if (isOfSamplesAlone(content)) return translate(samples).alone;
	const words = translate(sentences);
	const figure = (count: number) => formatCountBeside(count, content.currency, translate(formats).figures);
	const count = countedLines(content).filter((line) => !isSampleLine(line)).length;
	if (count === 0 && hasChoices(content)) return translate(quoteLines).toChooseFrom;
	const lines = words.lines({ count });
	const { counts } = quoteTotals(content);
	return counts.length === 0 ? lines : words.linesAndGoods({ lines, goods: words.goodsCounts({ counts, figure }) });
}

function sums(content: QuoteContent, translate: Translate): ShownVersion["sums"] {
	const words = translate(sentences);
	const rows = chargeRows(content).map((row) => ({ label: words.charge(row), amount: row.amount }));
	if (rows.length === 0) return [];
	return [{ label: words.goods, amount: quoteTotals(content).goods }, ...rows].map(({ label, amount }) => ({
		label,
		amount: formatMoney(amount, content.currency, translate(formats).figures),
	}));
}

function termRows(content: QuoteContent, translate: Translate): ShownVersion["terms"] {
	const words = translate(sentences);
	const rows = [
		[words.delivery, words.incoterms({ term: deliveryTerm(content) })],
		[words.portOfLoading, content.portOfLoading],
		[words.leadTime, leadTimeText(content, translate(leadTime))],
		[words.payment, content.paymentTerms],
		[translate(quoteTerms).tax, shownTax(content, translate)],
		[words.origin, words.india],
		[words.documents, paragraphs(content.documents).join(", ")],
	] as const;
	return rows.filter(([, text]) => text !== "").map(([term, text]) => ({ term, text }));
}

/** The lines of a text that are not empty. */
export function paragraphs(text: string): string[] {
	return text
		.split("\n")
		.map((line) => line.trim())
		.filter(Boolean);
}
