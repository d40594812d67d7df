import type { Company } from "../../content/company.ts";
import { type Locale, messagesFor } from "../../messages/registry.ts";
import { compose } from "./email.tsx";
import { senderLines } from "./sender-lines.ts";
import { indiaDate } from "./times.ts";
import type { Email } from "./transport.ts";

/**
 * Brings the link to the list of somebody's requests. The text is fixed and holds nothing that anybody typed: whoever
 * asked may be a stranger. It says nothing of the requests either; the page does.
 * @param until when the link ends, epoch milliseconds
 */
export function buyerOrderListEmail(
	{ until }: { until: number },
	to: string,
	company: Company,
	link: string,
	locale: Locale,
): Email {
	const words = messagesFor(locale).emails.buyer.orderList;
	const { brandName } = company;
	const draft = {
		subject: words.subject({ brandName }),
		preview: words.preview,
		heading: words.heading,
		blocks: [
			{ kind: "say", text: words.opening },
			{ kind: "link", label: words.link, url: link },
			{ kind: "say", text: words.until({ day: indiaDate(until, locale) }) },
			{ kind: "small", text: words.linkIsYours },
			{ kind: "small", text: senderLines(company) },
		],
	} as const;
	return { to, ...compose(draft, { from: "company", company }) };
}
