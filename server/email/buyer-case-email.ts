import type { BuyerCaseMail } from "../outbox/index.ts";
import { type Block, clip, type Draft, type Fact, typed } from "./blocks.ts";
import { type CaseLetterInput, fileFacts } from "./case-emails.ts";
import { compose } from "./email.tsx";
import { changesSince, offerFacts, totalOf } from "./offer-facts.ts";
import { bothTimes, indiaDate } from "./times.ts";
import type { Letter } from "./transport.ts";

/** What one kind says; greeting and footer are the same in all. */
type Words = Omit<Draft, "blocks"> & { blocks: readonly Block[] };

/** A mail to the buyer about the case, with the link to the private page. */
export function buyerCaseLetter(kind: BuyerCaseMail["kind"], input: CaseLetterInput): Letter {
	const { company, files, to, view } = input;
	const words = WORDS[kind](input);
	const blocks = [...greeting(view.request.name), ...words.blocks, ...footer(input)];
	return { ...compose({ ...words, blocks }, { from: "house", company }), to, files };
}

const WORDS: Readonly<Record<BuyerCaseMail["kind"], (input: CaseLetterInput) => Words>> = {
	"buyer-question": ({ view: { reference }, entry, url }) => ({
		subject: `A question about your request ${reference}`,
		preview: clip(entry?.body ?? "", PREVIEW),
		heading: "We have a question",
		blocks: [
			say("We are writing your quotation, and need to know one thing before we can price it:"),
			...typed(entry?.body ?? ""),
			{ kind: "facts", facts: fileFacts(entry, "on your private page") },
			{ kind: "link", label: "Answer on your private page", url },
			say("We go on as soon as we have your answer."),
		],
	}),
	"buyer-reply": ({ view: { reference }, entry, url }) => ({
		subject: `A message about your request ${reference}`,
		preview: clip(entry?.body ?? "", PREVIEW),
		heading: "A message from us",
		blocks: [
			say(`About your request ${reference}:`),
			...typed(entry?.body ?? ""),
			{ kind: "facts", facts: fileFacts(entry, "on your private page") },
			{ kind: "link", label: "Read and answer on your private page", url },
		],
	}),
	"buyer-quote": (input) => {
		const { view, entry, version, url } = input;
		const again = (version?.version ?? 1) > 1;
		return {
			subject: `Your quotation ${view.reference}, version ${version?.version ?? ""}`,
			preview: version ? `${totalOf(version)}, open until ${indiaDate(version.validUntil)}` : "",
			heading: again ? "Your new quotation is ready" : "Your quotation is ready",
			blocks: [
				say(
					again
						? "Here is our new offer in place of the earlier one. The PDF comes with this mail."
						: "Here are our prices and terms for your request. The PDF comes with this mail.",
				),
				...typed(entry?.body ?? ""),
				...offer(input, "Open until"),
				...(version ? changesSince(view, version) : []),
				{ kind: "link", label: "See and accept the quotation", url },
				say("On that page you can also ask for a change, write to us or decline."),
			],
		};
	},
	"buyer-offer-withdrawn": ({ view: { reference }, entry, version, url }) => ({
		subject: `Quotation ${reference} is withdrawn`,
		preview: "It can no longer be accepted. We are writing you a new one.",
		heading: "We have withdrawn our quotation",
		blocks: [
			say(
				`${version ? `Version ${version.version} of our quotation` : "Our quotation"} can no longer be accepted. We are writing you a new one and send it to you by mail.`,
			),
			...typed(entry?.body ?? "", "Why:"),
			{ kind: "link", label: "Open your private page", url },
		],
	}),
	"buyer-refused": ({ view: { reference }, entry, url }) => ({
		subject: `We cannot make an offer for request ${reference}`,
		preview: clip(entry?.body ?? "", PREVIEW),
		heading: "We cannot make you an offer",
		blocks: [
			say("Thank you for asking us. This time we cannot make you an offer."),
			...typed(entry?.body ?? "", "Why:"),
			say("You are welcome to ask us again for other goods or quantities."),
			{ kind: "link", label: "Open your private page", url },
		],
	}),
	"buyer-reminder": (input) => {
		const { view, version, url } = input;
		const until = version ? indiaDate(version.validUntil) : "";
		return {
			subject: `Quotation ${view.reference} is open until ${until}`,
			preview: version ? `${totalOf(version)}. You can still accept it or ask for a change.` : "",
			heading: "Your quotation ends soon",
			blocks: [
				say(
					`Until ${until} you can accept our offer, ask for a change or decline it. If you need more time, tell us on your private page.`,
				),
				...offer(input, "Open until"),
				{ kind: "link", label: "See and accept the quotation", url },
			],
		};
	},
	"buyer-expired": (input) => ({
		subject: `Quotation ${input.view.reference} has ended`,
		preview: "If you still want the goods, ask us to renew it.",
		heading: "Your quotation has ended",
		blocks: [
			say(
				"Our offer was not accepted in its time, and its prices no longer hold. If you still want the goods, ask us to renew it: we then write you a new version.",
			),
			...offer(input, "Was open until"),
			{ kind: "link", label: "Ask us to renew it", url: input.url },
		],
	}),
	"buyer-link": ({ view: { reference }, url }) => ({
		subject: `The private page of your request ${reference}`,
		preview: "With a new link; the ones we sent before have ended.",
		heading: "A new link to your private page",
		blocks: [
			say(
				`We have corrected your details for request ${reference}. Here is a new link to its private page; links we sent before no longer work.`,
			),
			{ kind: "link", label: "Open your private page", url },
		],
	}),
	"buyer-receipt": (input) => {
		const { view, version, url } = input;
		const recorded = view.acceptance?.how === "recorded";
		return {
			subject: `${recorded ? "Your order" : "You have accepted quotation"} ${view.reference}: proforma invoice`,
			preview: version ? `${totalOf(version)}. The proforma invoice comes with this mail.` : "",
			heading: "Thank you for your order",
			blocks: [
				say(
					recorded
						? "As agreed with you, we have recorded your order. The proforma invoice comes with this mail."
						: "We have your acceptance. The proforma invoice comes with this mail.",
				),
				{ kind: "facts", facts: [...facts(input), ...acceptance(input, recorded)] },
				{ kind: "due", text: "Our bank details never change by e-mail." },
				say("If a message says otherwise, whoever seems to send it, telephone us before you pay."),
				{ kind: "link", label: "Open your private page", url },
			],
		};
	},
};

/** Longer ones are cut by every mailbox. */
const PREVIEW = 110;

function say(text: string): Block {
	return { kind: "say", text };
}

function facts(input: CaseLetterInput): Fact[] {
	const { view, version } = input;
	return version ? offerFacts(view.reference, version, view.request.country) : [["Reference", view.reference]];
}

function offer(input: CaseLetterInput, until: string): Block[] {
	const { version, view } = input;
	const end: Fact[] = version ? [[until, bothTimes(version.validUntil, view.request.country)]] : [];
	return [{ kind: "facts", facts: [...facts(input), ...end] }];
}

function acceptance({ view }: CaseLetterInput, recorded: boolean): Fact[] {
	if (!view.acceptance) return [];
	const { name, at } = view.acceptance;
	return [
		[recorded ? "In the name of" : "Accepted by", name],
		[recorded ? "Recorded" : "Accepted", bothTimes(at, view.request.country)],
	];
}

/** Letters as names have them: nothing that a mail program would turn into a link. */
const NAME = /^(?:[\p{L}\p{M}'’ -]|\.(?=\s|$)){2,60}$/u;

function greeting(name: string): Block[] {
	return NAME.test(name) ? [say(`Dear ${name},`)] : [];
}

function footer({ company, view }: CaseLetterInput): Block[] {
	const { brandName, city, phone, salesEmail } = company;
	return [
		{
			kind: "small",
			text: "The link is yours alone: whoever has it can open your page. Please answer there rather than by mail, so that everything stays together.",
		},
		{ kind: "small", text: `${brandName}, ${city}\n${phone}, ${salesEmail}\nYour reference: ${view.reference}` },
	];
}
