import type { Currency, Minor } from "../../domain/shared/currency.ts";
import { belowHundred, belowTwenty } from "./number-words.ts";

/** `country` is where the reader is, by its code. */
type Sum = { amount: Minor; currency: Currency; country: string };

const names: Readonly<Record<Currency, string>> = {
	INR: "Indian rupees",
	USD: "US dollars",
	EUR: "euros",
	GBP: "pounds sterling",
	AED: "UAE dirhams",
};

/** The currency as it begins an amount in words, and its hundredth: one, and many. */
const units: Readonly<Record<Currency, { major: string; minor: string; many: string }>> = {
	INR: { major: "Rupees", minor: "paisa", many: "paise" },
	USD: { major: "US dollars", minor: "cent", many: "cents" },
	EUR: { major: "Euros", minor: "cent", many: "cents" },
	GBP: { major: "Pounds sterling", minor: "penny", many: "pence" },
	AED: { major: "UAE dirhams", minor: "fils", many: "fils" },
};

type Scale = readonly [size: number, name: string];
const INDIAN: readonly Scale[] = [
	[10_000_000, "crore"],
	[100_000, "lakh"],
	[1_000, "thousand"],
];
const INTERNATIONAL: readonly Scale[] = [
	[1_000_000_000_000, "trillion"],
	[1_000_000_000, "billion"],
	[1_000_000, "million"],
	[1_000, "thousand"],
];

/**
 * An amount as trade documents spell it: "Rupees five lakh ninety-seven thousand one hundred and thirty-six only",
 * "US dollars one thousand two hundred and fifty and fifty cents only". Rupees in lakh and crore for a reader in
 * India (design of quotes, "The PDF"); for everybody else, and in any other currency, by thousands and millions.
 * @throws RangeError for anything but a whole, non-negative number of minor units
 */
function amountInWords({ amount, currency, country }: Sum): string {
	if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`${amount} is no amount.`);
	const { major, minor, many } = units[currency];
	const whole = Math.floor(amount / 100);
	const rest = amount % 100;
	const isAtHome = country === "IN";
	const words = `${major} ${numberInWords(whole, isAtHome && currency === "INR" ? INDIAN : INTERNATIONAL)}`;
	return rest === 0 ? `${words} only` : `${words} and ${belowHundred(rest)} ${rest === 1 ? minor : many} only`;
}

function numberInWords(value: number, scales: readonly Scale[]): string {
	if (value === 0) return "zero";
	const parts: string[] = [];
	let rest = value;
	for (const [size, name] of scales) {
		const count = Math.floor(rest / size);
		if (count === 0) continue;
		// Above 99 crore the count itself is spelled the same way: "one thousand crore".
		parts.push(`${count < 1000 ? belowThousand(count) : numberInWords(count, scales)} ${name}`);
		rest %= size;
	}
	if (rest > 0) parts.push(rest < 100 && parts.length > 0 ? `and ${belowHundred(rest)}` : belowThousand(rest));
	return parts.join(" ");
}

function belowThousand(value: number): string {
	const hundreds = Math.floor(value / 100);
	const rest = value % 100;
	if (hundreds === 0) return belowHundred(rest);
	return rest === 0 ? `${belowTwenty[hundreds]} hundred` : `${belowTwenty[hundreds]} hundred and ${belowHundred(rest)}`;
}

/** Currencies and amounts in words. */
export const amounts = { names, inWords: amountInWords };
