import type { Company } from "../../content/company.ts";
import type { Sample } from "../../domain/orders/samples.ts";
import { answerDue } from "../../domain/shared/response-hours.ts";
import { type Locale, messagesFor } from "../../messages/registry.ts";
import { compose } from "./email.tsx";
import { senderLines } from "./sender-lines.ts";
import { bothTimes } from "./times.ts";
import type { Email } from "./transport.ts";

/**
 * Confirms to the buyer that the request has arrived. The text is fixed and holds nothing the sender typed, the samples
 * being called what the catalogue calls them: nobody can use the form to put words into a stranger's mailbox.
 */
export function buyerAcknowledgementEmail(
	{ reference, createdAt, samples }: { reference: string; createdAt: number; samples: readonly Sample[] },
	to: string,
	company: Company,
	link: string,
	locale: Locale,
): Email {
	const { emails, samples: sampleWords } = messagesFor(locale);
	const words = emails.buyer.acknowledgement;
	const draft = {
		subject: words.subject({ reference }),
		preview: words.preview,
		heading: words.heading,
		blocks: [
			{
				kind: "say",
				text: words.thanks,
			},
			{
				kind: "facts",
				facts: [
					[words.reference, reference, "strong"],
					[words.answerBy, bothTimes(answerDue(createdAt), locale)],
				],
			},
			...(samples.length > 0
				? [{ kind: "list" as const, title: sampleWords.name, items: samples.map(sampleWords.line) }]
				: []),
			{ kind: "link", label: words.link, url: link },
			{
				kind: "say",
				text: words.page,
			},
			{
				kind: "small",
				text: words.linkIsYours,
			},
			{ kind: "small", text: senderLines(company) },
		],
	} as const;
	return { to, ...compose(draft, { from: "company", company }) };
}
