import { type Amount, inProportion, partOf, sumOf, times } from "../shared/amount.ts";
import type { Currency } from "../shared/currency.ts";
import { type ExchangeRate, exchange, fromList, type Rate, rateOf } from "../shared/rate-of-exchange.ts";
import { exchangedCharges } from "./charges.ts";
import { offeredLines, type QuoteContent, type QuoteLine } from "./content.ts";

/** A price and the prices by quantity that go with it. */
type Priced<C extends Currency> = Pick<QuoteLine<C>, "unitPrice" | "tiers" | "listPoints">;

/** Another price of one unit; the prices by quantity keep their proportion to it. */
function pricedAt<C extends Currency>(line: QuoteLine<C>, unitPrice: Amount<C>, listPoints: number | null): Priced<C> {
	const tiers = line.tiers.map((tier) => ({ ...tier, price: inProportion(tier.price, line.unitPrice, unitPrice) }));
	return { unitPrice, listPoints, tiers };
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
	return offeredLines(content).filter((line) => line.unitPrice > 0 && !(known && pointsFromList(line) !== undefined));
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
		if (line.kind === "unavailable") return line;
		if (rate && pointsFromList(line) !== undefined)
			return { ...line, ...pricedAt(line, fromList(line.listPrice, basisPoints, rate), basisPoints) };
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
		return points === undefined
			? line
			: { ...line, ...pricedAt(line, fromList(line.listPrice, points, known), points) };
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
	const [from, to] = [rateOf(content), rateOf({ currency, rate })];
	if (!from || !to) return undefined;
	const turn = (money: Amount<C>) => exchange(money, from, to);
	const { lines, charges } = content;
	return {
		...content,
		currency,
		rate: currency === "INR" ? null : rate,
		charges: exchangedCharges(charges, turn),
		lines: lines.map((line) => ({ ...line, ...turnedLine(line, from, to) })),
	};
}

function turnedLine<C extends Currency, T extends Currency>(
	line: QuoteLine<C>,
	from: Rate<C>,
	to: Rate<T>,
): Pick<QuoteLine<T>, "unitPrice" | "tiers"> {
	const points = pointsFromList(line);
	return {
		unitPrice: points === undefined ? exchange(line.unitPrice, from, to) : fromList(line.listPrice, points, to),
		tiers: line.tiers.map((tier) => ({ ...tier, price: exchange(tier.price, from, to) })),
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

/** The offered goods at list price, in the offer's currency; undefined while its rate is unknown. */
export function goodsAtList<C extends Currency>(content: QuoteContent<C>): Amount<C> | undefined {
	const rate = rateOf(content);
	return rate && sumOf(offeredLines(content).map((line) => times(fromList(line.listPrice, 0, rate), line.quantity)));
}
