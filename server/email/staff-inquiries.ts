import type { Company } from "../../content/company.ts";
import { ONE_BY_ONE } from "../intake/index.ts";
import type { Block } from "./blocks.ts";
import { compose } from "./email.tsx";
import { indiaTime } from "./times.ts";
import type { Letter } from "./transport.ts";

/** So many inquiries came within an hour; times are epoch milliseconds. */
export type InquiryHour = { since: number; until: number; count: number };

/** Tells staff of an hour that brought more inquiries than are mailed one by one. */
export function staffInquiriesLetter(
	{ since, until, count }: InquiryHour,
	to: string,
	company: Company,
	url: string,
): Letter {
	const title = `${count} inquiries in one hour`;
	const text = `${count} inquiries came in between ${indiaTime(since)} and ${indiaTime(until)}. The first ${ONE_BY_ONE} were mailed to you one by one; this message covers the rest.`;
	const blocks: Block[] = [
		{ kind: "say", text },
		{
			kind: "say",
			text: "Each of them is in the desk, with the time by which it is to be answered. Spam can be marked as such there.",
		},
		{ kind: "link", label: "See the inquiries in the desk", url },
	];
	return { to, ...compose({ subject: title, preview: text, heading: title, blocks }, { from: "desk", company }) };
}
