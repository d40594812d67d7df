import type { Company } from "../../content/company.ts";
import type { OrderLine } from "../../domain/orders/order-lines.ts";
import { countryName } from "../../domain/shared/country.ts";
import { formatCount, formatRupees, lineAmount } from "../../domain/shared/money.ts";
import { answerDue } from "../../domain/shared/response-hours.ts";
import { type Block, typed } from "./blocks.ts";
import { compose } from "./email.tsx";
import { indiaTime } from "./times.ts";
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

/** Tells staff of a new order request; answering this mail answers the buyer. */
export function staffRequestLetter(request: RequestRecord, to: string, company: Company, url: string): Letter {
	const { reference, pieces, total, createdAt } = request;
	const country = countryName(request.country);
	const summary = `${formatCount(pieces)} pieces, ${formatRupees(total)} at list price`;
	const blocks: Block[] = [
		{ kind: "say", text: `${summary}.` },
		{
			kind: "due",
			text: `Answer by ${indiaTime(answerDue(createdAt))}: the buyer was promised pricing and payment details within 24 hours.`,
		},
		{ kind: "link", label: "Open the case in the desk", url },
		{
			kind: "lines",
			rows: request.lines.map(({ name, quantity, price }) => [
				name,
				formatCount(quantity),
				formatRupees(price),
				formatRupees(lineAmount(price, quantity)),
			]),
			total: ["Total at list price", formatRupees(total)],
		},
		...typed(request.notes ?? "", "Notes:"),
		{
			kind: "facts",
			facts: [
				["Reference", reference],
				["Name", request.customerName],
				["Company", request.company],
				["Country", country],
				["Email", request.email],
				["Phone", request.phone],
				["Address", request.address],
			],
		},
		{
			kind: "small",
			text: "A reply to this mail goes to the buyer, past the desk. Only an answer in the desk stays with the case and stops the 24 hours.",
		},
	];
	const draft = {
		subject: `Order request ${reference}: ${country}, ${formatCount(pieces)} pieces`,
		preview: `${request.company ?? request.customerName}: ${summary}`,
		heading: `Order request ${reference}`,
		blocks,
	};
	return {
		to,
		replyTo: { name: request.customerName, address: request.email },
		...compose(draft, { from: "desk", company }),
	};
}
