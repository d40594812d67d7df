import type { QuantityProblem } from "../domain/orders/order-quantity.ts";
import { quantityProblems as en } from "./en/problems/quantities.ts";
import type { Locale } from "./locale.ts";
import { say } from "./say.ts";

const WORDS = { en };

/** Why a quantity cannot be ordered: apart from the other problems, because the product's page needs these at once. */
export function quantityWords(problem: QuantityProblem, locale: Locale): string {
	return say(WORDS[locale], problem);
}
