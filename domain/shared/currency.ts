import * as z from "zod/mini";

/** The currencies a quotation may be in. All three have a minor unit of a hundredth. */
export const CURRENCIES = ["INR", "USD", "EUR"] as const;
export type Currency = (typeof CURRENCIES)[number];
export const currencySchema = z.enum(CURRENCIES);

/** A whole number of the currency's minor unit: paise, cents. */
export type Minor = number;

const NAMES: Readonly<Record<Currency, { name: string; symbol: string; major: string; minor: string; many: string }>> =
	{
		INR: { name: "Indian rupees", symbol: "₹", major: "Rupees", minor: "paisa", many: "paise" },
		USD: { name: "US dollars", symbol: "$", major: "US dollars", minor: "cent", many: "cents" },
		EUR: { name: "euros", symbol: "€", major: "Euros", minor: "cent", many: "cents" },
	};

export function currencyName(currency: Currency): string {
	return NAMES[currency].name;
}

export function currencySymbol(currency: Currency): string {
	return NAMES[currency].symbol;
}

/** How digits are grouped: by lakh and crore ("5,97,136") or by thousands ("597,136"). */
export type Grouping = "indian" | "international";

/**
 * The one rule for figures, wherever somebody reads them: rupees, and the counts that stand beside them, as the shop
 * writes them (specification, section 9), every other currency by thousands. What a reader abroad could mistake the
 * words beside the total say again, in that reader's own scale (`amountInWords`; decision record 17).
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
	return `${amount < 0 ? "−" : ""}${NAMES[currency].symbol}${formatMinor(Math.abs(amount), currency)}`;
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

const ONES =
	"zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
		" ",
	);
const TENS = "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

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
 * @param country where the reader is, by its code
 * @throws RangeError for anything but a whole, non-negative number of minor units
 */
export function amountInWords(amount: Minor, currency: Currency, country: string): string {
	if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`${amount} is no amount.`);
	const { major, minor, many } = NAMES[currency];
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
	return rest === 0 ? `${ONES[hundreds]} hundred` : `${ONES[hundreds]} hundred and ${belowHundred(rest)}`;
}

/** "eight", "forty-one"; from a hundred on the figure: "1,250". */
export function countInWords(count: number): string {
	return count < 100 ? belowHundred(count) : formats.international.whole.format(count);
}

function belowHundred(value: number): string {
	if (value < 20) return ONES[value] ?? "";
	const tens = TENS[Math.floor(value / 10)] ?? "";
	return value % 10 === 0 ? tens : `${tens}-${ONES[value % 10]}`;
}
