import { type Priced, priceAt } from "../../../domain/catalogue/price-at.ts";
import { formatRupees, lineAmount } from "../../../domain/shared/money.ts";
import { readQuantity } from "../../../domain/shared/typed-numbers.ts";

/** The total of what stands in the input, at the price of that quantity; nothing counts as none. */
export function liveTotal(priced: Priced, text: string): string {
	const quantity = readQuantity(text) ?? 0;
	return formatRupees(lineAmount(priceAt(priced, quantity), quantity));
}
