import type { Company } from "../../content/company.ts";
import { answerDue } from "../../domain/shared/response-hours.ts";
import { compose } from "./email.tsx";
import { bothTimes } from "./times.ts";
import type { Letter } from "./transport.ts";

/**
 * Tells the buyer that the request has arrived. The text is fixed and holds nothing the sender typed: nobody can
 * use the form to put words into a stranger's mailbox.
 */
export function buyerAcknowledgementLetter(
	{ reference, createdAt }: { reference: string; createdAt: number },
	to: string,
	company: Company,
	link: string,
): Letter {
	const { brandName, city, phone, salesEmail } = company;
	const draft = {
		subject: `We have your order request ${reference}`,
		preview: "We contact you with pricing and payment details within 24 hours.",
		heading: "We have your request",
		blocks: [
			{
				kind: "say",
				text: "Thank you for your order request. We contact you with pricing and payment details within 24 hours.",
			},
			{
				kind: "facts",
				facts: [
					["Order reference", reference, "strong"],
					["Our answer comes by", bothTimes(answerDue(createdAt))],
				],
			},
			{ kind: "link", label: "Open your private page", url: link },
			{
				kind: "say",
				text: "There you see what you asked for, and write to us about it. Nothing is charged by this request.",
			},
			{
				kind: "small",
				text: "The link is yours alone: whoever has it can open your page. If you did not send this request, you need do nothing.",
			},
			{ kind: "small", text: `${brandName}, ${city}\n${phone}, ${salesEmail}` },
		],
	} as const;
	return { to, ...compose(draft, { from: "house", company }) };
}
