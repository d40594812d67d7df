import type { Company } from "../../content/company.ts";
import { answerDue } from "../../domain/shared/response-hours.ts";
import { DEFAULT_LOCALE } from "../../messages/registry.ts";
import { countryName } from "../../messages/staff/countries.ts";
import { facts, inquiry as words } from "../../messages/staff/emails.ts";
import { type Block, clip, typed } from "./blocks.ts";
import { compose } from "./email.tsx";
import { indiaTime } from "./times.ts";
import type { Email } from "./transport.ts";

/** An inquiry as it is in the database. */
export type InquiryRecord = {
	name: string;
	email: string;
	company: string | null;
	country: string;
	message: string;
	createdAt: number;
};

/** Notifies staff of a new inquiry; a reply to this mail goes to the sender, past the desk. */
export function staffInquiryEmail(inquiry: InquiryRecord, to: string, company: Company, url: string): Email {
	const country = countryName(inquiry.country);
	const blocks: Block[] = [
		...typed(inquiry.message),
		{ kind: "due", text: words.answerBy({ time: indiaTime(answerDue(inquiry.createdAt), DEFAULT_LOCALE) }) },
		{ kind: "link", label: words.link, url },
		{ kind: "say", text: words.reply },
		{
			kind: "facts",
			facts: [
				[facts.name, inquiry.name],
				[facts.company, inquiry.company],
				[facts.country, country],
				[facts.email, inquiry.email],
			],
		},
	];
	const title = words.title({ country });
	const draft = { subject: title, preview: clip(inquiry.message, 110), heading: title, blocks };
	return { to, replyTo: { name: inquiry.name, address: inquiry.email }, ...compose(draft, { from: "desk", company }) };
}
