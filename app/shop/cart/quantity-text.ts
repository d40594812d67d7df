import { type Priced, priceAt } from "../../../domain/catalogue/price-at.ts";
import { formatRupees, lineAmount } from "../../../domain/shared/money.ts";
import { readQuantity } from "../../../domain/shared/typed-numbers.ts";

/** Where there is no amount. */
const NONE = "–";

/** The total of what stands in the input, at the price of that quantity. */
export function liveTotal(priced: Priced, text: string): string {
	const quantity = readQuantity(text) ?? 0;
	return quantity < 1 ? NONE : formatRupees(lineAmount(priceAt(priced, quantity), quantity));
}
