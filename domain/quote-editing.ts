import type { Product } from "./catalogue.ts";
import type { Currency, Minor } from "./currency.ts";
import type { QuoteContent, QuoteLine } from "./quote-content.ts";
import { offerOf } from "./quote-draft.ts";

/**
 * Reads an amount as a person types it: "6,240", "₹ 6240.50", "1,24,800". Groups are only for the eye; a comma
 * followed by one or two digits at the end is the decimal sign of other countries.
 * @returns minor units, or undefined when it is no amount of at most two decimals
 */
export function parseAmount(text: string): Minor | undefined {
	const bare = text.replace(/[₹$€\s]/g, "");
	const point = /^[\d,.]*,\d{1,2}$/.test(bare) && !bare.includes(".") ? bare.replace(/,(?=\d{1,2}$)/, ".") : bare;
	const digits = point.replaceAll(",", "");
	if (!/^\d{1,13}(\.\d{1,2})?$/.test(digits)) return undefined;
	const [whole = "", fraction = ""] = digits.split(".");
	return Number(whole) * 100 + Number(fraction.padEnd(2, "0"));
}

/** Reads per cent as a person types it: "2", "2.5 %", "-4". @returns hundredths of a per cent */
export function parsePercent(text: string): number | undefined {
	const bare = text.replace(/[%\s]/g, "").replace("−", "-").replace(",", ".");
	return /^[+-]?\d{1,3}(\.\d{1,2})?$/.test(bare) ? Math.round(Number(bare) * 100) : undefined;
}

/** Reads a whole number of pieces: "1,250". */
export function parseQuantity(text: string): number | undefined {
	const digits = text.replace(/[,\s]/g, "");
	return /^\d{1,7}$/.test(digits) ? Number(digits) : undefined;
}

/** Changes one line. */
export function withLine(content: QuoteContent, key: string, change: Partial<QuoteLine>): QuoteContent {
	return { ...content, lines: content.lines.map((line) => (line.key === key ? { ...line, ...change } : line)) };
}

/**
 * Moves every price by a per cent of list: -400 makes each 4 % less than list. In another currency than rupees the
 * list says nothing, and the prices as they are move.
 * @param basisPoints hundredths of a per cent, above -10000
 */
export function withAllPrices(content: QuoteContent, basisPoints: number): QuoteContent {
	const move = (price: Minor) => Math.round((price * (10_000 + basisPoints)) / 10_000);
	return {
		...content,
		lines: content.lines.map((line) => {
			const base = content.currency === "INR" && line.listPrice > 0 ? line.listPrice : line.unitPrice;
			return { ...line, unitPrice: move(base) };
		}),
	};
}

/**
 * Turns an offer into another currency at a rate.
 * @param rate minor units of the new currency for one of the old, above 0
 */
export function inCurrency(content: QuoteContent, currency: Currency, rate: number): QuoteContent {
	const turn = (amount: Minor) => Math.round(amount * rate);
	return {
		...content,
		currency,
		freight: turn(content.freight),
		insurance: turn(content.insurance),
		lines: content.lines.map((line) => ({
			...line,
			unitPrice: turn(line.unitPrice),
			tiers: line.tiers.map((tier) => ({ ...tier, price: turn(tier.price) })),
		})),
	};
}

/** Adds a line the buyer did not ask for. */
export function withNewLine(content: QuoteContent, product: Product | undefined): QuoteContent {
	return { ...content, lines: [...content.lines, offerOf(product, freeKey(content))] };
}

/** Offers another product in place of what was asked for; quantity and what was asked stay. */
export function withSubstitute(content: QuoteContent, key: string, product: Product): QuoteContent {
	const was = content.lines.find((line) => line.key === key);
	if (!was) return content;
	const { requested, requestedName, quantity } = was;
	return withLine(content, key, {
		...offerOf(product, key),
		kind: requestedName === "" || requestedName === product.name ? "offered" : "substitute",
		requested,
		requestedName,
		quantity,
	});
}

/** Takes away a line that the house added; what the buyer asked for stays in the offer, at least as not available. */
export function withoutLine(content: QuoteContent, key: string): QuoteContent {
	return { ...content, lines: content.lines.filter((line) => line.key !== key || line.requested !== null) };
}

/**
 * Takes prices, tiers and terms of a former offer over into this one: for each product that is in both its price,
 * and all the terms. What was asked for, the quantities and the validity are this case's own.
 */
export function withTermsOf(content: QuoteContent, former: QuoteContent): QuoteContent {
	const { message: _, validUntilDay: __, lines: formerLines, ...terms } = former;
	const byProduct = new Map(formerLines.map((line) => [line.productId, line]));
	return {
		...content,
		...terms,
		lines: content.lines.map((line) => {
			const was = line.productId === "" ? undefined : byProduct.get(line.productId);
			return was ? { ...line, unitPrice: was.unitPrice, tiers: was.tiers, detail: line.detail || was.detail } : line;
		}),
	};
}

/** How far a price is from list, in hundredths of a per cent; undefined where the two cannot be compared. */
export function toList(line: Pick<QuoteLine, "listPrice">, price: Minor, currency: Currency): number | undefined {
	if (currency !== "INR" || line.listPrice === 0) return undefined;
	return Math.round((price / line.listPrice - 1) * 10_000);
}

/** Which fields of a line differ from the version before, by name; all of them when the line is new. */
export function changedFields(line: QuoteLine, before: QuoteLine | undefined): ReadonlySet<keyof QuoteLine> {
	const fields = ["quantity", "unitPrice", "kind", "name", "detail", "note"] as const;
	return new Set(fields.filter((field) => before === undefined || before[field] !== line[field]));
}

function freeKey(content: QuoteContent): string {
	const taken = new Set(content.lines.map((line) => line.key));
	for (let number = content.lines.length + 1; ; number++) if (!taken.has(`l${number}`)) return `l${number}`;
}
