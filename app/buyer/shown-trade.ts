import type { ChargeRow } from "../../domain/quotes/charges.ts";
import { countedGoods } from "../../domain/quotes/choices.ts";
import type { QuoteContent } from "../../domain/quotes/content.ts";
import { COST_KINDS, type Delivery, deliveryName } from "../../domain/quotes/delivery.ts";
import { packingOf } from "../../domain/quotes/packing.ts";
import { taxStatement } from "../../domain/quotes/tax-statement.ts";
import { chargeRows, quoteTotals } from "../../domain/quotes/totals.ts";
import { formatMoney } from "../../domain/shared/currency.ts";
import { dayText } from "../../domain/shared/day-text.ts";
import { endOfIndiaDay } from "../../domain/shared/india-day.ts";
import { keepTogether } from "../../domain/shared/keep-together.ts";
import { charges as chargeWords } from "../../messages/en/charges.ts";
import { formats } from "../../messages/en/formats.ts";
import { quoteTerms } from "../../messages/en/quote-terms.ts";
import { packingRows } from "../../messages/packing.ts";
import { paymentRows } from "../../messages/payments.ts";
import { taxText } from "../../messages/tax.ts";
import type { Translate } from "../../messages/translation.ts";
import type { ShownTrade, ShownWay } from "./trade-view.ts";

/**
 * Ways of delivery, payments and packing of a version, as its buyer reads them.
 * @param acceptedAt when it was accepted, once it has been
 */
export function tradeView(content: QuoteContent, translate: Translate, acceptedAt: number | undefined): ShownTrade {
	const words = translate(quoteTerms);
	const { dates, figures } = translate(formats);
	const { currency, deliveries, schedule } = content;
	const payments = paymentRows(schedule, quoteTotals(content).total, words, acceptedAt);
	return {
		ways: wayViews(content, deliveries, translate),
		payments: payments.map(({ sum, day, ...row }) => ({
			...row,
			when: keepTogether(row.when),
			by: day === undefined ? "" : dayText(day, "long", dates),
			lateAfter: day === undefined ? undefined : endOfIndiaDay(day),
			amount: formatMoney(sum, currency, figures),
		})),
		packing: packingRows(packingOf(countedGoods(content)), words, figures),
	};
}

/** Ways of delivery beside each other, where there are several, for the lines of an offer. */
export function wayViews(content: QuoteContent, deliveries: readonly Delivery[], translate: Translate): ShownWay[] {
	return deliveries.length > 1 ? deliveries.map((delivery) => wayView(content, delivery, translate)) : [];
}

/** What it says of tax; "" where it says nothing. */
export function shownTax(content: QuoteContent, translate: Translate): string {
	return taxText(taxStatement(content), translate(quoteTerms));
}

function wayView(content: QuoteContent, delivery: Delivery, translate: Translate): ShownWay {
	const words = translate(quoteTerms);
	const names = translate(chargeWords);
	const { figures } = translate(formats);
	const money = (amount: number) => formatMoney(amount, content.currency, figures);
	const { goods, total } = quoteTotals(content, [], delivery);
	const note = ({ kind }: ChargeRow) => {
		const cost = delivery[COST_KINDS.find((each) => each === kind) ?? "freight"];
		return cost?.typed === "rate" && COST_KINDS.some((each) => each === kind) && cost.source !== ""
			? words.basis(cost)
			: "";
	};
	return {
		key: delivery.key,
		name: deliveryName(delivery),
		rows: [
			{ kind: "goods", label: words.goods, amount: money(goods), note: "" },
			...chargeRows(content, [], delivery).map((row) => ({
				kind: `${row.kind} ${row.percent ?? ""}`,
				label: names.row(row),
				amount: money(row.amount),
				note: note(row),
			})),
		],
		total: money(total),
	};
}
