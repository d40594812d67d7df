import { deliveryTerm } from "../../domain/quotes/content.ts";
import { wishesText } from "../../messages/order-details.ts";
import { messagesFor } from "../../messages/registry.ts";
import type { BuyerCaseMail } from "../outbox/index.ts";
import { type Block, clip, type Draft, type Fact, typed } from "./blocks.ts";
import { type CaseEmailInput, fileFacts } from "./case-emails.ts";
import { compose } from "./email.tsx";
import { changesSince } from "./quote-changes.ts";
import { leftOutFact, quoteFacts, totalOf, undoneFacts } from "./quote-facts.ts";
import { senderLines } from "./sender-lines.ts";
import { bothTimes, indiaDate } from "./times.ts";
import type { Email } from "./transport.ts";

/** What one kind says; greeting and footer are the same in all. */
type Words = Omit<Draft, "blocks"> & { blocks: readonly Block[] };

/** A mail to the buyer about the case, with the link to the private page. */
export function buyerCaseEmail(kind: BuyerCaseMail["kind"], input: CaseEmailInput): Email {
	const { company, files, to } = input;
	const words = WORDS[kind](input);
	const unsubscribe = isReminder(kind) ? `${input.url}/reminders` : undefined;
	const blocks = [...greeting(input), ...words.blocks, ...footer(input, unsubscribe)];
	return { ...compose({ ...words, blocks }, { from: "company", company }), to, files, unsubscribe };
}

const WORDS: Readonly<Record<BuyerCaseMail["kind"], (input: CaseEmailInput) => Words>> = {
	"buyer-question": (input) => {
		const { view, entry, url } = input;
		const { question } = wordsFor(input);
		return {
			subject: question.subject(view),
			preview: clip(entry?.body ?? "", PREVIEW),
			heading: question.heading,
			blocks: [
				say(question.opening),
				...typed(entry?.body ?? ""),
				files(input),
				{ kind: "link", label: question.link, url },
				say(question.closing),
			],
		};
	},
	"buyer-reply": (input) => {
		const { view, entry, url } = input;
		const { reply } = wordsFor(input);
		return {
			subject: reply.subject(view),
			preview: clip(entry?.body ?? "", PREVIEW),
			heading: reply.heading,
			blocks: [
				say(reply.opening(view)),
				...typed(entry?.body ?? ""),
				files(input),
				{ kind: "link", label: reply.link, url },
			],
		};
	},
	"buyer-quote": (input) => {
		const { view, entry, version, url, locale } = input;
		const { quote } = wordsFor(input);
		const again = (version?.version ?? 1) > 1;
		return {
			subject: quote.subject({ ...view, version: String(version?.version ?? "") }),
			preview: version
				? quote.preview({ total: totalOf(version, locale), until: indiaDate(version.validUntil, locale) })
				: "",
			heading: again ? quote.headingAgain : quote.heading,
			blocks: [
				say(again ? quote.openingAgain : quote.opening),
				...typed(entry?.body ?? ""),
				...offer(input, quote.openUntil),
				...(version ? changesSince(view, version, locale) : []),
				{ kind: "link", label: quote.link, url },
				say(quote.closing),
			],
		};
	},
	"buyer-offer-withdrawn": (input) => {
		const { view, entry, version, url } = input;
		const { quoteWithdrawn } = wordsFor(input);
		return {
			subject: quoteWithdrawn.subject(view),
			preview: quoteWithdrawn.preview,
			heading: quoteWithdrawn.heading,
			blocks: [
				say(quoteWithdrawn.opening({ version: version?.version })),
				...typed(entry?.body ?? "", quoteWithdrawn.why),
				{ kind: "link", label: quoteWithdrawn.link, url },
			],
		};
	},
	"buyer-refused": (input) => {
		const { view, entry, url } = input;
		const { refused } = wordsFor(input);
		return {
			subject: refused.subject(view),
			preview: clip(entry?.body ?? "", PREVIEW),
			heading: refused.heading,
			blocks: [
				say(refused.opening),
				...typed(entry?.body ?? "", refused.why),
				say(refused.closing),
				{ kind: "link", label: refused.link, url },
			],
		};
	},
	"buyer-reminder": (input) => {
		const { view, version, url, locale } = input;
		const { reminder } = wordsFor(input);
		const until = version ? indiaDate(version.validUntil, locale) : "";
		return {
			subject: reminder.subject({ ...view, until }),
			preview: version ? reminder.preview({ total: totalOf(version, locale) }) : "",
			heading: reminder.heading,
			blocks: [
				say(reminder.opening({ until })),
				...offer(input, reminder.openUntil),
				{ kind: "link", label: reminder.link, url },
			],
		};
	},
	"buyer-follow-up": (input) => {
		const { view, version, url, locale } = input;
		const { followUp } = wordsFor(input);
		return {
			subject: followUp.subject(view),
			preview: version ? followUp.preview({ total: totalOf(version, locale) }) : "",
			heading: followUp.heading,
			blocks: [say(followUp.opening), ...offer(input, followUp.openUntil), { kind: "link", label: followUp.link, url }],
		};
	},
	"buyer-expired": (input) => {
		const { expired } = wordsFor(input);
		return {
			subject: expired.subject(input.view),
			preview: expired.preview,
			heading: expired.heading,
			blocks: [
				say(expired.opening),
				...offer(input, expired.wasOpenUntil),
				{ kind: "link", label: expired.link, url: input.url },
			],
		};
	},
	"buyer-undo-asked": (input) => {
		const { view, entry, url, locale } = input;
		const { undoAsked } = wordsFor(input);
		const until = view.state.undo ? bothTimes(view.state.undo.until, locale, view.request.country) : "";
		return {
			subject: undoAsked.subject(view),
			preview: undoAsked.preview,
			heading: undoAsked.heading,
			blocks: [
				say(undoAsked.opening({ until: until.replaceAll("\n", ", ") })),
				...typed(entry?.body ?? "", undoAsked.why),
				...accepted(input),
				{ kind: "link", label: undoAsked.link, url },
			],
		};
	},
	"buyer-undone": (input) => {
		const { view, locale, url } = input;
		const { undone } = wordsFor(input);
		const facts = input.undone ? undoneFacts(view.reference, input.undone, locale, view.request.country) : [];
		return {
			subject: undone.subject(view),
			preview: undone.preview,
			heading: undone.heading,
			blocks: [say(undone.opening), { kind: "facts", facts }, { kind: "link", label: undone.link, url }],
		};
	},
	"buyer-link": (input) => {
		const { newLink } = wordsFor(input);
		return {
			subject: newLink.subject(input.view),
			preview: newLink.preview,
			heading: newLink.heading,
			blocks: [say(newLink.opening(input.view)), { kind: "link", label: newLink.link, url: input.url }],
		};
	},
	"buyer-receipt": (input) => {
		const { view, version, url, locale } = input;
		const { receipt } = wordsFor(input);
		const recorded = view.acceptance?.how === "recorded";
		return {
			subject: recorded ? receipt.subjectRecorded(view) : receipt.subject(view),
			preview: version ? receipt.preview({ total: totalOf(version, locale) }) : "",
			heading: receipt.heading,
			blocks: [
				say(recorded ? receipt.openingRecorded : receipt.opening),
				{ kind: "facts", facts: [...facts(input), ...acceptance(input, recorded)] },
				{ kind: "due", text: receipt.bankDetails },
				say(receipt.bankDetailsOtherwise),
				{ kind: "link", label: receipt.link, url },
			],
		};
	},
};

/** Longer ones are cut by every mailbox. */
const PREVIEW = 110;

function say(text: string): Block {
	return { kind: "say", text };
}

function wordsFor({ locale }: CaseEmailInput) {
	return messagesFor(locale).emails.buyer;
}

function files(input: CaseEmailInput): Block {
	return { kind: "facts", facts: fileFacts(input, wordsFor(input).aboutCase.where) };
}

function facts({ view, version, locale }: CaseEmailInput): Fact[] {
	const { emails, orderWishes } = messagesFor(locale);
	const { details } = view.request;
	return version
		? [
				...quoteFacts(view, version, locale, view.request.country),
				[emails.quote.askedFor, wishesText(details, orderWishes)],
				[emails.quote.buyerReference, details.buyerReference ?? ""],
			]
		: [[emails.quote.reference, view.reference]];
}

function offer(input: CaseEmailInput, until: string): Block[] {
	const { version, view, locale } = input;
	const end: Fact[] = version ? [[until, bothTimes(version.validUntil, locale, view.request.country)]] : [];
	return [{ kind: "facts", facts: [...facts(input), ...end] }];
}

/** What was accepted, in short: nobody has to look up which order it is. */
function accepted({ view, version, locale }: CaseEmailInput): Block[] {
	const { acceptance, reference, request } = view;
	if (!acceptance || version?.version !== acceptance.version) return [];
	const undoing = { ...acceptance, currency: version.currency, delivery: deliveryTerm(version.content) };
	return [{ kind: "facts", facts: undoneFacts(reference, undoing, locale, request.country) }];
}

function acceptance(input: CaseEmailInput, recorded: boolean): Fact[] {
	const { view, locale } = input;
	if (!view.acceptance) return [];
	const { receipt } = wordsFor(input);
	const { name, at } = view.acceptance;
	return [
		[recorded ? receipt.inTheNameOf : receipt.acceptedBy, name],
		[recorded ? receipt.recordedAt : receipt.acceptedAt, bothTimes(at, locale, view.request.country)],
		[receipt.purchaseOrder, view.acceptance.purchaseOrder],
		leftOutFact(view, receipt.leftOut, locale),
	];
}

/** Letters as names have them: nothing that a mail program would turn into a link. */
const NAME = /^(?:[\p{L}\p{M}'’ -]|\.(?=\s|$)){2,60}$/u;

function greeting(input: CaseEmailInput): Block[] {
	const { name } = input.view.request;
	return NAME.test(name) ? [say(wordsFor(input).aboutCase.dear({ name }))] : [];
}

/** What is due by time alone: its reader can end it by a link, and by their mail program's own button. */
function isReminder(kind: BuyerCaseMail["kind"]): boolean {
	return kind === "buyer-reminder" || kind === "buyer-follow-up";
}

function footer(input: CaseEmailInput, unsubscribe: string | undefined): Block[] {
	const { linkIsYours, reference } = wordsFor(input).aboutCase;
	return [
		...(unsubscribe ? [{ kind: "small", text: wordsFor(input).stopReminders, url: unsubscribe } as const] : []),
		{ kind: "small", text: linkIsYours },
		{ kind: "small", text: `${senderLines(input.company)}\n${reference(input.view)}` },
	];
}
