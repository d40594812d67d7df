import type { QuoteLine } from "../domain/quotes/content.ts";
import { tierPrice } from "../domain/quotes/totals.ts";
import type { Messages } from "./registry.ts";

/** What an offer says of a sample and its price; "" for anything else. */
export function sampleText(line: QuoteLine, { priced }: Messages["samples"]): string {
	if (line.sort !== "sample" && line.sort !== "credited-sample") return "";
	const isPriced = line.kind !== "unavailable" && tierPrice(line, line.quantity) > 0;
	return isPriced || line.kind === "unavailable" ? priced[isPriced ? line.sort : "sample"] : priced.free;
}
