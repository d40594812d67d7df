import type { Company } from "../../content/company.ts";
import type { OrderDetails } from "../../domain/orders/order-details.ts";
import type { OrderLine } from "../../domain/orders/order-lines.ts";
import type { Sample } from "../../domain/orders/samples.ts";
import { countByUnit } from "../../domain/orders/unit-counts.ts";
import { formatCount, formatRupees, lineAmount } from "../../domain/shared/money.ts";
import { answerDue } from "../../domain/shared/response-hours.ts";
import { cellTexts } from "../../messages/cells.ts";
import { cells as cellWords } from "../../messages/en/cells.ts";
import { goodsCount, goodsCounts } from "../../messages/en/goods-count.ts";
import { samples as sampleWords } from "../../messages/en/samples.ts";
import { staffDetailFacts } from "../../messages/order-details.ts";
import { DEFAULT_LOCALE } from "../../messages/registry.ts";
import { countryName } from "../../messages/staff/countries.ts";
import { facts, request as words } from "../../messages/staff/emails.ts";
import { type Block, typed } from "./blocks.ts";
import { compose } from "./email.tsx";
import { indiaTime } from "./times.ts";
import type { Email } from "./transport.ts";

/** An order request as it is in the database. */
export type RequestRecord = {
	reference: string;
	customerName: string;
	email: string;
	phone: string;
	company: string | null;
	country: string;
	address: string;
	notes: string | null;
	details: OrderDetails;
	samples: readonly Sample[];
	total: number;
	createdAt: number;
	lines: OrderLine[];
};

/** Notifies staff of a new order request; a reply to this mail goes to the buyer. */
export function staffRequestEmail(request: RequestRecord, to: string, company: Company, url: string): Email {
	const { reference, lines, samples, total, createdAt } = request;
	const country = countryName(request.country);
	const counted = goodsCounts({ counts: countByUnit(lines), figure: formatCount });
	const goods = lines.length > 0 ? counted : sampleWords.alone;
	const summary = lines.length > 0 ? words.summary({ goods, total: formatRupees(total) }) : words.samplesAlone;
	const blocks: Block[] = [
		{ kind: "say", text: `${summary}.` },
		{
			kind: "due",
			text: words.answerBy({ time: indiaTime(answerDue(createdAt), DEFAULT_LOCALE) }),
		},
		{ kind: "link", label: words.link, url },
		...(lines.length > 0 ? [linesBlock(request)] : []),
		...(samples.length > 0
			? [{ kind: "list" as const, title: sampleWords.name, items: samples.map(sampleWords.line) }]
			: []),
		...typed(request.notes ?? "", words.notes),
		{
			kind: "facts",
			facts: [
				[facts.reference, reference],
				[facts.name, request.customerName],
				[facts.company, request.company],
				[facts.country, country],
				[facts.email, request.email],
				[facts.phone, request.phone],
				[facts.address, request.address],
				...staffDetailFacts(request.details).map(({ label, text }) => [label, text] as const),
			],
		},
		{
			kind: "small",
			text: words.reply,
		},
	];
	const draft = {
		subject: words.subject({ reference, country, goods }),
		preview: `${request.company ?? request.customerName}: ${summary}`,
		heading: words.heading({ reference }),
		blocks,
	};
	return {
		to,
		replyTo: { name: request.customerName, address: request.email },
		...compose(draft, { from: "desk", company }),
	};
}

function linesBlock({ lines, total }: Pick<RequestRecord, "lines" | "total">): Block {
	return {
		kind: "lines",
		rows: lines.map(({ name, quantity, unit, price, cells = [] }) => [
			name,
			unit === "piece" ? formatCount(quantity) : goodsCount({ count: quantity, figure: formatCount(quantity), unit }),
			formatRupees(price),
			formatRupees(lineAmount(price, quantity)),
			cellTexts(cells, quantity, cellWords).join("\n"),
		]),
		total: [words.total, formatRupees(total)],
	};
}
