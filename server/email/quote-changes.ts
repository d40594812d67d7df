import { type ChangedCharge, type QuoteChange, quoteChanges } from "../../domain/quotes/changes.ts";
import type { ChargeRow } from "../../domain/quotes/charges.ts";
import { type Currency, formatMoney, type Minor } from "../../domain/shared/currency.ts";
import { type ChangeTexts, changeTexts, lineChangeTexts, termChangeTexts } from "../../messages/quote-changes.ts";
import { type Locale, messagesFor } from "../../messages/registry.ts";
import type { CaseView, VersionView } from "../cases/index.ts";
import type { Block } from "./blocks.ts";

/** The most changes named in a mail; the private page lists all of them. */
const CHANGES_SHOWN = 6;

/** What a version changes against the one before it; nothing for the first one. */
export function changesSince({ versions }: CaseView, version: VersionView, locale: Locale): Block[] {
	const { quote } = messagesFor(locale).emails;
	const before = versions.find((one) => one.version === version.version - 1);
	// The end of validity is among the facts.
	const changes = before
		? quoteChanges(before.content, version.content).filter(
				(change) => !("term" in change) || change.term !== "validUntil",
			)
		: [];
	if (!before || changes.length === 0) return [];
	const shown = changes.slice(0, CHANGES_SHOWN).map((change) => changeSentence(change, version, locale));
	const more = changes.length - shown.length;
	const items = more > 0 ? [...shown, quote.more({ count: more })] : shown;
	return [{ kind: "list", title: quote.changedSince(before), items }];
}

function changeSentence(changed: QuoteChange, { currency }: VersionView, locale: Locale): string {
	const { emails, formats } = messagesFor(locale);
	const { quote } = emails;
	const { subject, before, after } = textsOf(changed, currency, locale);
	const change = before !== "" && after !== "" ? quote.before({ after, before }) : after || before;
	const { difference } = changed;
	const sign = difference !== undefined && difference > 0 ? "+" : "";
	const money = difference === undefined ? "" : `${sign}${formatMoney(difference, currency, formats.figures)}`;
	return quote.change({ subject, change: [change, money].filter((text) => text !== "").join(", ") });
}

function textsOf(changed: QuoteChange, currency: Currency, locale: Locale): ChangeTexts {
	const { buyer, quoteChanges: words, formats: written } = messagesFor(locale);
	const money = (amount: Minor, former = currency) => formatMoney(amount, former, written.figures);
	const formats = { count: String, money, day: (day: string) => day };
	if ("charge" in changed) return chargeTexts(changed, locale);
	if ("term" in changed) return termChangeTexts(changed, words, formats);
	// Where another currency is all that is new of a line, no difference says so.
	return changed.price?.was === undefined
		? lineChangeTexts(changed, words, formats)
		: changeTexts(changed, words, formats, buyer.quote.each);
}

/** An amount that is another one now is said by its difference alone. */
function chargeTexts({ charge, before, after }: ChangedCharge, locale: Locale): ChangeTexts {
	const { charges } = messagesFor(locale);
	const text = ({ kind, percent }: ChargeRow) => (percent === undefined ? "" : charges.share({ kind, percent }));
	return { subject: charges.names[charge], before: text(before), after: text(after) };
}
