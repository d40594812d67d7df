import type { PictureSource } from "../../content/picture-source.ts";
import { leadTime, quoteChanges } from "../../domain/quotes/changes.ts";
import type { ChargeRow } from "../../domain/quotes/charges.ts";
import { deliveryTerm, offeredLines, type QuoteContent, type QuoteLine } from "../../domain/quotes/content.ts";
import { chargeRows, quoteLineAmount, quoteTotals, tierPrice } from "../../domain/quotes/totals.ts";
import {
	type Currency,
	countedBeside,
	formatCountBeside,
	formatMoney,
	type Minor,
} from "../../domain/shared/currency.ts";
import { startOfIndiaDay } from "../../domain/shared/india-day.ts";
import type { amounts as amountsInWords } from "../../messages/en/amounts.ts";
import type { quote as sentences } from "../../messages/en/buyer/quote.ts";
import type { VersionView } from "../../server/cases/index.ts";
import { fileSize } from "./counted.ts";
import type { ChangeRow, Ended, PdfFacts, ShownLine, ShownVersion } from "./view.ts";

/** What a version is shown with that does not stand in it. */
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
	amounts: typeof amountsInWords;
};

/** A version as its buyer reads it. */
export function shownVersion(version: VersionView, frame: ShownFrame): ShownVersion {
	const { content } = version;
	const { country, before, ended, endedAt, words, amounts } = frame;
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
		changes: before ? changeRows(before.content, content, words) : [],
		lines: content.lines.map((line) => lineView(line, content, frame)),
		count: words.linesAndPieces({
			lines: words.lines({ count: offered.length }),
			pieces: words.goodsCount({
				count: totals.pieces,
				figure: formatCountBeside(totals.pieces, currency),
				unit: totals.unit,
			}),
		}),
		unit: totals.unit,
		sums: sums(content, words),
		totalLabel: words.totalTo({ delivery }),
		total: formatMoney(totals.total, currency),
		words: amounts.inWords({ amount: totals.total, currency, country }),
		currency: amounts.names[currency],
		delivery,
		leadTime: leadTime(content),
		payment: content.paymentTerms,
		terms: termRows(content, words),
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

function lineView(line: QuoteLine, { currency }: QuoteContent, { pictureOf, words }: ShownFrame): ShownLine {
	const money = (amount: Minor) => formatMoney(amount, currency);
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
		asked: askedText(line, currency, words),
		note: line.note,
		unit: line.unit,
		quantity: here ? formatCountBeside(line.quantity, currency) : "",
		each: here ? money(tierPrice(line, line.quantity)) : "",
		amount: here ? money(quoteLineAmount(line)) : "",
		tiers: here ? tierRows(line, currency, words) : [],
	};
}

function askedText(line: QuoteLine, currency: Currency, words: typeof sentences): string {
	const { kind, requested, quantity, unit } = line;
	const wanted = requested === null ? "" : countedBeside(requested, unit, currency);
	if (requested === null) return kind === "substitute" ? "" : words.addedByUs;
	if (kind === "unavailable") return words.youAskedFor({ wanted });
	if (kind === "substitute") {
		const name = line.requestedName || line.name;
		return requested === quantity ? words.insteadOf({ name }) : words.insteadOfSoMany({ name, wanted });
	}
	return requested === quantity ? words.asYouAsked : words.youAskedFor({ wanted });
}

/** What a unit costs from which quantity on: the line's own price first. */
function tierRows(line: QuoteLine, currency: Currency, words: typeof sentences): ShownLine["tiers"] {
	if (line.tiers.length === 0) return [];
	const count = (value: number) => formatCountBeside(value, currency);
	const rising = line.tiers.toSorted((a, b) => a.from - b.from);
	const steps = [...((rising[0]?.from ?? 1) > 1 ? [{ from: 1, price: line.unitPrice }] : []), ...rising];
	return steps.map(({ from, price }, index) => {
		const next = steps[index + 1];
		const last = next && next.from - 1;
		const span =
			last === undefined ? words.andMore({ from: count(from) }) : words.fromTo({ from: count(from), to: count(last) });
		const reached = line.quantity >= from && (last === undefined || line.quantity <= last);
		return { span, price: formatMoney(price, currency), reached };
	});
}

function sums(content: QuoteContent, words: typeof sentences): ShownVersion["sums"] {
	const rows = chargeRows(content).map((row) => ({ label: words.charge(row), amount: row.amount }));
	if (rows.length === 0) return [];
	return [{ label: words.goods, amount: quoteTotals(content).goods }, ...rows].map(({ label, amount }) => ({
		label,
		amount: formatMoney(amount, content.currency),
	}));
}

function termRows(content: QuoteContent, words: typeof sentences): ShownVersion["terms"] {
	const rows = [
		[words.delivery, words.incoterms({ term: deliveryTerm(content) })],
		[words.portOfLoading, content.portOfLoading],
		[words.leadTime, leadTime(content)],
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

const longDay = new Intl.DateTimeFormat("en-GB", {
	day: "numeric",
	month: "long",
	year: "numeric",
	timeZone: "Asia/Kolkata",
});

/** What is new in a version, with the total as the last row. */
function changeRows(before: QuoteContent, after: QuoteContent, words: typeof sentences): ChangeRow[] {
	const money = (amount: Minor) => formatMoney(amount, after.currency);
	const signed = (amount: Minor) => (amount > 0 ? `+${money(amount)}` : money(amount));
	const share = (row: ChargeRow) => (row.percent === undefined ? money(row.amount) : words.share(row));
	const rows = quoteChanges(before, after).map((changed) => {
		if ("charge" in changed)
			return {
				subject: words.chargeNames[changed.charge],
				before: share(changed.before),
				after: share(changed.after),
				difference: changed.difference === undefined ? "" : signed(changed.difference),
			};
		const { subject, price, difference, ...change } = changed;
		const tidy = subject === "Valid until" ? dayText : (text: string) => grouped(text, after.currency);
		const priced = (amount: Minor) => words.each({ price: money(amount) });
		return {
			subject,
			before: [tidy(change.before), price ? priced(price.before) : ""].filter(Boolean).join(", "),
			after: [tidy(change.after), price ? priced(price.after) : ""].filter(Boolean).join(", "),
			difference: difference === undefined ? "" : signed(difference),
		};
	});
	const [was, is] = [quoteTotals(before).total, quoteTotals(after).total];
	if (before.currency !== after.currency) {
		const old = formatMoney(was, before.currency);
		return [...rows, { subject: words.total, before: old, after: money(is), difference: "" }];
	}
	if (was === is) return rows;
	return [...rows, { subject: words.total, before: money(was), after: money(is), difference: signed(is - was) }];
}

function dayText(day: string): string {
	const start = startOfIndiaDay(day);
	return start === undefined ? day : longDay.format(start);
}

/** Groups the digits of a quantity that stands in a sentence. */
function grouped(text: string, currency: Currency): string {
	return text.replace(/\b\d{4,7}(?= (?:pieces|sets)\b)/g, (digits) => formatCountBeside(Number(digits), currency));
}
