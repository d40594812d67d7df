import type { Problem } from "../shared/problem.ts";
import { type Actor, EVENT_RULES, type QuoteState, type Undo } from "./event-rules.ts";
import type { CaseEvent, EventKind } from "./events.ts";
import { type BuyerStatus, type QuoteStatus, STATUS_FACTS } from "./statuses.ts";

declare module "../shared/problem.ts" {
	interface ProblemCodes {
		"not-yours": object;
		/** `quoteGone` where an offer was open before: it is the one they mean. */
		"not-possible-for-buyer": { status: BuyerStatus; quoteGone: boolean };
		"answer-missing": object;
		"offer-expired": object;
		"own-full-name-missing": object;
		"other-version-accepted": object;
		/** The day is over, or something was paid or made. */
		"undo-over": object;
		/** `byOther` where the side that is told this has to agree, and has not asked itself. */
		"undo-asked": { byOther: boolean };
		"undo-not-asked": object;
		"version-replaced": { nothingWas: "accepted" | "declined" | "sent" };
	}
}

declare module "../shared/problem.ts" {
	interface DeskProblemCodes {
		"not-possible": { status: QuoteStatus };
		"prices-missing": object;
		"validity-past": object;
		"quote-terms-missing": object;
		"offer-still-valid": object;
	}
}

/*
 * Whether an event is possible, and where it leads: the table of events, and what an event must say. Everything here is
 * pure: the moment and the actor are given.
 */

/**
 * Why an event is not possible. `state`: not from here; `actor`: not by this one; `version`: another version is
 * the current one; `expired`: its time is over; `incomplete`: something is missing. `problem` says it to a person.
 */
export type Refusal = { ok: false; reason: "state" | "actor" | "version" | "expired" | "incomplete"; problem: Problem };

/** `done` is true when the case is already where the event leads, so that doing it twice changes nothing. */
type Transition = { ok: true; status: QuoteStatus; done: boolean } | Refusal;

/**
 * The one way a status changes.
 * @param now epoch milliseconds; validity is judged at this moment, whether or not the clock has run meanwhile
 */
export function transition(state: QuoteState, event: CaseEvent, actor: Actor, now: number): Transition {
	const { by, moves } = EVENT_RULES[event.kind];
	if (by[actor] === undefined) return refused("actor", { code: "not-yours" });
	if (moves === null) {
		const done = event.kind === "stop_reminders" && state.remindersStopped === true;
		return { ok: true, status: state.status, done };
	}
	if (event.kind === "accept" && state.status === "accepted") return acceptedBefore(state, event.version);
	if (!isFrom(state, event.kind)) return refused("state", notFromHere(state, actor));
	if (event.kind === "ask_undo" && isOpen(state.undo, now) && state.undo.askedBy === actor)
		return { ok: true, status: state.status, done: true };
	return (
		guardUndo(state, event.kind, actor, now) ??
		guard(state, event, now) ?? { ok: true, status: moves.to(state), done: false }
	);
}

/** Whether this kind of event could happen now, its content apart: what a page offers. */
export function allows(state: QuoteState, kind: EventKind, actor: Actor, now: number): boolean {
	if (EVENT_RULES[kind].by[actor] === undefined || !isFrom(state, kind)) return false;
	if (guardUndo(state, kind, actor, now)) return false;
	if (kind === "ask_undo") return state.undo?.askedBy === null;
	return kind !== "accept" || !hasExpired(state, now);
}

/** What is possible only as long as an acceptance can be undone. */
const WHILE_UNDO: readonly EventKind[] = ["ask_undo", "agree_undo", "record_payment", "record_production"];

function isOpen(undo: Undo | undefined, now: number): undo is Undo {
	return undo !== undefined && now <= undo.until;
}

/** Undoing takes both sides, and their day. */
function guardUndo({ undo }: QuoteState, kind: EventKind, actor: Actor, now: number): Refusal | undefined {
	if (!WHILE_UNDO.includes(kind)) return undefined;
	if (!isOpen(undo, now)) return refused("state", { code: "undo-over" });
	const { askedBy } = undo;
	if (kind === "ask_undo" && askedBy !== null && askedBy !== actor)
		return refused("state", { code: "undo-asked", byOther: true });
	if (kind !== "agree_undo") return undefined;
	if (askedBy === null) return refused("state", { code: "undo-not-asked" });
	return askedBy === actor ? refused("actor", { code: "undo-asked", byOther: false }) : undefined;
}

function isFrom(state: QuoteState, kind: EventKind): boolean {
	const { moves } = EVENT_RULES[kind];
	if (moves === null) return true;
	// Only suspected spam can be cleared.
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
			return event.question === "" ? missing({ code: "question-missing" }) : undefined;
		case "answer":
			return event.message === "" ? missing({ code: "answer-missing" }) : undefined;
		case "send_quote":
			if (!event.pricesSet) return missing({ code: "prices-missing" });
			if (event.validUntil <= now) return missing({ code: "validity-past" });
			return event.termsSet ? undefined : missing({ code: "quote-terms-missing" });
		case "decline":
			return event.version === state.currentVersion ? undefined : replaced("declined");
		case "request_change":
			if (event.version !== state.currentVersion) return replaced("sent");
			return event.message === "" && event.wanted.length === 0 ? missing({ code: "change-missing" }) : undefined;
		case "accept":
			return guardAccept(state, event, now);
		case "refuse":
		case "withdraw_offer":
			return event.reason === "" ? missing({ code: "reason-missing" }) : undefined;
		case "record_answer":
			return event.note === "" ? missing({ code: "answer-note-missing" }) : undefined;
		case "record_acceptance":
			return event.note === "" ? missing({ code: "order-note-missing" }) : notTaken(event);
		case "expire":
			return hasExpired(state, now) ? undefined : refused("state", { code: "offer-still-valid" });
		default:
			return undefined;
	}
}

function guardAccept(state: QuoteState, event: CaseEvent<"accept">, now: number): Refusal | undefined {
	if (event.version !== state.currentVersion) return replaced("accepted");
	if (hasExpired(state, now)) return refused("expired", { code: "offer-expired" });
	if (!event.termsAccepted) return missing({ code: "terms-unread" });
	return event.name === "" ? missing({ code: "own-full-name-missing" }) : notTaken(event);
}

/** What was chosen has to fit the version, and to be what its sender saw. */
function notTaken({ taken }: CaseEvent<"accept" | "record_acceptance">): Refusal | undefined {
	return taken?.ok === false ? missing(taken.problem) : undefined;
}

function acceptedBefore(state: QuoteState, version: number): Transition {
	return version === state.currentVersion
		? { ok: true, status: "accepted", done: true }
		: refused("version", { code: "other-version-accepted" });
}

/** A decision about a version must be about the current one. */
function replaced(nothingWas: "accepted" | "declined" | "sent"): Refusal {
	return refused("version", { code: "version-replaced", nothingWas });
}

function missing(problem: Problem): Refusal {
	return refused("incomplete", problem);
}

function refused(reason: Refusal["reason"], problem: Problem): Refusal {
	return { ok: false, reason, problem };
}

function notFromHere({ status, currentVersion }: QuoteState, actor: Actor): Problem {
	if (actor !== "buyer") return { code: "not-possible", status };
	const { shownAs } = STATUS_FACTS[status];
	return { code: "not-possible-for-buyer", status: shownAs, quoteGone: shownAs === "in_review" && currentVersion > 0 };
}
