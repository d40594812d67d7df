import { isToChoose } from "../../domain/quotes/confirmed.ts";
import { goodsLines, offeredLines, type QuoteContent, type QuoteLine } from "../../domain/quotes/content.ts";
import { forBuyer } from "../../domain/quotes/for-buyer.ts";
import { quoteLineAmount, quoteTotals, tierPrice } from "../../domain/quotes/totals.ts";
import type { Typed } from "../../domain/shared/action-result.ts";
import { type Currency, formatCountBeside, formatMoney, type Minor } from "../../domain/shared/currency.ts";
import type { FigureLocales } from "../../domain/shared/figure-locales.ts";
import { amounts as amountsInWords } from "../../messages/en/amounts.ts";
import type { quote as sentences } from "../../messages/en/buyer/quote.ts";
import { leadTime } from "../../messages/en/lead-time.ts";
import { quoteLines } from "../../messages/en/quote-lines.ts";
import { samples } from "../../messages/en/samples.ts";
import { leadTimeText } from "../../messages/lead-time.ts";
import { surchargeTexts } from "../../messages/quote-lines.ts";
import { sampleText } from "../../messages/samples.ts";
import type { Translate } from "../../messages/translation.ts";
import type { VersionView } from "../../server/cases/index.ts";
import { fileSize } from "./counted.ts";
import type { LineProducts } from "./line-products.server.ts";
import { changeRows } from "./quote-changes.server.ts";
import { shownGroups, shownSplit } from "./quote-lines.server.ts";
import { figuresOf, paragraphs, shownFigures } from "./shown-figures.ts";
import type { Ended, PdfFacts, ShownLine, ShownVersion } from "./view.ts";

/** What a version is shown with beyond its own content. */
type ShownFrame = LineProducts & {
	/** Where its reader is: an amount in words is said in that reader's scale. */
	country: string;
	/** The version before this one. */
	before: VersionView | undefined;
	/** The quantities that the buyer has asked for since the request, by the key of the line. */
	wanted: ReadonlyMap<string, number>;
	/** Those that the buyer has asked for instead of this version's. */
	change: ReadonlyMap<string, number>;
	ended: Ended | null;
	endedAt: number | null;
	/** When this version was accepted, if it was. */
	acceptedAt: number | undefined;
	words: typeof sentences;
	figures: FigureLocales;
	translate: Translate;
	/** What a form without script says is chosen, or nothing yet; undefined where the version cannot be accepted. */
	chosen: Typed | undefined;
};

/** A version as its buyer reads it. */
export function shownVersion(version: VersionView, frame: ShownFrame): ShownVersion {
	const { content } = version;
	const { country, before, ended, endedAt, acceptedAt, words, translate } = frame;
	const reader = { country, translate, acceptedAt };
	const offered = offeredLines(content);
	const lines = content.lines.map((line) => lineView(line, content, frame));
	const choices = new Map(
		content.lines.map(({ key, kind, choice }) => [key, kind === "unavailable" ? "always" : choice.is]),
	);
	return {
		version: version.version,
		sentAt: version.sentAt,
		sentBy: version.sentBy,
		validUntil: version.validUntil,
		ended,
		endedAt,
		message: content.message,
		changes: before ? changeRows(before.content, content, translate) : [],
		lines: lines.filter(({ key }) => choices.get(key) === "always"),
		optional: lines.filter(({ key }) => choices.get(key) === "optional"),
		groups: shownGroups(content, lines, frame),
		unit: quoteTotals(content).unit,
		...shownFigures(content, reader),
		...(frame.chosen && chosenFrom(content, frame.chosen, reader)),
		leastGoods: leastGoods(content, frame),
		currency: translate(amountsInWords).names[content.currency],
		leadTime: leadTimeText(content, translate(leadTime)),
		payment: content.paymentTerms,
		clauses: paragraphs(content.terms),
		hasHsCode: offered.some((line) => line.hsCode !== ""),
		pdf: version.pdfPages > 0 ? pdfText({ pages: version.pdfPages, bytes: version.pdfBytes }, words) : null,
		changeable: goodsLines(content).map(({ key, name, quantity }) => ({ key, name, quantity })),
	};
}

/** "2 pages", "184 kB" */
export function pdfText({ pages, bytes }: { pages: number; bytes: number }, words: typeof sentences): PdfFacts {
	return { pages: words.pages({ count: pages }), size: fileSize(bytes) };
}

/** What a buyer may choose of an open offer, with what is chosen so far; nothing where there is nothing to choose. */
function chosenFrom(content: QuoteContent, fields: Typed, reader: { country: string; translate: Translate }) {
	if (!isToChoose(content)) return {};
	const { choosing, ...figures } = figuresOf(content, fields, reader);
	return { ...figures, choosing: { ...choosing, offer: forBuyer(content), country: reader.country } };
}

function leastGoods({ leavingOut, currency }: QuoteContent, { figures }: ShownFrame): string | null {
	if (!leavingOut.allowed) return null;
	return leavingOut.least === 0 ? "" : formatMoney(leavingOut.least, currency, figures);
}

function lineView(line: QuoteLine, content: QuoteContent, frame: ShownFrame): ShownLine {
	const { currency } = content;
	const { pictureOf, articleOf, words, figures } = frame;
	const change = changeText(line, currency, frame);
	const money = (amount: Minor) => formatMoney(amount, currency, figures);
	const here = line.kind !== "unavailable";
	const facts = [
		articleOf(line.productId),
		line.composition,
		line.gsm === null ? "" : words.weight({ gsm: line.gsm }),
		line.hsCode && words.hsCode(line),
	];
	return {
		key: line.key,
		kind: line.kind,
		name: line.name,
		detail: line.detail,
		sort: line.sort === "service" ? frame.translate(quoteLines).service : sampleText(line, frame.translate(samples)),
		split: shownSplit(line, content, frame),
		surcharges: surchargeTexts(line, frame.translate(quoteLines), money),
		facts: facts.filter(Boolean).join(", "),
		picture: pictureOf(line.productId),
		// What was asked for at first no longer holds where something else is asked for now.
		asked: change !== "" && line.kind === "offered" ? "" : askedText(line, currency, frame),
		change,
		note: line.note,
		unit: line.unit,
		quantity: here ? formatCountBeside(line.quantity, currency, figures) : "",
		each: here ? money(tierPrice(line, line.quantity)) : "",
		amount: here ? money(quoteLineAmount(line)) : "",
		tiers: here ? tierRows(line, currency, frame) : [],
	};
}

/** The quantity that the buyer has asked for instead, of a line that is to be changed. */
function changeText(line: QuoteLine, currency: Currency, { words, figures, change }: ShownFrame): string {
	const count = change.get(line.key);
	if (count === undefined) return "";
	const figure = formatCountBeside(count, currency, figures);
	return words.changeTo({ wanted: words.goodsCount({ count, figure, unit: line.unit }) });
}

function askedText(line: QuoteLine, currency: Currency, { words, figures, wanted: anew }: ShownFrame): string {
	const { kind, quantity, unit } = line;
	const requested = anew.get(line.key) ?? line.requested;
	if (requested === null) return kind === "substitute" ? "" : words.addedByUs;
	const figure = formatCountBeside(requested, currency, figures);
	const wanted = line.sort === "goods" ? words.goodsCount({ count: requested, figure, unit }) : figure;
	if (kind === "unavailable") return words.youAskedFor({ wanted });
	if (kind === "substitute") {
		const name = line.requestedName || line.name;
		return requested === quantity ? words.insteadOf({ name }) : words.insteadOfSoMany({ name, wanted });
	}
	return requested === quantity ? "" : words.youAskedFor({ wanted });
}

/** What a unit costs from which quantity on: the line's own price first. */
function tierRows(line: QuoteLine, currency: Currency, { words, figures }: ShownFrame): ShownLine["tiers"] {
	if (line.tiers.length === 0) return [];
	const count = (value: number) => formatCountBeside(value, currency, figures);
	const rising = line.tiers.toSorted((a, b) => a.from - b.from);
	const steps = [...((rising[0]?.from ?? 1) > 1 ? [{ from: 1, price: line.unitPrice }] : []), ...rising];
	return steps.map(({ from, price }, index) => {
		const next = steps[index + 1];
		const last = next && next.from - 1;
		const span =
			last === undefined ? words.andMore({ from: count(from) }) : words.fromTo({ from: count(from), to: count(last) });
		const reached = line.quantity >= from && (last === undefined || line.quantity <= last);
		return { span, price: formatMoney(price, currency, figures), reached };
	});
}
