import type { UnitCount } from "../orders/unit-counts.ts";
import type { Choice } from "../quotes/confirmed.ts";
import type { WantedQuantity } from "../quotes/content.ts";
import type { Currency } from "../shared/currency.ts";
import type { Problem } from "../shared/problem.ts";
import type { BuyerChange } from "./buyer-correction.ts";
import type { CaseJob } from "./case-job.ts";
import type { DeclineReason } from "./decline-reasons.ts";

/*
 * Everything that can happen to a case: one union, distinguished by `kind`, which is also the kind of the line it leaves in
 * the case's history. What follows from each is in event-rules.ts. Texts are what a person typed, trimmed.
 */

/** Says nothing beside that it happened. */
type Plain = Readonly<Record<never, never>>;

/** What an acceptance comes to: money in minor units; the delivery where there were several, and what was left out, by their names. */
type Taken = {
	value: number;
	pieces: number;
	counts: readonly UnitCount[];
	delivery: string;
	leftOut: readonly string[];
};

/** What an acceptance is of. */
type Taking = {
	/** What is taken of the version; the offer as it stands where nobody had a choice. */
	choice?: Choice | undefined;
	/** What stood on the sender's screen (`shownStamp`). */
	shown?: string | undefined;
	/** What that comes to, or why it cannot be: found by whoever has the version (server/cases/acceptance.ts). */
	taken?: { ok: true; taken: Taken } | { ok: false; problem: Problem } | undefined;
};

/** What each kind of event says. */
type EventFields = {
	/** Somebody has taken the case: `ownerId` is whose it is from now on. */
	take: { ownerId: string };
	/** Takes `take` back, as long as nothing has followed (server/cases looks). */
	put_back: Plain;
	mark_spam: Plain;
	not_spam: Plain;
	/** Passed on to another owner; null for none. */
	assign: { ownerId: string | null; ownerName: string };
	ask: { question: string };
	/** The buyer's message where staff had asked. */
	answer: { message: string };
	/** The buyer answered by other means: by telephone, by mail, at a fair. */
	record_answer: { note: string };
	/** A message from either side that moves nothing. */
	reply: { message: string };
	note: { text: string };
	/** Also while another version is open: that one can be accepted until this moment. Money in minor units. */
	send_quote: {
		pricesSet: boolean;
		termsSet: boolean;
		version: number;
		validUntil: number;
		message: string;
		value: number;
		currency: Currency;
		pieces: number;
		counts: readonly UnitCount[];
	};
	request_change: { version: number; message: string; wanted: readonly WantedQuantity[] };
	/** `purchaseOrder` is their own number of the order; none where it is left out. */
	accept: Taking & { version: number; termsAccepted: boolean; name: string; purchaseOrder?: string | undefined };
	/** The order reached the company by other means; it is for the last version. */
	record_acceptance: Taking & { note: string; name: string };
	/** Either side asks the other to undo an acceptance. */
	ask_undo: { reason: string };
	/** The other side agrees: the case is again where it was before the acceptance. */
	agree_undo: Plain;
	/** Something was paid or made: from here on the acceptance stands. */
	record_payment: Plain;
	record_production: Plain;
	/** `because` is what they chose from the list, `reason` what they typed; both may be missing. */
	decline: { version: number; because?: DeclineReason | undefined; reason: string };
	withdraw_request: { reason: string };
	refuse: { reason: string };
	withdraw_offer: { reason: string };
	expire: Plain;
	/** The buyer wants no reminders about this case any more. */
	stop_reminders: Plain;
	/** The buyer asks for a new offer, or staff open the case again by themselves. */
	renew: { message: string };
	/** Every private link has ended and there is a new one. */
	link: Plain;
	/** Who the buyer is, corrected by staff; with `newLink` the private links as well. */
	correct_buyer: { changes: readonly BuyerChange[]; newLink: boolean };
	/** An email to the buyer has failed for good; `about` is the entry it was about, null where there is none. */
	mail_failed: { answer: string; about: string | null };
	/** A job could not be done for the case, several times over. */
	job_failed: { job: CaseJob };
	/** The person's data has been erased. */
	erased: Plain;
};

export type EventKind = keyof EventFields;

/** The kinds that say nothing beside that it happened. */
export type PlainKind = { [Kind in EventKind]: keyof EventFields[Kind] extends never ? Kind : never }[EventKind];

/**
 * What staff do with one press: the form, whether it is offered, the button and the result follow from a kind's place in
 * this list, which is also the order of the buttons. Who takes a case is known without being said.
 */
export const PLAIN_ACTIONS = [
	"not_spam",
	"take",
	"agree_undo",
	"record_payment",
	"record_production",
	"put_back",
	"mark_spam",
] as const satisfies readonly (PlainKind | "take")[];
export type PlainAction = (typeof PLAIN_ACTIONS)[number];

/** An event of the given kinds; without any, of every kind there is. */
export type CaseEvent<Kind extends EventKind = EventKind> = { [K in Kind]: { kind: K } & EventFields[K] }[Kind];

/** Of an acceptance the history says how the goods go, and what was left out. */
type KeptTaken = { delivery?: string | undefined; leftOut?: readonly string[] | undefined };

/** What an entry keeps of an event beside its text, by kind; all others keep nothing. */
type KeptFields = {
	assign: { ownerName: string };
	send_quote: { version: number };
	request_change: { version: number; wanted: readonly WantedQuantity[] };
	accept: { version: number } & KeptTaken;
	record_acceptance: KeptTaken;
	decline: { version: number; because?: DeclineReason | undefined };
	/** None once the person's data has been erased. */
	correct_buyer: { changes: readonly BuyerChange[] };
	job_failed: { job: CaseJob };
};

/** The kinds whose entries keep something. */
export type KeepingKind = keyof KeptFields;

/** What an entry of a kind keeps of its event beside the text. */
export type KeptData<Kind extends EventKind> = Kind extends keyof KeptFields ? KeptFields[Kind] : Plain;
