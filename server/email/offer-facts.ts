import { goodsUnit } from "../../domain/catalogue/goods-unit.ts";
import { type ChangedCharge, leadTime, type QuoteChange, quoteChanges } from "../../domain/quotes/changes.ts";
import type { ChargeRow } from "../../domain/quotes/charges.ts";
import { deliveryTerm, offeredLines, type QuoteContent } from "../../domain/quotes/content.ts";
import { chargeRows } from "../../domain/quotes/totals.ts";
import { countedBeside, formatCountBeside, formatMoney } from "../../domain/shared/currency.ts";
import { type Locale, messagesFor } from "../../messages/registry.ts";
import type { CaseView, VersionView } from "../cases/index.ts";
import type { Block, Fact } from "./blocks.ts";

/** A mail names so many changes; all of them stand on the private page. */
const CHANGES_SHOWN = 6;

/** "₹5,97,136 FOB Tuticorin" */
export function totalOf({ total, currency, content }: VersionView): string {
	return `${formatMoney(total, currency)} ${deliveryTerm(content)}`.trim();
}

/**
 * What an offer comes to, in the order in which a buyer asks.
 * @param country of the buyer who reads it, where one does: the total is then said in words, too
 */
export function offerFacts(reference: string, version: VersionView, locale: Locale, country?: string): Fact[] {
	const { content, total, currency, pieces } = version;
	const { offer } = messagesFor(locale).emails;
	return [
		[offer.quotation, offer.version({ reference, version: version.version })],
		[offer.total, formatMoney(total, currency), "strong"],
		...(country === undefined
			? []
			: [[offer.inWords, offer.amounts.inWords({ amount: total, currency, country })] as const]),
		[offer.goods, goods(content, pieces, locale)],
		...chargeRows(content).map((row) => [offer.charge(row), formatMoney(row.amount, currency)] as const),
		[offer.delivery, deliveryTerm(content)],
		[offer.leadTime, leadTime(content)],
		[offer.payment, content.paymentTerms],
	];
}

/** "3 products, 1,250 pieces; 1 in place of another, 1 not available" */
function goods(content: QuoteContent, pieces: number, locale: Locale): string {
	const { offer } = messagesFor(locale).emails;
	const offered = offeredLines(content);
	const missing = content.lines.length - offered.length;
	const substitutes = offered.filter((line) => line.kind === "substitute").length;
	const rest = [
		...(substitutes > 0 ? [offer.substitutes({ count: substitutes })] : []),
		...(missing > 0 ? [offer.unavailable({ count: missing })] : []),
	].join(", ");
	const { currency } = content;
	const figure = formatCountBeside(pieces, currency);
	const count = offer.goodsCount({ count: pieces, figure, unit: goodsUnit(offered) });
	return `${countedBeside(offered.length, "product", currency)}, ${count}${rest === "" ? "" : `; ${rest}`}`;
}

/** What a version changes against the one before it; nothing for the first one. */
export function changesSince({ versions }: CaseView, version: VersionView, locale: Locale): Block[] {
	const { offer } = messagesFor(locale).emails;
	const before = versions.find((one) => one.version === version.version - 1);
	// The end of the offer stands among its facts.
	const changes = before
		? quoteChanges(before.content, version.content).filter(
				(change) => "charge" in change || change.subject !== "Valid until",
			)
		: [];
	if (!before || changes.length === 0) return [];
	const shown = changes.slice(0, CHANGES_SHOWN).map((change) => changeSentence(change, version, locale));
	const more = changes.length - shown.length;
	const items = more > 0 ? [...shown, offer.more({ count: more })] : shown;
	return [{ kind: "list", title: offer.changedSince(before), items }];
}

function changeSentence(changed: QuoteChange, { currency }: VersionView, locale: Locale) {
	const { subject, before, after, difference } = "charge" in changed ? chargeTexts(changed, locale) : changed;
	const change =
		before !== "" && after !== "" ? messagesFor(locale).emails.offer.before({ after, before }) : after || before;
	const sign = difference !== undefined && difference > 0 ? "+" : "";
	const money = difference === undefined ? "" : `${sign}${formatMoney(difference, currency)}`;
	return `${subject}: ${[change, money].filter((text) => text !== "").join(", ")}`;
}

/** An amount that is another one now is said by its difference alone. */
function chargeTexts({ charge, before, after, difference }: ChangedCharge, locale: Locale) {
	const { offer } = messagesFor(locale).emails;
	const text = (row: ChargeRow) => (row.percent === undefined ? "" : offer.share(row));
	return { subject: offer.chargeNames[charge], before: text(before), after: text(after), difference };
}
