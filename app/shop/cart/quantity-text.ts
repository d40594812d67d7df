import { formatRupees, lineAmount, type Paise } from "../../../domain/shared/money.ts";
import { readQuantity } from "../../../domain/shared/typed-numbers.ts";

/** The total of what stands in the input, as it is typed; nothing counts as none. */
export function liveTotal(price: Paise, text: string): string {
	return formatRupees(lineAmount(price, readQuantity(text) ?? 0));
}
