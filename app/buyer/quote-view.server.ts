import type { PictureSource } from "../../content/picture-source.ts";
import { deliveryTerm, offeredLines, type QuoteContent, type QuoteLine } from "../../domain/quotes/content.ts";
import { chargeRows, quoteLineAmount, quoteTotals, tierPrice } from "../../domain/quotes/totals.ts";
import {
	type Currency,
	type FigureLocales,
	formatCountBeside,
	formatMoney,
	type Minor,
} from "../../domain/shared/currency.ts";
import { amounts as amountsInWords } from "../../messages/en/amounts.ts";
import type { quote as sentences } from "../../messages/en/buyer/quote.ts";
import { leadTime } from "../../messages/en/lead-time.ts";
import { leadTimeText } from "../../messages/lead-time.ts";
import type { Translate } from "../../messages/translation.ts";
import type { VersionView } from "../../server/cases/index.ts";
import { fileSize } from "./counted.ts";
import { changeRows } from "./quote-changes.server.ts";
import type { Ended, PdfFacts, ShownLine, ShownVersion } from "./view.ts";

/** What a version is shown with beyond its own content. */
export type ShownFrame = {
	/** Where its reader is: an amount in words is said in that reader's scale. */
	country: string;
	/** The picture of a product, where it is known. */
	pictureOf: (productId: string) => PictureSource | null;
	/** The version before this one. */
	before: VersionView | undefined;
	ended: Ended | null;
	endedAt: number | null;
	words: typeof sentences;
	figures: FigureLocales;
	translate: Translate;
};

/** A version as its buyer reads it. */
export function shownVersion(version: VersionView, frame: ShownFrame): ShownVersion {
	const { content } = version;
	const { country, before, ended, endedAt, words, figures, translate } = frame;
	const amounts = translate(amountsInWords);
	const { currency } = content;
	const totals = quoteTotals(content);
	const offered = offeredLines(content);
	const delivery = deliveryTerm(content);
	return {
		version: version.version,
		sentAt: version.sentAt,
		sentBy: version.sentBy,
		validUntil: version.validUntil,
		ended,
		endedAt,
		message: content.message,
		changes: before ? changeRows(before.content, content, translate) : [],
		lines: content.lines.map((line) => lineView(line, content, frame)),
		count: words.linesAndGoods({
			lines: words.lines({ count: offered.length }),
			goods: words.goodsCounts({
				counts: totals.counts,
				figure: (count) => formatCountBeside(count, currency, figures),
			}),
		}),
		unit: totals.unit,
		sums: sums(content, frame),
		totalLabel: words.totalTo({ delivery }),
		total: formatMoney(totals.total, currency, figures),
		words: amounts.inWords({ amount: totals.total, currency, country }),
		currency: amounts.names[currency],
		delivery,
		leadTime: leadTimeText(content, translate(leadTime)),
		payment: content.paymentTerms,
		terms: termRows(content, frame),
		clauses: paragraphs(content.terms),
		hasHsCode: offered.some((line) => line.hsCode !== ""),
		pdf: version.pdfPages > 0 ? pdfText({ pages: version.pdfPages, bytes: version.pdfBytes }, words) : null,
		changeable: offered.map(({ key, name, quantity }) => ({ key, name, quantity })),
	};
}

/** "2 pages", "184 kB" */
export function pdfText({ pages, bytes }: { pages: number; bytes: number }, words: typeof sentences): PdfFacts {
	return { pages: words.pages({ count: pages }), size: fileSize(bytes) };
}

function lineView(line: QuoteLine, { currency }: QuoteContent, frame: ShownFrame): ShownLine {
	const { pictureOf, words, figures } = frame;
	const money = (amount: Minor) => formatMoney(amount, currency, figures);
	const here = line.kind !== "unavailable";
	const facts = [
		line.composition,
		line.gsm === null ? "" : words.weight({ gsm: line.gsm }),
		line.hsCode && words.hsCode(line),
	];
	return {
		key: line.key,
		kind: line.kind,
		name: line.name,
		detail: line.detail,
		facts: facts.filter(Boolean).join(", "),
		picture: pictureOf(line.productId),
		asked: askedText(line, currency, frame),
		note: line.note,
		unit: line.unit,
		quantity: here ? formatCountBeside(line.quantity, currency, figures) : "",
		each: here ? money(tierPrice(line, line.quantity)) : "",
		amount: here ? money(quoteLineAmount(line)) : "",
		tiers: here ? tierRows(line, currency, frame) : [],
	};
}

function askedText(line: QuoteLine, currency: Currency, { words, figures }: ShownFrame): string {
	const { kind, requested, quantity, unit } = line;
	if (requested === null) return kind === "substitute" ? "" : words.addedByUs;
	const figure = formatCountBeside(requested, currency, figures);
	const wanted = words.goodsCount({ count: requested, figure, unit });
	if (kind === "unavailable") return words.youAskedFor({ wanted });
	if (kind === "substitute") {
		const name = line.requestedName || line.name;
		return requested === quantity ? words.insteadOf({ name }) : words.insteadOfSoMany({ name, wanted });
	}
	return requested === quantity ? words.asYouAsked : words.youAskedFor({ wanted });
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

function sums(content: QuoteContent, { words, figures }: ShownFrame): ShownVersion["sums"] {
	const rows = chargeRows(content).map((row) => ({ label: words.charge(row), amount: row.amount }));
	if (rows.length === 0) return [];
	return [{ label: words.goods, amount: quoteTotals(content).goods }, ...rows].map(({ label, amount }) => ({
		label,
		amount: formatMoney(amount, content.currency, figures),
	}));
}

function termRows(content: QuoteContent, { words, translate }: ShownFrame): ShownVersion["terms"] {
	const rows = [
		[words.delivery, words.incoterms({ term: deliveryTerm(content) })],
		[words.portOfLoading, content.portOfLoading],
		[words.leadTime, leadTimeText(content, translate(leadTime))],
		[words.payment, content.paymentTerms],
		[words.origin, words.india],
		[words.documents, paragraphs(content.documents).join(", ")],
	] as const;
	return rows.filter(([, text]) => text !== "").map(([term, text]) => ({ term, text }));
}

function paragraphs(text: string): string[] {
	return text
		.split("\n")
		.map((line) => line.trim())
		.filter(Boolean);
}
