import { countByUnit } from "../../domain/orders/unit-counts.ts";
import { deliveryTerm, offeredLines, type QuoteContent } from "../../domain/quotes/content.ts";
import { chargeRows } from "../../domain/quotes/totals.ts";
import { formatCountBeside, formatMoney } from "../../domain/shared/currency.ts";
import { leadTimeText } from "../../messages/lead-time.ts";
import { type Locale, messagesFor } from "../../messages/registry.ts";
import type { VersionView } from "../cases/index.ts";
import type { Fact } from "./blocks.ts";

/** "₹5,97,136 FOB Tuticorin" */
export function totalOf({ total, currency, content }: VersionView, locale: Locale): string {
	return `${formatMoney(total, currency, messagesFor(locale).formats.figures)} ${deliveryTerm(content)}`.trim();
}

/**
 * What an offer comes to, in the order in which a buyer asks.
 * @param country of the buyer who reads it, where one does: the total is then said in words, too
 */
export function offerFacts(reference: string, version: VersionView, locale: Locale, country?: string): Fact[] {
	const { content, total, currency } = version;
	const { emails, formats } = messagesFor(locale);
	const { offer } = emails;
	const money = (amount: number) => formatMoney(amount, currency, formats.figures);
	return [
		[offer.quotation, offer.version({ reference, version: version.version })],
		[offer.total, money(total), "strong"],
		...(country === undefined
			? []
			: [[offer.inWords, offer.amounts.inWords({ amount: total, currency, country })] as const]),
		[offer.goods, goods(content, locale)],
		...chargeRows(content).map((row) => [offer.charge(row), money(row.amount)] as const),
		[offer.delivery, deliveryTerm(content)],
		[offer.leadTime, leadTimeText(content, offer.leadTimeWords)],
		[offer.payment, content.paymentTerms],
	];
}

/** "3 products, 1,250 pieces; 1 in place of another, 1 not available" */
function goods(content: QuoteContent, locale: Locale): string {
	const { emails, formats } = messagesFor(locale);
	const { offer } = emails;
	const offered = offeredLines(content);
	const missing = content.lines.length - offered.length;
	const substitutes = offered.filter((line) => line.kind === "substitute").length;
	const rest = [
		...(substitutes > 0 ? [offer.substitutes({ count: substitutes })] : []),
		...(missing > 0 ? [offer.unavailable({ count: missing })] : []),
	].join(", ");
	const figure = (count: number) => formatCountBeside(count, content.currency, formats.figures);
	const products = offer.products({ count: offered.length, figure: figure(offered.length) });
	const count = offer.goodsCounts({ counts: countByUnit(offered), figure });
	return `${products}, ${count}${rest === "" ? "" : `; ${rest}`}`;
}
