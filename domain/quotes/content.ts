import * as z from "zod/mini";
import { UNITS } from "../catalogue/catalogue.ts";
import { type Amount, amount } from "../shared/amount.ts";
import { type Currency, currencySchema } from "../shared/currency.ts";
import { MAX_LINES, MAX_PRICE, MAX_QUANTITY } from "../shared/quantity-limits.ts";
import { exchangeRateSchema } from "../shared/rate-of-exchange.ts";
import { MAX_STAFF_TEXT } from "../shared/text-limits.ts";
import { chargesSchema } from "./charges.ts";
import { type Deliveries, deliveriesSchema, deliveryName } from "./delivery.ts";
import { type LeavingOut, leavingOutSchema } from "./leaving-out.ts";
import { cellsSchema, choiceSchema, isSampleLine, LINE_SORTS, type Surcharge, surchargesSchema } from "./line-parts.ts";
import { linePackingSchema } from "./packing.ts";
import { type Payment, scheduleSchema } from "./schedule.ts";
import { money, whole } from "./stored-money.ts";
import { taxSchema } from "./tax.ts";

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max));

/** Characters of what is said of a line in one short line. */
const LONGEST_DETAIL = 300;

/** The largest step of prices: a hundred of any currency. */
export const MAX_PRICE_STEP = 10_000;

/** A quantity the buyer would rather have, per line of the version that is open. */
export type WantedQuantity = { key: string; name: string; from: number; to: number };

/** What one unit costs from a quantity on. */
const tierSchema = z.object({ from: z.int().check(z.minimum(1), z.maximum(MAX_QUANTITY)), price: money(MAX_PRICE) });

/**
 * One line of an offer. What the buyer asked for stays beside what is offered: another product (`substitute`), or
 * nothing (`unavailable`, which counts no money). Product facts are copied, so that a sent version never changes.
 */
export const quoteLineSchema = z.object({
	/** Stable within the case, so that versions can be compared line by line. */
	key: text(60),
	kind: z.enum(["offered", "substitute", "unavailable"]),
	/** The product offered; empty for a line that is not from the catalogue. */
	productId: text(100),
	name: text(200),
	/** Colour, sizes, make-up: one short line. */
	detail: text(LONGEST_DETAIL),
	composition: text(200),
	gsm: z.nullable(whole(5000)),
	hsCode: text(20),
	unit: z.enum(UNITS),
	/** What the buyer asked for, and how many; null and empty for a line the company added. */
	requestedName: text(200),
	requested: z.nullable(whole(MAX_QUANTITY)),
	quantity: whole(MAX_QUANTITY),
	/** Price of one unit, in minor units of the offer's currency. */
	unitPrice: money(MAX_PRICE),
	/** List price in paise when the line was written; only the company sees the difference. */
	listPrice: z.pipe(
		whole(MAX_PRICE),
		z.transform((paise) => amount(paise, "INR")),
	),
	/**
	 * How the price was made from the list: 0 at list, -1500 for 15 % less, at the offer's rate. Null where the line
	 * has a price of its own: typed by a person, or taken over.
	 */
	listPoints: z.nullable(z.int().check(z.minimum(-10_000), z.maximum(99_999))),
	tiers: z.array(tierSchema).check(z.maxLength(6)),
	note: text(500),
	/** Goods, a sample or a service; what it is decides whether it is counted (line-parts.ts). */
	sort: z.enum(LINE_SORTS),
	/** How the buyer split what was asked for by colour and size. It stays as it was, beside what is offered. */
	asked: cellsSchema,
	/** How the quantity offered is split; together at most the quantity, and the rest is to be agreed. */
	cells: cellsSchema,
	/** What a size costs more, of the sizes that cost more. */
	surcharges: surchargesSchema,
	/** Whether the line is the buyer's to choose, and is then in no total until it is chosen. */
	choice: choiceSchema,
	/** How the product is packed. */
	packing: linePackingSchema,
});

/** From when the days until dispatch are counted. */
export const LEAD_TIME_STARTS = ["advance", "acceptance", "samples"] as const;
export type LeadTimeStart = (typeof LEAD_TIME_STARTS)[number];

/**
 * Everything a quote version says. Kept as JSON with the version and hashed; a sent one is never written again. `v` is
 * raised with every change of the shape, and reading.ts then reads the former one.
 */
export const quoteContentSchema = z.object({
	v: z.literal(5),
	lines: z.array(quoteLineSchema).check(z.maxLength(MAX_LINES)),
	/** Whether the buyer may accept it without some of its lines. */
	leavingOut: leavingOutSchema,
	currency: currencySchema,
	/** The rate of the quote; null in rupees, and until it is entered. Only staff see it. */
	rate: z.nullable(exchangeRateSchema),
	/** Prices made from the list are whole multiples of this, in minor units; 0 for any price. Only staff see it. */
	priceStep: z.prefault(whole(MAX_PRICE_STEP), 0),
	/** What is taken off the goods. */
	charges: chargesSchema,
	/** The ways of delivery, each with its costs: the buyer accepts one of them. */
	deliveries: deliveriesSchema,
	/** When the total is paid; without rows the terms of payment alone say so. */
	schedule: scheduleSchema,
	tax: taxSchema,
	portOfLoading: text(100),
	leadTimeDays: z.nullable(whole(1000)),
	leadTimeStarts: z.enum(LEAD_TIME_STARTS),
	paymentTerms: text(500),
	/** The last day of validity in India, "2026-12-04"; it ends there at 23:59:59. */
	validUntilDay: text(10),
	/** Numbered paragraphs of the offer's terms, one a line. */
	terms: text(MAX_STAFF_TEXT),
	/** Documents the company supplies with the goods, one a line. */
	documents: text(1000),
	/** What the company writes above the prices. */
	message: text(3000),
});
type Parsed = z.infer<typeof quoteContentSchema>;

/** An offer and its lines with plain numbers, as JSON has them. */
export type QuoteContentInput = z.input<typeof quoteContentSchema>;
export type QuoteLineInput = QuoteContentInput["lines"][number];

type Tier<C extends Currency = Currency> = { from: number; price: Amount<C> };

/** A line whose money is all of one currency. */
export type QuoteLine<C extends Currency = Currency> = Omit<
	Parsed["lines"][number],
	"unitPrice" | "tiers" | "surcharges"
> & {
	unitPrice: Amount<C>;
	tiers: Tier<C>[];
	surcharges: Surcharge<C>[];
};

/** An offer whose money is all of one currency. */
export type QuoteContent<C extends Currency = Currency> = Omit<
	Parsed,
	"lines" | "leavingOut" | "currency" | "deliveries" | "schedule"
> & {
	lines: QuoteLine<C>[];
	leavingOut: LeavingOut<C>;
	currency: C;
	deliveries: Deliveries<C>;
	schedule: Payment<C>[];
};

/**
 * What is offered, as it is or in place of something else, whether it is the buyer's to choose or not. What counts
 * money are the lines of `countedLines` (choices.ts).
 */
export function offeredLines<C extends Currency>(content: Pick<QuoteContent<C>, "lines">): QuoteLine<C>[] {
	return content.lines.filter((line) => line.kind !== "unavailable");
}

/** Of them the goods, which are counted; samples and services are not. */
export function goodsLines<C extends Currency>(content: Pick<QuoteContent<C>, "lines">): QuoteLine<C>[] {
	return offeredLines(content).filter(({ sort }) => sort === "goods");
}

/** Whether an offer is of samples and nothing else. */
export function isOfSamplesAlone({ lines }: Pick<QuoteContent, "lines">): boolean {
	return lines.length > 0 && lines.every(isSampleLine);
}

/** "CIF Hamburg": the way of delivery that the offer's own total is of. */
export function deliveryTerm({ deliveries: [first] }: Pick<QuoteContent, "deliveries">): string {
	return deliveryName(first);
}
