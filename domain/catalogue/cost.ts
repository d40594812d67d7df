import { good, type Read } from "../shared/text-checks.ts";
import { readPrice } from "./price-tiers.ts";

/** What a unit of a product costs, in rupees as a person types it: paise, or undefined for an empty text. */
export function readCost(text: string): Read<number | undefined> {
	return text.trim() === "" ? good(undefined) : readPrice(text);
}
