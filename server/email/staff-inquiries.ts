import type { Company } from "../../content/company.ts";
import { DEFAULT_LOCALE } from "../../messages/registry.ts";
import { inquiries as words } from "../../messages/staff/emails.ts";
import { ONE_BY_ONE } from "../platform/rate-limits.ts";
import type { Block } from "./blocks.ts";
import { compose } from "./email.tsx";
import { indiaTime } from "./times.ts";
import type { Email } from "./transport.ts";

/** How many inquiries came within an hour; times are epoch milliseconds. */
type InquiryHour = { since: number; until: number; count: number };

/** Notifies staff of an hour with more inquiries than are mailed one by one. */
export function staffInquiriesEmail(
	{ since, until, count }: InquiryHour,
	to: string,
	company: Company,
	url: string,
): Email {
	const title = words.title({ count });
	const text = words.summary({
		count,
		since: indiaTime(since, DEFAULT_LOCALE),
		until: indiaTime(until, DEFAULT_LOCALE),
		mailed: ONE_BY_ONE.inquiries,
	});
	const blocks: Block[] = [
		{ kind: "say", text },
		{
			kind: "say",
			text: words.where,
		},
		{ kind: "link", label: words.link, url },
	];
	return { to, ...compose({ subject: title, preview: text, heading: title, blocks }, { from: "desk", company }) };
}
