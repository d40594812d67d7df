import { formatCount, formatRupees, lineAmount } from "../../domain/money.ts";
import type { OrderLine } from "../../domain/order-lines.ts";
import { answerDue } from "../../domain/submission.ts";
import { indiaTime } from "./india-time.ts";
import { Heading, Ledger, Lines, LinkLine, Paragraph, renderLetter, Typed } from "./letter.tsx";
import type { Letter } from "./transport.ts";

/** An order request as it stands in the database. */
export type RequestRecord = {
	reference: string;
	customerName: string;
	email: string;
	phone: string;
	company: string | null;
	country: string;
	address: string;
	notes: string | null;
	total: number;
	pieces: number;
	createdAt: number;
	lines: OrderLine[];
};

const LINK = "Open the case in the desk";

/** Tells staff of a new order request; answering this mail answers the buyer. */
export function staffRequestLetter(request: RequestRecord, to: string, brand: string, link: string): Letter {
	const due = indiaTime(answerDue(request.createdAt));
	const summary = `${formatCount(request.pieces)} pieces, ${formatRupees(request.total)} at list price`;
	const facts = [
		["Reference", request.reference],
		["Answer due", due],
		["Name", request.customerName],
		["Company", request.company],
		["Country", request.country],
		["Email", request.email],
		["Phone", request.phone],
		["Address", request.address],
	] as const;
	const rows = request.lines.map((line) => [
		line.name,
		formatCount(line.quantity),
		formatRupees(line.price),
		formatRupees(lineAmount(line.price, line.quantity)),
	]);
	const html = renderLetter(
		`${request.country}: ${summary}`,
		brand,
		<>
			<Heading>Order request {request.reference}</Heading>
			<Paragraph>
				{summary}. The buyer was promised prices and payment details by <strong>{due}</strong>. Your reply to this mail
				goes to the buyer.
			</Paragraph>
			<LinkLine href={link}>{LINK}</LinkLine>
			<Ledger rows={facts} />
			<Lines head={["Item", "Pieces", "Price", "Amount"]} rows={rows} total={formatRupees(request.total)} />
			{request.notes && (
				<>
					<Paragraph>Notes</Paragraph>
					<Typed>{request.notes}</Typed>
				</>
			)}
		</>,
	);
	const text = [
		`Order request ${request.reference}`,
		`${summary}. Answer due ${due}.`,
		"",
		...facts.filter(([, value]) => value !== null).map(([name, value]) => `${name}: ${value}`),
		"",
		...rows.map(([name, pieces, price, amount]) => `${name}: ${pieces} x ${price} = ${amount}`),
		`Total at list price: ${formatRupees(request.total)}`,
		"",
		`${LINK}: ${link}`,
		...(request.notes ? ["", "Notes:", request.notes] : []),
	].join("\n");
	return {
		to,
		replyTo: { name: request.customerName, address: request.email },
		subject: `Order request ${request.reference}: ${request.country}, ${formatCount(request.pieces)} pieces`,
		text,
		html,
	};
}
