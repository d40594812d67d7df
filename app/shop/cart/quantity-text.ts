import type { Unit } from "../../../domain/catalogue/catalogue.ts";
import type { Sold } from "../../../domain/orders/cart.ts";
import { formatCount, formatRupees, lineAmount, type Paise } from "../../../domain/shared/money.ts";
import { readQuantity } from "../../../domain/shared/typed-numbers.ts";

/** "1 piece", "10 pieces", "3 sets". */
export function pieces(count: number, unit: Unit = "piece"): string {
	return `${formatCount(count)} ${count === 1 ? unit : `${unit}s`}`;
}

/** The total of what stands in the input, as it is typed; nothing counts as none. */
export function liveTotal(price: Paise, text: string): string {
	return formatRupees(lineAmount(price, readQuantity(text) ?? 0));
}

/** What the toast says when pieces have gone into the cart. */
export function addedText({ name, unit }: Pick<Sold, "name" | "unit">, count: number): string {
	return `${pieces(count, unit)} of ${name} added to your cart.`;
}
