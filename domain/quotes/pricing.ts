import { type Amount, inProportion, partOf, sumOf, times } from "../shared/amount.ts";
import type { Currency } from "../shared/currency.ts";
import { type ExchangeRate, exchange, fromList, type Rate, rateOf, toStep } from "../shared/rate-of-exchange.ts";
import { countedLines } from "./choices.ts";
import { goodsLines, type QuoteContent, type QuoteLine } from "./content.ts";
import { exchangedDeliveries } from "./delivery.ts";
import { exchangedLeavingOut } from "./leaving-out.ts";
import { exchangedSchedule } from "./schedule.ts";
import { quoteLineAmount } from "./totals.ts";

/**
 * A price and the prices by quantity that go with it. What a size costs more is an amount of its own, that somebody has
 * typed: it stays when prices are made anew from the list, and is turned with them into another currency.
 */
type Priced<C extends Currency> = Pick<QuoteLine<C>, "unitPrice" | "tiers" | "listPoints">;

/** Another price of one unit; the prices by quantity keep their proportion to it. */
function pricedAt<C extends Currency>(line: QuoteLine<C>, unitPrice: Amount<C>, listPoints: number | null): Priced<C> {
	const tiers = line.tiers.map((tier) => ({ ...tier, price: inProportion(tier.price, line.unitPrice, unitPrice) }));
	return { unitPrice, listPoints, tiers };
}

/** A price from the list, and the prices by quantity with it, all to the step of the rate. */
function pricedFromList<C extends Currency>(line: QuoteLine<C>, points: number, rate: Rate<C>): Priced<C> {
	const { tiers, ...price } = pricedAt(line, fromList(line.listPrice, points, rate), points);
	return { ...price, tiers: tiers.map((tier) => ({ ...tier, price: toStep(tier.price, rate) })) };
}

/**
 * By how many hundredths of a per cent a line's price was made from the list, so that it follows list, rate and "all
 * prices"; undefined for a price of the line's own.
 */
export function pointsFromList({ listPoints, listPrice }: Pick<QuoteLine, "listPoints" | "listPrice">) {
	return listPoints !== null && listPrice > 0 ? listPoints : undefined;
}

/** The lines with a price of their own: "all prices" moves them only when the person says so. */
export function ownPrices<C extends Currency>(content: QuoteContent<C>): QuoteLine<C>[] {
	const known = rateOf(content) !== undefined;
	return goodsLines(content).filter((line) => line.unitPrice > 0 && !(known && pointsFromList(line) !== undefined));
}

/**
 * Sets every price to a per cent of list: -400 makes each 4 % less than list, tiers with it. Lines with a price of
 * their own stay, or move by as much from what they are.
 * @param basisPoints hundredths of a per cent, above -10000
 */
export function withAllPrices<C extends Currency>(
	content: QuoteContent<C>,
	basisPoints: number,
	own: "stay" | "move",
): QuoteContent<C> {
	const rate = rateOf(content);
	const priced = (line: QuoteLine<C>): QuoteLine<C> => {
		if (line.kind === "unavailable" || line.sort !== "goods") return line;
		if (rate && pointsFromList(line) !== undefined) return { ...line, ...pricedFromList(line, basisPoints, rate) };
		return own === "stay" ? line : { ...line, ...pricedAt(line, moved(line.unitPrice, basisPoints), null) };
	};
	return { ...content, lines: content.lines.map(priced) };
}

/** A price that is moved by a per cent of itself. */
export function moved<C extends Currency>(price: Amount<C>, basisPoints: number): Amount<C> {
	return sumOf([price, partOf(price, basisPoints)]);
}

/** Counts an offer at a rate: what was made from the list follows, what a person typed stays. */
export function withRate<C extends Currency>(content: QuoteContent<C>, rate: ExchangeRate): QuoteContent<C> {
	const next = { ...content, rate };
	const known = rateOf(next);
	if (!known) return content;
	const priced = (line: QuoteLine<C>): QuoteLine<C> => {
		const points = pointsFromList(line);
		return points === undefined ? line : { ...line, ...pricedFromList(line, points, known) };
	};
	return { ...next, lines: content.lines.map(priced) };
}

/**
 * Puts an offer into another currency, every amount at the rates: what was made from the list is made again from it.
 * @param rate of the new currency; null for rupees
 * @returns undefined where a rate that is needed is not known: nothing is converted by guessing
 */
export function inCurrency<C extends Currency, T extends Currency>(
	content: QuoteContent<C>,
	currency: T,
	rate: ExchangeRate | null,
): QuoteContent<T> | undefined {
	const [from, to] = [rateOf(content), rateOf({ ...content, currency, rate })];
	if (!from || !to) return undefined;
	const turn = (money: Amount<C>) => exchange(money, from, to);
	const { lines, leavingOut, deliveries, schedule } = content;
	return {
		...content,
		currency,
		rate: currency === "INR" ? null : rate,
		deliveries: exchangedDeliveries(deliveries, turn),
		schedule: exchangedSchedule(schedule, turn),
		leavingOut: exchangedLeavingOut(leavingOut, turn),
		lines: lines.map((line) => ({ ...line, ...turnedLine(line, from, to) })),
	};
}

function turnedLine<C extends Currency, T extends Currency>(
	line: QuoteLine<C>,
	from: Rate<C>,
	to: Rate<T>,
): Pick<QuoteLine<T>, "unitPrice" | "tiers" | "surcharges"> {
	const points = pointsFromList(line);
	return {
		unitPrice: points === undefined ? exchange(line.unitPrice, from, to) : fromList(line.listPrice, points, to),
		tiers: line.tiers.map((tier) => {
			const price = exchange(tier.price, from, to);
			return { ...tier, price: points === undefined ? price : toStep(price, to) };
		}),
		surcharges: line.surcharges.map(({ size, amount }) => ({ size, amount: exchange(amount, from, to) })),
	};
}

/** How far a price is from list, in hundredths of a per cent; undefined where the two cannot be compared. */
export function toList<C extends Currency>(
	line: Pick<QuoteLine<C>, "listPrice">,
	price: Amount<C>,
	rate: Rate<C> | undefined,
): number | undefined {
	if (!rate || line.listPrice === 0) return undefined;
	return Math.round((price / fromList(line.listPrice, 0, rate) - 1) * 10_000);
}

/**
 * What counts in the offer as it stands, at list price and in the offer's currency; a service or a sample, which no list
 * prices, at its own. Undefined while the rate is unknown, and where nothing has a list price.
 */
export function goodsAtList<C extends Currency>(content: QuoteContent<C>): Amount<C> | undefined {
	const rate = rateOf(content);
	const lines = countedLines(content);
	if (!rate || lines.every(({ listPrice }) => listPrice === 0)) return undefined;
	return sumOf(
		lines.map((line) =>
			line.listPrice === 0 ? quoteLineAmount(line) : times(fromList(line.listPrice, 0, rate), line.quantity),
		),
	);
}
