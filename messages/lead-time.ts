import type { QuoteContent } from "../domain/quotes/content.ts";
import type { leadTime } from "./en/lead-time.ts";

/** "35 days, once the advance has arrived", or "" while unknown. */
export function leadTimeText(
	{ leadTimeDays: days, leadTimeStarts: starts }: Pick<QuoteContent, "leadTimeDays" | "leadTimeStarts">,
	words: typeof leadTime,
): string {
	return days === null ? "" : words.sentence({ days, starts });
}
