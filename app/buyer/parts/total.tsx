import { summary } from "../../../messages/en/buyer/summary.ts";
import { quoteLines } from "../../../messages/en/quote-lines.ts";
import prose from "../../ui/prose.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import type { ShownVersion } from "../view.ts";
import total from "./total.module.css";
import { capital } from "./words.ts";

/** What an offer comes to, in the largest figure of the page. */
export function Total({ quote }: { quote: ShownVersion }) {
	const words = useMessages(summary);
	const quoteWords = useMessages(quoteLines);
	const [goods, ...charges] = quote.sums;
	return (
		<>
			<p className={total.total}>{quote.total}</p>
			<p className={prose.fine}>
				{capital(quote.currency)}
				{goods && charges.length > 0 ? words.chargesIncluded : ""}
				{quote.open.length > 0 && `, ${quoteWords.plusOneOfEach({ groups: quote.open })}`}
			</p>
		</>
	);
}
