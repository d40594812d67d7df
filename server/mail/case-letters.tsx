import type { Company } from "../../content/company.ts";
import { formatMoney, groupingFor } from "../../domain/currency.ts";
import { deliveryTerm } from "../../domain/quote-content.ts";
import type { CaseView, EntryView, VersionView } from "../case-views.server.ts";
import type { BuyerCaseMail, StaffCaseMail } from "../outbox.server.ts";
import { indiaTime } from "./india-time.ts";
import { Heading, Ledger, LinkLine, Paragraph, renderLetter, Typed } from "./letter.tsx";
import type { Letter, LetterFile } from "./transport.ts";

/** What a mail about a case says, before it becomes HTML and plain text. */
type Words = {
	subject: string;
	heading: string;
	first: string;
	facts: readonly (readonly [string, string | null])[];
	/** What a person typed; shown as it is. */
	typed: string;
	link: { label: string; url: string };
	last: string;
};

export type CaseLetterInput = {
	view: CaseView;
	/** The entry the mail is about; undefined where the clock speaks. */
	entry: EntryView | undefined;
	version: VersionView | undefined;
	to: string;
	company: Company;
	/** Where the link leads: the buyer's private page, or the case in the desk. */
	url: string;
	files: LetterFile[];
};

/** A mail to the buyer about the case, with the link to the private page. */
export function buyerCaseLetter(kind: BuyerCaseMail["kind"], input: CaseLetterInput): Letter {
	const { company, files, to } = input;
	return { ...compose(buyerWords(kind, input), company.brandName), to, files };
}

/** A notice to the house about the case, with the link into the desk; a reply goes to the buyer. */
export function staffCaseLetter(kind: StaffCaseMail["kind"], input: CaseLetterInput): Letter {
	const { view, company, to } = input;
	const { name, email } = view.request;
	const replyTo = email === "" ? undefined : { name, address: email };
	return { ...compose(staffWords(kind, input), company.brandName), to, replyTo };
}

function buyerWords(kind: BuyerCaseMail["kind"], { view, entry, version, company, url }: CaseLetterInput): Words {
	const { reference } = view;
	const page = { label: "Open your private page", url };
	const last = `This link is yours alone; whoever has it can open the page. Questions: ${company.phone} or ${company.salesEmail}.`;
	const facts = offerFacts(view, version);
	const typed = entry?.body ?? "";
	switch (kind) {
		case "buyer-question":
			return {
				subject: `A question about your request ${reference}`,
				heading: "We have a question",
				first: "To price your request we need one thing from you. Please answer on your private page.",
				facts: [],
				typed,
				link: { ...page, label: "Answer on your private page" },
				last,
			};
		case "buyer-reply":
			return {
				subject: `A message about your request ${reference}`,
				heading: "A message from us",
				first: "We have written to you about your request.",
				facts: [],
				typed,
				link: { ...page, label: "Read and answer on your private page" },
				last,
			};
		case "buyer-quote":
			return {
				subject: `Your quotation ${reference}, version ${version?.version ?? ""}`,
				heading: "Your quotation is ready",
				first: "The prices and terms you asked for are on your private page, and in the PDF with this mail.",
				facts,
				typed,
				link: { ...page, label: "See, discuss and accept the quotation" },
				last,
			};
		case "buyer-offer-withdrawn":
			return {
				subject: `We have taken back the quotation ${reference}`,
				heading: "The quotation is taken back",
				first: "We have taken back the quotation you have from us; it can no longer be accepted. A new one follows.",
				facts: [],
				typed,
				link: page,
				last,
			};
		case "buyer-refused":
			return {
				subject: `About your request ${reference}`,
				heading: "We cannot make an offer",
				first: "Thank you for asking us. This time we cannot make you an offer.",
				facts: [],
				typed,
				link: page,
				last,
			};
		case "buyer-reminder":
			return {
				subject: `Your quotation ${reference} ends soon`,
				heading: "Your quotation ends soon",
				first: "Until then you can accept it, ask for a change or decline it on your private page.",
				facts,
				typed: "",
				link: page,
				last,
			};
		case "buyer-expired":
			return {
				subject: `Your quotation ${reference} has ended`,
				heading: "Your quotation has ended",
				first: "Its prices no longer hold. If you still want the goods, ask us to renew it on your private page.",
				facts,
				typed: "",
				link: { ...page, label: "Ask us to renew it" },
				last,
			};
		case "buyer-receipt":
			return {
				subject: `You have accepted quotation ${reference}`,
				heading: "Thank you for your order",
				first: "We have your acceptance. The proforma invoice comes with this mail and stands on your private page.",
				facts: [
					...facts,
					["Accepted by", view.acceptance?.name ?? null],
					["Accepted at", view.acceptance ? indiaTime(view.acceptance.at) : null],
				],
				typed: "",
				link: page,
				last: `Bank details never change by e-mail: if a message says otherwise, telephone us before you pay. ${last}`,
			};
	}
}

const STAFF: Readonly<Record<StaffCaseMail["kind"], { what: string; first: string }>> = {
	"staff-replied": { what: "wrote", first: "The buyer has written and waits for an answer within 24 hours." },
	"staff-change": { what: "asks for a change", first: "The buyer asks for a change of the quotation." },
	"staff-accepted": { what: "accepted", first: "The buyer has accepted the quotation." },
	"staff-declined": { what: "declined", first: "The buyer has declined the quotation." },
	"staff-withdrawn": { what: "withdrew the request", first: "The buyer has withdrawn the request." },
	"staff-renewal": { what: "asks to renew", first: "The buyer asks for a new quotation in place of the old one." },
	"staff-mail-failed": { what: "did not get our mail", first: "A mail to the buyer was laid aside; see the outbox." },
};

function staffWords(kind: StaffCaseMail["kind"], { view, entry, version, url }: CaseLetterInput): Words {
	const { name, company, country } = view.request;
	const { what, first } = STAFF[kind];
	const wanted = entry?.data.wanted ?? [];
	return {
		subject: `${view.reference}: ${company ?? name} ${what}`,
		heading: `${company ?? name} ${what}`,
		first,
		facts: [
			["Reference", view.reference],
			["Buyer", company === null ? name : `${name}, ${company}`],
			["Country", country],
			...(version ? offerFacts(view, version) : []),
			...wanted.map((line) => [line.name, `${line.from} to ${line.to}`] as const),
		],
		typed: entry?.body ?? "",
		link: { label: "Open the case in the desk", url },
		last: "",
	};
}

function offerFacts(view: CaseView, version: VersionView | undefined): Words["facts"] {
	if (!version) return [["Order reference", view.reference]];
	return [
		["Quotation", `${view.reference}, version ${version.version}`],
		[
			`Total ${deliveryTerm(version.content)}`,
			formatMoney(version.total, version.currency, groupingFor(view.request.country)),
		],
		["Open to accept until", indiaTime(version.validUntil)],
	];
}

function compose(words: Words, brand: string): Pick<Letter, "subject" | "text" | "html"> {
	const { subject, heading, first, facts, typed, link, last } = words;
	const html = renderLetter(
		subject,
		brand,
		<>
			<Heading>{heading}</Heading>
			<Paragraph>{first}</Paragraph>
			{typed !== "" && <Typed>{typed}</Typed>}
			{facts.length > 0 && <Ledger rows={facts} />}
			<LinkLine href={link.url}>{link.label}</LinkLine>
			{last !== "" && <Paragraph>{last}</Paragraph>}
		</>,
	);
	const lines = facts.filter(([, value]) => value !== null).map(([name, value]) => `${name}: ${value}`);
	const quoted = typed === "" ? [] : ["", ...typed.split("\n").map((line) => `> ${line}`)];
	const text = [first, ...quoted, "", ...lines, "", `${link.label}: ${link.url}`, "", last].join("\n").trim();
	return { subject, text, html };
}
