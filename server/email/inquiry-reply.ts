import type { Company } from "../../content/company.ts";
import { type Locale, messagesFor } from "../../messages/registry.ts";
import { clip } from "./blocks.ts";
import { compose } from "./email.tsx";
import { senderLines } from "./sender-lines.ts";
import type { InquiryRecord } from "./staff-inquiry.ts";
import { indiaTime } from "./times.ts";
import type { Email } from "./transport.ts";

/** Our answer to an inquiry. What comes back goes to the sales address: an inquiry has no page of its own. */
export function inquiryReplyEmail(
	inquiry: InquiryRecord,
	reply: string,
	to: string,
	company: Company,
	locale: Locale,
): Email {
	const words = messagesFor(locale).emails.buyer.inquiryReply;
	const draft = {
		subject: words.subject(company),
		preview: clip(reply, 110),
		heading: words.heading,
		blocks: [
			{ kind: "say", text: reply },
			{ kind: "small", text: `${senderLines(company)}\n${words.answer}` },
			{ kind: "typed", title: words.youWrote({ time: indiaTime(inquiry.createdAt, locale) }), text: inquiry.message },
		],
	} as const;
	return {
		to,
		replyTo: { name: company.brandName, address: company.salesEmail },
		...compose(draft, { from: "company", company }),
	};
}
