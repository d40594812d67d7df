import { createElement } from "react";
import { shownVersion } from "../../app/buyer/quote-view.server.ts";
import type { ShownVersion } from "../../app/buyer/view.ts";
import { choiceGroups, countedGoods, groupSpan, linesAsRead } from "../../domain/quotes/choices.ts";
import type { QuoteContent } from "../../domain/quotes/content.ts";
import { packingOf } from "../../domain/quotes/packing.ts";
import { paymentSums } from "../../domain/quotes/schedule.ts";
import { chargeRows, quoteLineAmount, quoteTotals, surchargeRows, tierPrice } from "../../domain/quotes/totals.ts";
import { quote as quoteWords } from "../../messages/en/buyer/quote.ts";
import { charges as chargeWords } from "../../messages/en/charges.ts";
import { quote as emailWords } from "../../messages/en/emails/quote.ts";
import { formats } from "../../messages/en/formats.ts";
import { quoteTerms } from "../../messages/en/quote-terms.ts";
import { packingRows } from "../../messages/packing.ts";
import { asItIs } from "../../messages/translation.ts";
import type { VersionView } from "../../server/cases/index.ts";
import type { Fact } from "../../server/email/blocks.ts";
import { LineRow } from "../../server/quotes/pdf/line-row.tsx";
import type { PrintableDocument } from "../../server/quotes/pdf/printable-document.ts";
import { Totals } from "../../server/quotes/pdf/totals.tsx";
import { Trade } from "../../server/quotes/pdf/trade.tsx";
import { drawnTexts } from "./drawn-texts.ts";

/* What each reader of an offer finds printed, read back from the texts and without a look at how they were made. */

type Sums = { goods: number; charges: number[]; total: number };
/** The least and the most that one of a group adds. */
type Span = [least: number, most: number];
type Line = { each: number; amount: number; tiers: number[]; surcharges: number[] };

/** Amounts in minor units. Lines that are not available have none. */
type Printed = Sums & { lines: Line[]; ways: Sums[]; payments: number[]; groups: Span[]; packing: string[] };

/** "₹5,97,136", "−€11.34", "AED 1,250.00" as minor units. */
export function minorUnits(text: string): number {
	const [, sign, whole, cents = "00"] = /^(−?)(?:AED|[₹$€£])?\s*((?:\d+,)*\d+)(?:\.(\d\d))?$/u.exec(text) ?? [];
	if (whole === undefined) throw new Error(`This is no amount: ${text}`);
	return (sign === "−" ? -1 : 1) * (Number(whole.replaceAll(",", "")) * 100 + Number(cents)) + 0;
}

const afterLast = (text: string, sign: string) => text.slice(text.lastIndexOf(sign) + sign.length);
const lastAmount = (text: string) => minorUnits(afterLast(text, " "));
/** "XXL: €20.00 more each, 80 of them: €1,600.00"; of a size that no cell has only what each costs is said. */
const surchargesIn = (texts: readonly string[]) =>
	texts.filter((text) => text.includes(" of them: ")).map((text) => minorUnits(afterLast(text, " of them: ")));

const asRow = ({ term, text }: { term: string; text: string }) => `${term} ${text}`;

function spanIn(text: string): Span {
	const [least = "", most = least] = text.split(" to ");
	return [minorUnits(least), minorUnits(most)];
}

/** What it comes to by the domain's own functions. */
export function countedFigures(content: QuoteContent): Printed {
	const sums = (way = content.deliveries[0]): Sums => {
		const { goods, total } = quoteTotals(content, [], way);
		return { goods, charges: chargeRows(content, [], way).map(({ amount }) => Number(amount)), total };
	};
	return {
		...sums(),
		lines: linesAsRead(content)
			.filter(({ kind }) => kind !== "unavailable")
			.map((line) => {
				const rising = line.tiers.toSorted((a, b) => a.from - b.from);
				const base = (rising[0]?.from ?? 1) > 1 ? [line.unitPrice] : [];
				return {
					each: tierPrice(line, line.quantity),
					amount: quoteLineAmount(line),
					tiers: rising.length === 0 ? [] : [...base, ...rising.map(({ price }) => price)],
					surcharges: surchargeRows(line)
						.filter(({ quantity }) => quantity > 0)
						.map(({ amount }) => amount),
				};
			}),
		ways: content.deliveries.length > 1 ? content.deliveries.map(sums) : [],
		groups: choiceGroups(content).map((group): Span => {
			const { least, most } = groupSpan(group, quoteLineAmount);
			return [least, most];
		}),
		packing: packingRows(packingOf(countedGoods(content)), quoteTerms, formats.figures).map(asRow),
		payments: paymentSums(content.schedule, quoteTotals(content).total),
	};
}

/** A version as the buyer's page shows it while it can be accepted. */
export function pageOf(version: VersionView, country = "DE"): ShownVersion {
	return shownVersion(version, {
		...{
			country,
			pictureOf: () => null,
			articleOf: () => "",
			before: undefined,
			wanted: new Map(),
			change: new Map(),
			ended: null,
			endedAt: null,
			acceptedAt: undefined,
		},
		...{ words: quoteWords, figures: formats.figures, translate: asItIs, chosen: {} },
	});
}

export function figuresOnPage({ lines, optional, groups, sums, total, trade }: ShownVersion): Printed {
	const [goods, ...charges] = sums.map(({ amount }) => minorUnits(amount));
	return {
		goods: goods ?? minorUnits(total),
		charges,
		total: minorUnits(total),
		lines: [...lines, ...optional, ...groups.flatMap((group) => group.lines)]
			.filter(({ kind }) => kind !== "unavailable")
			.map(({ each, amount, tiers, surcharges }) => ({
				each: minorUnits(each),
				amount: minorUnits(amount),
				tiers: tiers.map(({ price }) => minorUnits(price)),
				surcharges: surchargesIn(surcharges),
			})),
		ways: trade.ways.map(({ rows, total: all }) => {
			const [first, ...others] = rows.map(({ amount }) => minorUnits(amount));
			return { goods: first ?? 0, charges: others, total: minorUnits(all) };
		}),
		groups: groups.map(({ span }) => spanIn(span)),
		packing: trade.packing.map(asRow),
		payments: trade.payments.map(({ amount }) => minorUnits(amount)),
	};
}

export function figuresInDocument(document: PrintableDocument): Printed {
	const { content, figures, words } = document;
	const drawn = new Map(content.lines.map((line) => [line.key, line]));
	const totals = drawnTexts(createElement(Totals, { document }));
	const [first, last] = [
		totals.findIndex((text) => text === "Goods" || text.startsWith("Goods, ")),
		totals.findIndex((text) => /^Total [A-Z]{3}\b/.test(text)),
	];
	const [goods, ...charges] = everySecond(totals.slice(first, last)).map(minorUnits);
	const trade = drawnTexts(createElement(Trade, { document }));
	const rows = (title: string, count: number, of: number) => {
		const from = trade.indexOf(title) + 1;
		return from === 0
			? []
			: Array.from({ length: count }, (_, row) => trade.slice(from + row * of, from + row * of + of));
	};
	const packing = trade.indexOf(words.trade.packing);
	return {
		goods: goods ?? Number.NaN,
		charges,
		total: minorUnits(totals[last + 1] ?? ""),
		packing: packing === -1 ? [] : trade.slice(packing + 1),
		groups: everySecond(totals.slice(last + 2, -1)).map(spanIn),
		lines: linesAsRead(figures.content)
			.flatMap(({ key, kind }) => (kind === "unavailable" ? [] : (drawn.get(key) ?? [])))
			.map((line) => {
				const texts = drawnTexts(createElement(LineRow, { document, line, number: 1, image: undefined }));
				const prices = texts.indexOf(words.priceEach);
				const [each = "", amount = ""] = texts.slice(0, prices === -1 ? undefined : prices).slice(-2);
				return {
					each: minorUnits(each),
					amount: minorUnits(amount),
					tiers: prices === -1 ? [] : texts.slice(prices + 1).map(lastAmount),
					surcharges: surchargesIn(texts),
				};
			}),
		ways: rows(words.trade.ways, content.deliveries.length, 3).map(([, parts = "", total = ""]) => {
			const [of, ...others] = (parts.split("; ")[0] ?? "").split(", ").map(lastAmount);
			return { goods: of ?? Number.NaN, charges: others, total: minorUnits(total) };
		}),
		payments: rows(words.trade.payments, content.schedule.length, 2).map(([, amount = ""]) => minorUnits(amount)),
	};
}

const everySecond = (texts: readonly string[]) => texts.filter((_, index) => index % 2 === 1);

/** What the facts of an email say: its total, charges and payments, and the totals of the other ways of delivery. */
export function figuresInEmail(facts: readonly Fact[]) {
	const said = (label: string) => facts.find(([name]) => name === label)?.[1] ?? "";
	const place = (label: string) => facts.findIndex(([name]) => name === label);
	const isCharge = (label: string) => Object.values(chargeWords.names).some((name) => label.startsWith(name));
	const payments = said(emailWords.trade.payments);
	const packed = [...Object.values(quoteTerms.figures), quoteTerms.allFigures, quoteTerms.containers];
	return {
		total: minorUnits(said(emailWords.total)),
		charges: facts.filter(([label]) => isCharge(label)).map(([, text]) => minorUnits(text ?? "")),
		ways: facts
			.slice(place(emailWords.delivery) + 1, place(emailWords.leadTime))
			.map(([, text]) => minorUnits(text ?? "")),
		packing: facts.filter(([label]) => packed.includes(label)).map(([term, text]) => asRow({ term, text: text ?? "" })),
		payments: payments === "" ? [] : payments.split("; ").map((text) => minorUnits(afterLast(text, ": "))),
	};
}
