import { answerDue } from "../../domain/submission.ts";
import { indiaTime } from "./india-time.ts";
import { Heading, Ledger, Paragraph, renderLetter, Typed } from "./letter.tsx";
import type { Letter } from "./transport.ts";

/** An inquiry as it stands in the database. */
export type InquiryRecord = {
	name: string;
	email: string;
	company: string | null;
	country: string;
	message: string;
	createdAt: number;
};

/** Tells staff of a new inquiry; answering this mail answers the sender. */
export function staffInquiryLetter(inquiry: InquiryRecord, to: string, brand: string): Letter {
	const due = indiaTime(answerDue(inquiry.createdAt));
	const facts = [
		["Answer due", due],
		["Name", inquiry.name],
		["Company", inquiry.company],
		["Country", inquiry.country],
		["Email", inquiry.email],
	] as const;
	const html = renderLetter(
		`${inquiry.country}: ${inquiry.message.slice(0, 80)}`,
		brand,
		<>
			<Heading>Inquiry from {inquiry.country}</Heading>
			<Paragraph>Your reply to this mail goes to the sender.</Paragraph>
			<Typed>{inquiry.message}</Typed>
			<Ledger rows={facts} />
		</>,
	);
	const text = [
		inquiry.message,
		"",
		...facts.filter(([, value]) => value !== null).map(([name, value]) => `${name}: ${value}`),
	].join("\n");
	return {
		to,
		replyTo: { name: inquiry.name, address: inquiry.email },
		subject: `Inquiry from ${inquiry.country}`,
		text,
		html,
	};
}
