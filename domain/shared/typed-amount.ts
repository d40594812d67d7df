import { type Amount, amount } from "./amount.ts";
import type { Currency } from "./currency.ts";

/** Groups are only for the eye, in thousands or in lakhs: "1,000", "1,24,800". */
const COMMAS = /^(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)$/;

type AmountOptions = {
	/** Whether "6240,50" has a decimal comma, as in the quote editor; a CSV file must not be read in two ways. */
	decimalComma?: boolean;
};

/**
 * An amount: "6,240", "₹ 6240.50", "Rs. 1,24,800".
 * @returns money in the minor units of the currency it was typed in, or undefined when it is no amount of at most two
 * decimals
 */
export function readAmount<C extends Currency>(
	text: string,
	currency: C,
	{ decimalComma = false }: AmountOptions = {},
): Amount<C> | undefined {
	const bare = text.replace(/^\s*(?:rs\.?|inr)/i, "").replace(/[₹$€\s]/g, "");
	const [, whole = "", , fraction = ""] = /^(.+?)([.,](\d{1,2}))?$/.exec(bare) ?? [];
	const digits = whole.replaceAll(",", "");
	const isDecimal = fraction === "" || decimalComma || bare.at(-fraction.length - 1) === ".";
	if (!isDecimal || !COMMAS.test(whole) || digits.length > 13) return undefined;
	return amount(Number(digits) * 100 + Number(fraction.padEnd(2, "0")), currency);
}
