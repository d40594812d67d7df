import { countedGoods } from "../../domain/quotes/choices.ts";
import type { QuoteContent } from "../../domain/quotes/content.ts";
import { deliveryName } from "../../domain/quotes/delivery.ts";
import { packingOf } from "../../domain/quotes/packing.ts";
import { taxStatement } from "../../domain/quotes/tax-statement.ts";
import { quoteTotals } from "../../domain/quotes/totals.ts";
import { formatMoney } from "../../domain/shared/currency.ts";
import { packingRows } from "../../messages/packing.ts";
import { paymentRows } from "../../messages/payments.ts";
import { type Locale, messagesFor } from "../../messages/registry.ts";
import { taxText } from "../../messages/tax.ts";
import type { Fact } from "./blocks.ts";

/** The other ways of delivery with their totals, as far as an offer has any. */
export function wayFacts(content: QuoteContent, locale: Locale): Fact[] {
	const { figures } = messagesFor(locale).formats;
	const [, ...others] = content.deliveries;
	return others.map((delivery) => {
		const { total } = quoteTotals(content, [], delivery);
		return [deliveryName(delivery), formatMoney(total, content.currency, figures)];
	});
}

/**
 * Payments, tax and packing, as far as an offer has any.
 * @param acceptedAt when it was accepted, once it has been
 */
export function tradeFacts(content: QuoteContent, locale: Locale, acceptedAt?: number): Fact[] {
	const { emails, formats } = messagesFor(locale);
	const { trade, paymentRow } = emails.quote;
	const { schedule, currency } = content;
	const payments = paymentRows(schedule, quoteTotals(content).total, trade, acceptedAt).map(({ share, when, sum }) =>
		paymentRow({ share, when, amount: formatMoney(sum, currency, formats.figures) }),
	);
	const packing = packingRows(packingOf(countedGoods(content)), trade, formats.figures);
	const tax = taxText(taxStatement(content), trade);
	return [
		...(payments.length > 0 ? [[trade.payments, payments.join("; ")] as const] : []),
		...(tax === "" ? [] : [[trade.tax, tax] as const]),
		...packing.map(({ term, text }) => [term, text] as const),
	];
}
