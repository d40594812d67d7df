import { type Amount, amount } from "./amount.ts";
import type { Currency } from "./currency.ts";

/*
 * The one reading of numbers as people type them: in the shop, on the buyer's page, at the desk and in CSV cells.
 * Groups are only for the eye, in thousands or in lakhs: "1,000", "1,24,800", "1 000".
 */

const COMMAS = /^(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)$/;
const GROUPS = /^(?:\d{1,3}(?:[,\s'’]\d{2,3})*[,\s'’]\d{3}|\d+)$/u;
const GROUPS_AND_DOTS = /^(?:\d{1,3}(?:[,.\s'’]\d{2,3})*[,.\s'’]\d{3}|\d+)$/u;

type QuantityOptions = {
	/** Anything above it is no quantity. */
	most?: number;
	/**
	 * Whether "1.000" is a thousand, as half the world writes it. Where there is a decimal to be mistaken for (the cart
	 * says of "1.5" that pieces are whole) it is left out.
	 */
	dots?: boolean;
};

/** A whole number of pieces: "500", "1,000", "1 000". Undefined for anything else. */
export function readQuantity(
	text: string,
	{ most = Number.MAX_SAFE_INTEGER, dots = false }: QuantityOptions = {},
): number | undefined {
	const bare = text.trim();
	if (!(dots ? GROUPS_AND_DOTS : GROUPS).test(bare)) return undefined;
	const quantity = Number(bare.replace(/\D/g, ""));
	return quantity <= most ? quantity : undefined;
}

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
