import type { Sold } from "../../../domain/cart.ts";
import { formatCount, formatRupees, lineAmount, type Paise } from "../../../domain/money.ts";

/** "1 piece", "10 pieces". */
export function pieces(count: number): string {
	return `${formatCount(count)} ${count === 1 ? "piece" : "pieces"}`;
}

/** The total of what stands in the input, as it is typed; nothing counts as none. */
export function liveTotal(price: Paise, text: string): string {
	return formatRupees(lineAmount(price, Number(text) || 0));
}

/** What the toast says when pieces have gone into the cart. */
export function addedText({ name }: Pick<Sold, "name">, count: number): string {
	return `${pieces(count)} of ${name} added to your cart.`;
}
