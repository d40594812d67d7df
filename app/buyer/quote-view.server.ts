import type { PictureSource } from "../../content/picture-source.ts";
import { leadTime, quoteChanges } from "../../domain/quotes/changes.ts";
import { deliveryTerm, offeredLines, type QuoteContent, type QuoteLine } from "../../domain/quotes/content.ts";
import { quoteLineAmount, quoteTotals, tierPrice } from "../../domain/quotes/totals.ts";
import {
	amountInWords,
	type Currency,
	countedBeside,
	currencyName,
	formatCountBeside,
	formatMoney,
	type Minor,
} from "../../domain/shared/currency.ts";
import { startOfIndiaDay } from "../../domain/shared/india-day.ts";
import type { VersionView } from "../../server/cases/index.ts";
import { fileSize, inWords } from "./counted.ts";
import type { ChangeRow, Ended, Offer, OfferLine, PdfFacts } from "./view.ts";

/** What a version is shown with that does not stand in it. */
export type OfferFrame = {
	/** Where its reader is: an amount in words is said in that reader's scale. */
	country: string;
	/** The picture of a product, where it is known. */
	pictureOf: (productId: string) => PictureSource | null;
	/** The version before this one. */
	before: VersionView | undefined;
	ended: Ended | null;
	endedAt: number | null;
};

/** A version as its buyer reads it. */
export function offerView(version: VersionView, frame: OfferFrame): Offer {
	const { content } = version;
	const { country, before, ended, endedAt } = frame;
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
		changes: before ? changeRows(before.content, content) : [],
		lines: content.lines.map((line) => lineView(line, content, frame)),
		count: `${inWords(offered.length, "line")}, ${countedBeside(totals.pieces, "piece", currency)}`,
		sums: sums(content),
		totalLabel: `Total ${delivery}`,
		total: formatMoney(totals.total, currency),
		words: amountInWords(totals.total, currency, country),
		currency: currencyName(currency),
		delivery,
		leadTime: leadTime(content),
		payment: content.paymentTerms,
		terms: termRows(content),
		clauses: paragraphs(content.terms),
		hasHsCode: offered.some((line) => line.hsCode !== ""),
		pdf: version.pdfPages > 0 ? pdfText({ pages: version.pdfPages, bytes: version.pdfBytes }) : null,
		changeable: offered.map(({ key, name, quantity }) => ({ key, name, quantity })),
	};
}

/** "2 pages", "184 kB" */
export function pdfText({ pages, bytes }: { pages: number; bytes: number }): PdfFacts {
	return { pages: `${pages} ${pages === 1 ? "page" : "pages"}`, size: fileSize(bytes) };
}

function lineView(line: QuoteLine, { currency }: QuoteContent, { pictureOf }: OfferFrame): OfferLine {
	const money = (amount: Minor) => formatMoney(amount, currency);
	const here = line.kind !== "unavailable";
	const facts = [line.composition, line.gsm === null ? "" : `${line.gsm} g/m²`, line.hsCode && `HS ${line.hsCode}`];
	return {
		key: line.key,
		kind: line.kind,
		name: line.name,
		detail: line.detail,
		facts: facts.filter(Boolean).join(", "),
		picture: pictureOf(line.productId),
		asked: askedText(line, currency),
		note: line.note,
		quantity: here ? formatCountBeside(line.quantity, currency) : "",
		each: here ? money(tierPrice(line, line.quantity)) : "",
		amount: here ? money(quoteLineAmount(line)) : "",
		tiers: here ? tierRows(line, currency) : [],
	};
}

function askedText({ kind, name, requestedName, requested, quantity, unit }: QuoteLine, currency: Currency): string {
	const wanted = requested === null ? "" : countedBeside(requested, unit, currency);
	if (requested === null) return kind === "substitute" ? "" : "Added by us.";
	if (kind === "unavailable") return `You asked for ${wanted}.`;
	if (kind === "substitute")
		return `Offered instead of ${requestedName || name}${requested === quantity ? "" : `, of which you asked for ${wanted}`}.`;
	return requested === quantity ? "As you asked." : `You asked for ${wanted}.`;
}

/** What a unit costs from which quantity on: the line's own price first. */
function tierRows(line: QuoteLine, currency: Currency): OfferLine["tiers"] {
	if (line.tiers.length === 0) return [];
	const count = (value: number) => formatCountBeside(value, currency);
	const rising = line.tiers.toSorted((a, b) => a.from - b.from);
	const steps = [...((rising[0]?.from ?? 1) > 1 ? [{ from: 1, price: line.unitPrice }] : []), ...rising];
	return steps.map(({ from, price }, index) => {
		const next = steps[index + 1];
		const last = next && next.from - 1;
		const span = last === undefined ? `${count(from)} and more` : `${count(from)} to ${count(last)}`;
		const reached = line.quantity >= from && (last === undefined || line.quantity <= last);
		return { span, price: formatMoney(price, currency), reached };
	});
}

function sums(content: QuoteContent): Offer["sums"] {
	const { goods, discount, freight, insurance } = quoteTotals(content);
	const rows = [
		{ label: discountLabel(content), amount: -discount },
		{ label: "Freight", amount: freight },
		{ label: "Insurance", amount: insurance },
	].filter(({ amount }) => amount !== 0);
	if (rows.length === 0) return [];
	return [{ label: "Goods", amount: goods }, ...rows].map(({ label, amount }) => ({
		label,
		amount: formatMoney(amount, content.currency),
	}));
}

function discountLabel({ discountBasisPoints }: QuoteContent): string {
	return `Discount ${discountBasisPoints / 100}%`;
}

function termRows(content: QuoteContent): Offer["terms"] {
	const rows = [
		["Delivery", `${deliveryTerm(content)}, Incoterms 2020`],
		["Port of loading", content.portOfLoading],
		["Lead time", leadTime(content)],
		["Payment", content.paymentTerms],
		["Origin", "India"],
		["Documents supplied", paragraphs(content.documents).join(", ")],
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
function changeRows(before: QuoteContent, after: QuoteContent): ChangeRow[] {
	const money = (amount: Minor) => formatMoney(amount, after.currency);
	const signed = (amount: Minor) => (amount > 0 ? `+${money(amount)}` : money(amount));
	const rows = quoteChanges(before, after).map(({ subject, price, difference, ...change }) => {
		const tidy = subject === "Valid until" ? dayText : (text: string) => grouped(text, after.currency);
		const each = subject === "Freight" || subject === "Insurance" ? "" : " each";
		return {
			subject,
			before: [tidy(change.before), price ? `${money(price.before)}${each}` : ""].filter(Boolean).join(", "),
			after: [tidy(change.after), price ? `${money(price.after)}${each}` : ""].filter(Boolean).join(", "),
			difference: difference === undefined ? "" : signed(difference),
		};
	});
	const [was, is] = [quoteTotals(before).total, quoteTotals(after).total];
	if (before.currency !== after.currency) {
		const old = formatMoney(was, before.currency);
		return [...rows, { subject: "Total", before: old, after: money(is), difference: "" }];
	}
	if (was === is) return rows;
	return [...rows, { subject: "Total", before: money(was), after: money(is), difference: signed(is - was) }];
}

function dayText(day: string): string {
	const start = startOfIndiaDay(day);
	return start === undefined ? day : longDay.format(start);
}

/** Groups the digits of a quantity that stands in a sentence. */
function grouped(text: string, currency: Currency): string {
	return text.replace(/\b\d{4,7}(?= (?:pieces|sets)\b)/g, (digits) => formatCountBeside(Number(digits), currency));
}
