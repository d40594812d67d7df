/**
 * Money is a whole number of the currency's minor unit. Rupees are kept as paise, so that no sum ever
 * meets a binary fraction.
 */
export type Paise = number;

/** Turns whole rupees, as prices are given in the specification, into paise. */
export function rupees(amount: number): Paise {
	return Math.round(amount * 100);
}

/**
 * The amount of one line: unit price times pieces.
 * @throws RangeError when the result is not an exact integer any more (above 2^53 paise).
 */
export function lineAmount(price: Paise, quantity: number): Paise {
	return exact(price * quantity);
}

/** The sum of price times quantity over all lines (specification, section 9: "Total price"). */
export function totalAmount(lines: readonly { price: Paise; quantity: number }[]): Paise {
	return exact(lines.reduce((sum, line) => sum + lineAmount(line.price, line.quantity), 0));
}

const whole = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });
const fraction = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "₹2,500", "₹1,00,000", "₹12.50": rupees with the en-IN thousands separators; paise only when there are any. */
export function formatRupees(amount: Paise): string {
	return `₹${(amount % 100 === 0 ? whole : fraction).format(amount / 100)}`;
}

/** "1,250": a count with the en-IN separators. */
export function formatCount(count: number): string {
	return whole.format(count);
}

function exact(amount: number): Paise {
	if (!Number.isSafeInteger(amount)) throw new RangeError("The amount is larger than can be counted exactly.");
	return amount;
}
