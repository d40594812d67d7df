import type { CaseIntent } from "../../../domain/cases/case-actions.ts";
import { PLAIN_ACTIONS, type PlainAction } from "../../../domain/cases/events.ts";
import { QUICK_WORDS } from "./entry-words.ts";

/** What is said once something is done; where it sends a mail, also while no mail server is set, so that none leaves. */
type Done = string | { sent: string; saved: string };

/** What is done from a place of its own on the page: the composer, the menu, the buyer's details, the private link. */
type Elsewhere = "reply" | "ask" | "note" | "assign" | "correct_buyer" | "link" | "read" | "unread";

/** An action that asks for some words first, in a form beneath what the case waits for. */
export type FormAction = Exclude<CaseIntent, PlainAction | Elsewhere>;

type FormWords = {
	/** On the button that opens it, with the key that does the same, and on the one that does it. */
	title: string | ((version: number) => string);
	key?: string;
	submit: string;
	label: string;
	hint?: string;
	danger?: boolean;
	done: Done;
};

/** The forms in the order in which they are shown: one row each. */
export const FORM_WORDS: Readonly<Record<FormAction, FormWords>> = {
	record_answer: {
		title: "Record an answer",
		submit: "Record the answer",
		label: "What they answered, and how it reached us",
		hint: "By telephone, for instance. Only staff read this. The quotation can then be written.",
		done: "Answer recorded; the case is in review",
	},
	renew: { title: "Reopen", submit: "Reopen", label: "Internal note (optional)", done: "Reopened" },
	record_acceptance: {
		title: "Record an order",
		submit: "Record the order",
		label: "How the order reached us",
		hint: "By telephone, for instance, or the number of their purchase order. Only staff read this.",
		done: "Recorded",
	},
	withdraw_offer: {
		title: (version) => `Withdraw v${version}`,
		key: "w",
		submit: "Withdraw and tell the buyer",
		label: "Why we are withdrawing it",
		hint: "The buyer will read it, by mail and on the private page.",
		danger: true,
		done: {
			sent: "Withdrawn; the buyer gets a mail",
			saved: "Withdrawn; the mail to the buyer goes out once a mail server is set up",
		},
	},
	ask_undo: {
		title: "Ask to undo",
		submit: "Ask the buyer to undo it",
		label: "Why we want to undo the acceptance",
		hint: "The buyer will read it, by mail and on the private page. It is undone once they agree.",
		danger: true,
		done: {
			sent: "Asked; the buyer gets a mail",
			saved: "Asked; the mail to the buyer goes out once a mail server is set up",
		},
	},
	refuse: {
		title: "Decline",
		key: "d",
		submit: "Decline and tell the buyer",
		label: "Why we cannot make an offer",
		hint: "The buyer will read it, by mail and on the private page.",
		danger: true,
		done: {
			sent: "Declined; the buyer gets a mail",
			saved: "Declined; the mail to the buyer goes out once a mail server is set up",
		},
	},
};

export const FORM_ACTIONS = Object.keys(FORM_WORDS).filter((key): key is FormAction => key in FORM_WORDS);

/** Null where the page itself shows that it was done. */
const DONE_ELSEWHERE: Readonly<Record<Elsewhere, Done | null>> = {
	reply: {
		sent: "The reply is on its way",
		saved: "The reply is saved; it goes out once a mail server is set up",
	},
	ask: {
		sent: "The question is on its way",
		saved: "The question is saved; it goes out once a mail server is set up",
	},
	note: "Note saved",
	assign: "Passed on",
	correct_buyer: "Corrected",
	link: null,
	read: null,
	unread: null,
};

const DONE = new Map<string, Done | null>([
	...PLAIN_ACTIONS.map((action) => [action, QUICK_WORDS[action].done] as const),
	...FORM_ACTIONS.map((action) => [action, FORM_WORDS[action].done] as const),
	...Object.entries(DONE_ELSEWHERE),
]);

/** What is said once an action is done. @returns undefined where nothing is */
export function doneWords(action: string, { mailLeaves }: { mailLeaves: boolean }): string | undefined {
	const words = DONE.get(action);
	if (words === null || words === undefined || typeof words === "string") return words ?? undefined;
	return mailLeaves ? words.sent : words.saved;
}
