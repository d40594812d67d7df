import * as z from "zod/mini";
import { ENGLISH_FIGURES, type FigureLocales, type Grouping } from "./figure-locales.ts";

/** The currencies a quotation may be in (design of trade, section A). All have a minor unit of a hundredth. */
export const CURRENCIES = ["INR", "USD", "EUR", "GBP", "AED"] as const;
export type Currency = (typeof CURRENCIES)[number];
export const currencySchema = z.enum(CURRENCIES);

/** A whole number of the currency's minor unit: paise, cents. */
export type Minor = number;

const SYMBOLS: Readonly<Record<Currency, string>> = { INR: "₹", USD: "$", EUR: "€", GBP: "£", AED: "AED" };

export function currencySymbol(currency: Currency): string {
	return SYMBOLS[currency];
}

/**
 * The one rule for figures, wherever somebody reads them: rupees, and the counts beside them, as the shop
 * writes them (specification, section 9), every other currency by thousands. What a reader abroad could mistake the
 * words beside the total say again, in that reader's own scale (messages/en/amounts.ts; decision record 17).
 */
function groupingOf(currency: Currency): Grouping {
	return currency === "INR" ? "indian" : "international";
}

type Shape = "whole" | "exact" | "moneyWhole" | "moneyExact";

const formats = new Map<string, Intl.NumberFormat>();

function format(locales: FigureLocales, currency: Currency, shape: Shape): Intl.NumberFormat {
	const locale = locales[groupingOf(currency)];
	const key = `${locale} ${currency} ${shape}`;
	const known = formats.get(key);
	if (known) return known;
	const digits = shape === "whole" || shape === "moneyWhole" ? 0 : 2;
	const made = new Intl.NumberFormat(locale, {
		...(shape.startsWith("money") && { style: "currency", currency, currencyDisplay: "narrowSymbol" }),
		minimumFractionDigits: digits,
		maximumFractionDigits: digits,
	});
	formats.set(key, made);
	return made;
}

/**
 * "₹5,97,136", "$597,136.00", "$1,250.50", "−₹11,334": with a minus sign of its own width.
 * @param cents whether a whole amount has its ".00" too
 */
export function formatMoney(
	amount: Minor,
	currency: Currency,
	locales = ENGLISH_FIGURES,
	cents = currency !== "INR",
): string {
	const shape = cents || amount % 100 !== 0 ? "moneyExact" : "moneyWhole";
	return signed(format(locales, currency, shape).format(amount === 0 ? 0 : amount / 100));
}

/**
 * The figure alone, for a column under a head that names the currency. Dollars and euros have their cents always, so
 * that "468.00" is beside "456.80"; rupees have paise only when there are any, as in the shop.
 * @param cents whether a whole amount has its ".00" too
 */
export function formatMinor(
	amount: Minor,
	currency: Currency,
	cents = currency !== "INR",
	locales = ENGLISH_FIGURES,
): string {
	return signed(
		format(locales, currency, cents || amount % 100 !== 0 ? "exact" : "whole").format(amount === 0 ? 0 : amount / 100),
	);
}

function signed(text: string): string {
	return text.replace("-", "−");
}

/** "1,250", "1,00,000" or "100,000": a count, grouped as the money beside it. */
export function formatCountBeside(count: number, currency: Currency, locales = ENGLISH_FIGURES): string {
	return format(locales, currency, "whole").format(count);
}
