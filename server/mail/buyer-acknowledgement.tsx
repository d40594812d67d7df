import type { Company } from "../../content/company.ts";
import { answerDue } from "../../domain/submission.ts";
import { indiaTime } from "./india-time.ts";
import { Heading, Ledger, LinkLine, Paragraph, renderLetter } from "./letter.tsx";
import type { Letter } from "./transport.ts";

const LINK = "Open your private page";

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
	const due = indiaTime(answerDue(createdAt));
	const contact = `${company.phone} or ${company.salesEmail}`;
	const facts = [
		["Order reference", reference],
		["Our answer comes by", due],
	] as const;
	const first = "We have your order request. We contact you with pricing and payment details within 24 hours.";
	const last = `Questions: ${contact}. If you did not send this request, you need do nothing.`;
	const html = renderLetter(
		`Order reference ${reference}`,
		company.brandName,
		<>
			<Heading>We have your request</Heading>
			<Paragraph>{first}</Paragraph>
			<Ledger rows={facts} />
			<LinkLine href={link}>{LINK}</LinkLine>
			<Paragraph>Nothing is charged by this request. Keep the reference at hand when you write or call.</Paragraph>
			<Paragraph>{last}</Paragraph>
		</>,
	);
	const text = [first, "", ...facts.map(([name, value]) => `${name}: ${value}`), "", `${LINK}: ${link}`, "", last].join(
		"\n",
	);
	return { to, subject: `We have your order request ${reference}`, text, html };
}
