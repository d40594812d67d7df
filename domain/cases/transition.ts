import { type Actor, EVENT_RULES, type QuoteState } from "./event-rules.ts";
import type { CaseEvent, EventKind } from "./events.ts";
import type { QuoteStatus } from "./statuses.ts";

/*
 * Whether an event is possible, and where it leads: the table of events, and what an event must say. Everything here is
 * pure: the moment and the actor are given.
 */

/**
 * Why an event is not possible. `state`: not from here; `actor`: not by this one; `version`: another version is
 * the current one; `expired`: its time is over; `incomplete`: something is missing, and `sentence` says what.
 */
export type Refusal = { ok: false; reason: "state" | "actor" | "version" | "expired" | "incomplete"; sentence: string };

/** `done` is true when the case is already where the event leads, so that doing it twice changes nothing. */
export type Transition = { ok: true; status: QuoteStatus; done: boolean } | Refusal;

/**
 * The one way a status changes.
 * @param now epoch milliseconds; validity is judged at this moment, whether or not the clock has run meanwhile
 */
export function transition(state: QuoteState, event: CaseEvent, actor: Actor, now: number): Transition {
	const { by, moves } = EVENT_RULES[event.kind];
	if (by[actor] === undefined) return refused("actor", "This is not yours to decide.");
	if (moves === null) return { ok: true, status: state.status, done: false };
	if (event.kind === "accept" && state.status === "accepted") return acceptedBefore(state, event.version);
	if (!isFrom(state, event.kind)) return refused("state", notFromHere(state, actor));
	return guard(state, event, now) ?? { ok: true, status: moves.to(state), done: false };
}

/** Whether this kind of event could happen now, its content apart: what a page offers. */
export function allows(state: QuoteState, kind: EventKind, actor: Actor, now: number): boolean {
	if (EVENT_RULES[kind].by[actor] === undefined || !isFrom(state, kind)) return false;
	return kind !== "accept" || !hasExpired(state, now);
}

function isFrom(state: QuoteState, kind: EventKind): boolean {
	const { moves } = EVENT_RULES[kind];
	if (moves === null) return true;
	// What nobody has suspected need not be cleared.
	if (kind === "not_spam" && state.status === "new") return state.suspected === true;
	return moves.from.includes(state.status);
}

/** An offer can be accepted up to and including its last millisecond. */
export function hasExpired(state: Pick<QuoteState, "validUntil">, now: number): boolean {
	return state.validUntil !== null && now > state.validUntil;
}

function guard(state: QuoteState, event: CaseEvent, now: number): Refusal | undefined {
	switch (event.kind) {
		case "ask":
			return event.question === "" ? missing("Please write the question.") : undefined;
		case "answer":
			return event.message === "" ? missing("Please write your answer.") : undefined;
		case "send_quote":
			if (!event.pricesSet) return missing("Every offered line needs a quantity and a price above 0.");
			if (event.validUntil <= now) return missing("The offer must be valid until a day in the future.");
			return event.termsSet ? undefined : missing("Please set the payment terms and the terms of the offer.");
		case "decline":
			return event.version === state.currentVersion ? undefined : replaced("declined");
		case "request_change":
			if (event.version !== state.currentVersion) return replaced("sent");
			return event.message === "" && event.wanted.length === 0
				? missing("Please write what should change, or enter other quantities.")
				: undefined;
		case "accept":
			return guardAccept(state, event, now);
		case "refuse":
		case "withdraw_offer":
			return event.reason === "" ? missing("Please give a reason; the buyer will read it.") : undefined;
		case "record_answer":
			return event.note === "" ? missing("Please note what was answered.") : undefined;
		case "record_acceptance":
			return event.note === "" ? missing("Please note how the order reached you.") : undefined;
		case "expire":
			return hasExpired(state, now) ? undefined : refused("state", "The offer is still valid.");
		default:
			return undefined;
	}
}

function guardAccept(state: QuoteState, event: CaseEvent<"accept">, now: number): Refusal | undefined {
	if (event.version !== state.currentVersion) return replaced("accepted");
	if (hasExpired(state, now))
		return refused("expired", "This offer is no longer valid. Please ask us to renew it; nothing was accepted.");
	if (!event.termsAccepted) return missing("Please tick that you have read the terms.");
	return event.name === "" ? missing("Please type your full name.") : undefined;
}

function acceptedBefore(state: QuoteState, version: number): Transition {
	return version === state.currentVersion
		? { ok: true, status: "accepted", done: true }
		: refused("version", "Another version has already been accepted.");
}

/** What a person decides about a version must be about the one that stands. */
function replaced(nothingWas: string): Refusal {
	return refused(
		"version",
		`A newer version has replaced this one. Please look at it first; nothing was ${nothingWas}.`,
	);
}

function missing(sentence: string): Refusal {
	return refused("incomplete", sentence);
}

function refused(reason: Refusal["reason"], sentence: string): Refusal {
	return { ok: false, reason, sentence };
}

const STANDS: Readonly<Record<QuoteStatus, string>> = {
	new: "The request has just arrived and nobody has taken it yet.",
	in_review: "The quotation is being written.",
	needs_info: "The house has asked a question and waits for the answer.",
	quoted: "A quotation is with the buyer.",
	revision_requested: "The buyer has asked for a change.",
	accepted: "The quotation has been accepted.",
	declined_by_buyer: "The buyer has declined the quotation.",
	declined_by_us: "The house has declined the request.",
	withdrawn_by_buyer: "The buyer has withdrawn the request.",
	expired: "The quotation has expired.",
	spam: "The request is marked as spam.",
};

/** The same, said to the buyer; where an offer was made before, it is the one they mean. */
const STANDS_FOR_BUYER: Readonly<Record<QuoteStatus, string>> = {
	new: "Your request has only just reached us; there is no offer yet.",
	in_review: "We are still writing your quotation.",
	needs_info: "We have asked you a question and wait for your answer.",
	quoted: "An offer is open to you.",
	revision_requested: "You have asked for a change, and our answer follows.",
	accepted: "This quotation has already been accepted.",
	declined_by_buyer: "This quotation has already been declined.",
	declined_by_us: "We could not make you an offer for this request.",
	withdrawn_by_buyer: "This request has been withdrawn.",
	expired: "This offer has ended; you can ask us to renew it.",
	spam: "This request is closed.",
};

function notFromHere({ status, currentVersion }: QuoteState, actor: Actor): string {
	if (actor !== "buyer") return `${STANDS[status]} So this is not possible now; nothing was changed.`;
	const over = status === "in_review" && currentVersion > 0;
	return `${over ? "That offer no longer stands; we are writing you a new one." : STANDS_FOR_BUYER[status]} Nothing was changed.`;
}
