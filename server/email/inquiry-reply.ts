import type { Company } from "../../content/company.ts";
import { clip } from "./blocks.ts";
import { compose } from "./email.tsx";
import type { InquiryRecord } from "./staff-inquiry.ts";
import { indiaTime } from "./times.ts";
import type { Letter } from "./transport.ts";

/** Our answer to an inquiry. What comes back goes to the sales address: an inquiry has no page of its own. */
export function inquiryReplyLetter(inquiry: InquiryRecord, reply: string, to: string, company: Company): Letter {
	const draft = {
		subject: `Your inquiry to ${company.brandName}`,
		preview: clip(reply, 110),
		heading: "Your inquiry",
		blocks: [
			{ kind: "say", text: reply },
			{
				kind: "small",
				text: `${company.brandName}, ${company.city}\n${company.phone}, ${company.salesEmail}\nAnswer this mail, or call us.`,
			},
			{ kind: "typed", title: `You wrote on ${indiaTime(inquiry.createdAt)}`, text: inquiry.message },
		],
	} as const;
	return {
		to,
		replyTo: { name: company.brandName, address: company.salesEmail },
		...compose(draft, { from: "house", company }),
	};
}
