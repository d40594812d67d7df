import type { QuoteLine } from "../../../domain/quotes/content.ts";
import { isSampleLine } from "../../../domain/quotes/line-parts.ts";
import { type Currency, formatMoney } from "../../../domain/shared/currency.ts";
import { quoteLines } from "../../../messages/en/quote-lines.ts";
import { changedText, splitTexts, surchargeTexts } from "../../../messages/quote-lines.ts";

/** As staff read it: the asking was the buyer's. */
const words = {
	...quoteLines,
	changes: ({ list }: { list: readonly string[] }) => `changed: ${list.join("; ")}`,
};

/** What the current version says of a line beside its figures: "service", "changed: Navy M 120 instead of 100". */
export function lineNote(line: QuoteLine, currency: Currency): string {
	if (line.kind === "unavailable") return "";
	const { choice, detail } = line;
	return [
		line.sort === "service" ? "service" : "",
		// Other goods have a row of their own, with their name (request-line.tsx).
		isSampleLine(line) ? `sample: ${detail.toLowerCase()}` : line.kind === "substitute" ? "" : detail,
		changedText(line, words) || (line.asked.length === 0 ? splitTexts(line, words)[0] : ""),
		...surchargeTexts(line, words, (sum) => formatMoney(sum, currency)),
		choice.is === "alternative" ? words.chooseOne(choice) : choice.is === "optional" ? words.optional : "",
	]
		.filter(Boolean)
		.join("; ");
}
