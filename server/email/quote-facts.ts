import { countByUnit } from "../../domain/orders/unit-counts.ts";
import { choiceGroups, countedLines, optionalLines } from "../../domain/quotes/choices.ts";
import { deliveryTerm, isOfSamplesAlone, type QuoteContent, type QuoteLine } from "../../domain/quotes/content.ts";
import { changedCells } from "../../domain/quotes/line-cells.ts";
import { chargeRows, quoteLineAmount } from "../../domain/quotes/totals.ts";
import { formatCountBeside, formatMoney } from "../../domain/shared/currency.ts";
import { leadTimeText } from "../../messages/lead-time.ts";
import { surchargeTexts } from "../../messages/quote-lines.ts";
import { type Locale, messagesFor } from "../../messages/registry.ts";
import type { CaseView, UndoneView, VersionView } from "../cases/index.ts";
import type { Fact } from "./blocks.ts";
import { bothTimes, indiaTime } from "./times.ts";
import { tradeFacts, wayFacts } from "./trade-facts.ts";

/** "₹5,97,136 FOB Tuticorin" */
export function totalOf({ total, currency, content }: VersionView, locale: Locale): string {
	return `${formatMoney(total, currency, messagesFor(locale).formats.figures)} ${deliveryTerm(content)}`.trim();
}

/** An acceptance that is to be undone, or has been. */
type Undoing = Omit<UndoneView, "undoneAt"> & { undoneAt?: number };

/**
 * Of which version an acceptance was, of what total and when, where one is undone or asked to be.
 * @param country of the buyer who reads it, where one does
 */
export function undoneFacts(reference: string, undoing: Undoing, locale: Locale, country?: string): Fact[] {
	const { emails, formats } = messagesFor(locale);
	const { quote } = emails;
	const total = formatMoney(undoing.total, undoing.currency, formats.figures);
	const time = (at: number) => (country === undefined ? indiaTime(at, locale) : bothTimes(at, locale, country));
	return [
		[quote.quotation, quote.version({ reference, version: undoing.version })],
		[quote.total, [total, undoing.delivery].filter(Boolean).join(" "), "strong"],
		[quote.accepted, time(undoing.at)],
		[quote.undone, undoing.undoneAt === undefined ? null : time(undoing.undoneAt)],
	];
}

/**
 * What an offer comes to, in the order in which a buyer asks.
 * @param country of the buyer who reads it, where one does: the total is then said in words, too
 */
export function quoteFacts(
	{ reference, acceptance }: Pick<CaseView, "reference" | "acceptance">,
	version: VersionView,
	locale: Locale,
	country?: string,
): Fact[] {
	const { content, total, currency } = version;
	const acceptedAt = acceptance?.version === version.version ? acceptance.at : undefined;
	const { emails, formats } = messagesFor(locale);
	const { quote } = emails;
	const money = (amount: number) => formatMoney(amount, currency, formats.figures);
	return [
		[quote.quotation, quote.version({ reference, version: version.version })],
		[quote.total, money(total), "strong"],
		...(country === undefined
			? []
			: [[quote.inWords, quote.amounts.inWords({ amount: total, currency, country })] as const]),
		[quote.goods, goods(content, locale)],
		...lineFacts(content, locale),
		...chargeRows(content).map((row) => [quote.charge(row), money(row.amount)] as const),
		[quote.delivery, deliveryTerm(content)],
		...wayFacts(content, locale),
		[quote.leadTime, leadTimeText(content, quote.leadTimeWords)],
		[quote.payment, content.paymentTerms],
		...tradeFacts(content, locale, acceptedAt),
	];
}

/** What the lines say beyond price and quantity: changed splits, sizes that cost more, what is to be chosen. */
function lineFacts(content: QuoteContent, locale: Locale): Fact[] {
	const { emails, formats } = messagesFor(locale);
	const { lines: words } = emails.quote;
	const money = (amount: number) => formatMoney(amount, content.currency, formats.figures);
	const named = (line: QuoteLine) => words.named({ name: line.name, amount: money(quoteLineAmount(line)) });
	const counted = countedLines(content);
	const surcharges = counted.flatMap((line) =>
		surchargeTexts(line, words, money).map((text) => words.named({ name: line.name, amount: text })),
	);
	const changed = counted.filter((line) => changedCells(line).length > 0).map(({ name }) => name);
	const { allowed, least } = content.leavingOut;
	const facts: Fact[] = [
		[words.leavingOut, allowed ? words.mayLeaveOut({ least: least === 0 ? "" : money(least) }) : ""],
		[words.changedLines, words.choices({ list: fewOf(changed) })],
		[words.surcharges, words.choices({ list: fewOf(surcharges) })],
		[words.optional, words.choices({ list: fewOf(optionalLines(content).map(named)) })],
		...choiceGroups(content).map(({ name, lines }): Fact => {
			return [words.oneOf, words.alternatives({ group: name, list: fewOf(lines.map(named)) })];
		}),
	];
	return facts.filter(([, text]) => text !== "");
}

/** The lines of the offer that were not taken; empty where all were. */
export function leftOutFact({ acceptance }: CaseView, term: string, locale: Locale): Fact {
	const { choices } = messagesFor(locale).emails.quote.lines;
	return [term, choices({ list: fewOf(acceptance?.confirmed?.leftOut.map(({ name }) => name) ?? []) })];
}

/** At most this many of a list stand in a mail; the private page has all of them. */
const FEW = 8;

function fewOf(texts: readonly string[]): string[] {
	return texts.length <= FEW ? [...texts] : [...texts.slice(0, FEW), "…"];
}

/** "3 products, 1,250 pieces; 1 in place of another, 1 not available" */
function goods(content: QuoteContent, locale: Locale): string {
	const { emails, formats, samples } = messagesFor(locale);
	const { quote } = emails;
	if (isOfSamplesAlone(content)) return samples.alone;
	const counted = countedLines(content);
	const offered = counted.filter(({ sort }) => sort === "goods");
	const services = counted.filter(({ sort }) => sort === "service").length;
	const missing = content.lines.filter(({ kind, sort }) => kind === "unavailable" && sort === "goods").length;
	const substitutes = offered.filter((line) => line.kind === "substitute").length;
	const rest = [
		...(services > 0 ? [quote.services({ count: services })] : []),
		...(substitutes > 0 ? [quote.substitutes({ count: substitutes })] : []),
		...(missing > 0 ? [quote.unavailable({ count: missing })] : []),
	].join(", ");
	const figure = (count: number) => formatCountBeside(count, content.currency, formats.figures);
	const products = quote.products({ count: offered.length, figure: figure(offered.length) });
	const count = quote.goodsCounts({ counts: countByUnit(offered), figure });
	const said = offered.length === 0 ? "" : `${products}, ${count}`;
	return [said, rest].filter((text) => text !== "").join("; ");
}
