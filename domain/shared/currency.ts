import * as z from "zod/mini";

/** The currencies a quotation may be in. All three have a minor unit of a hundredth. */
export const CURRENCIES = ["INR", "USD", "EUR"] as const;
export type Currency = (typeof CURRENCIES)[number];
export const currencySchema = z.enum(CURRENCIES);

/** A whole number of the currency's minor unit: paise, cents. */
export type Minor = number;

const SYMBOLS: Readonly<Record<Currency, string>> = { INR: "₹", USD: "$", EUR: "€" };

export function currencySymbol(currency: Currency): string {
	return SYMBOLS[currency];
}

/** How digits are grouped: by lakh and crore ("5,97,136") or by thousands ("597,136"). */
export type Grouping = "indian" | "international";

/**
 * The one rule for figures, wherever somebody reads them: rupees, and the counts that stand beside them, as the shop
 * writes them (specification, section 9), every other currency by thousands. What a reader abroad could mistake the
 * words beside the total say again, in that reader's own scale (messages/en/amounts.ts; decision record 17).
 */
export function groupingOf(currency: Currency): Grouping {
	return currency === "INR" ? "indian" : "international";
}

const formats = {
	indian: numberFormats("en-IN"),
	international: numberFormats("en-US"),
};

function numberFormats(locale: string) {
	return {
		whole: new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }),
		exact: new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
	};
}

/** "₹5,97,136", "$597,136.00", "$1,250.50", "−₹11,334": with a minus sign of its own width. */
export function formatMoney(amount: Minor, currency: Currency): string {
	return `${amount < 0 ? "−" : ""}${SYMBOLS[currency]}${formatMinor(Math.abs(amount), currency)}`;
}

/**
 * The figure alone, for a column under a head that names the currency. Dollars and euros have their cents always, so
 * that "468.00" is beside "456.80"; rupees have paise only when there are any, as in the shop.
 * @param cents whether a whole amount has its ".00" too
 */
export function formatMinor(amount: Minor, currency: Currency, cents = currency !== "INR"): string {
	const format = formats[groupingOf(currency)];
	return (cents || amount % 100 !== 0 ? format.exact : format.whole).format(amount / 100).replace("-", "−");
}

/** "1,250", "1,00,000" or "100,000": a count, grouped as the money beside it. */
export function formatCountBeside(count: number, currency: Currency): string {
	return formats[groupingOf(currency)].whole.format(count);
}

/** "300 pieces", "1 set": a count with what it counts, grouped as the money beside it. */
export function countedBeside(count: number, noun: string, currency: Currency): string {
	return `${formatCountBeside(count, currency)} ${count === 1 ? noun : `${noun}s`}`;
}
