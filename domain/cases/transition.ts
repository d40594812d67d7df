/**
 * Where a quote request stands, and who may move it on. Source: the table of states in the design of quotes.
 * Everything here is pure: the moment and the actor are given.
 */
export const STATUSES = [
	"new",
	"in_review",
	"needs_info",
	"quoted",
	"revision_requested",
	"accepted",
	"declined_by_buyer",
	"declined_by_us",
	"withdrawn_by_buyer",
	"expired",
	"spam",
] as const;
export type QuoteStatus = (typeof STATUSES)[number];

export const ACTORS = ["buyer", "staff", "clock"] as const;
export type Actor = (typeof ACTORS)[number];

/** What a transition looks at. */
export type QuoteState = {
	status: QuoteStatus;
	/** Whether somebody of the house has taken the case. */
	owned: boolean;
	/** The number of the quote version that is open to accept; 0 before the first one. */
	currentVersion: number;
	/** The last moment at which that version can be accepted, epoch milliseconds. */
	validUntil: number | null;
};

/** What happens to a case. Texts are what a person typed, trimmed. */
export type QuoteEvent =
	| { kind: "take" }
	/** Takes `take` back, as long as nothing has followed (server/cases/staff-cases.ts looks). */
	| { kind: "put_back" }
	| { kind: "mark_spam" }
	| { kind: "not_spam" }
	| { kind: "ask"; question: string }
	| { kind: "answer"; message: string }
	/** The buyer answered by other means: by telephone, by mail, at a fair. */
	| { kind: "record_answer"; note: string }
	/** Also while another version is open: it stands, and can be accepted, until this moment. */
	| { kind: "send_quote"; pricesSet: boolean; termsSet: boolean; validUntil: number }
	| { kind: "request_change"; version: number; message: string; quantitiesChanged: boolean }
	| { kind: "accept"; version: number; termsAccepted: boolean; name: string }
	| { kind: "decline"; version: number; reason: string }
	| { kind: "withdraw_request" }
	| { kind: "refuse"; reason: string }
	| { kind: "withdraw_offer"; reason: string }
	| { kind: "expire" }
	| { kind: "renew" }
	| { kind: "record_acceptance"; note: string };

export type EventType = QuoteEvent["kind"];

/**
 * Why an event is not possible. `state`: not from here; `actor`: not by this one; `version`: another version is
 * the current one; `expired`: its time is over; `incomplete`: something is missing, and `sentence` says what.
 */
export type Refusal = { ok: false; reason: "state" | "actor" | "version" | "expired" | "incomplete"; sentence: string };

/** `done` is true when the case is already where the event leads, so that doing it twice changes nothing. */
export type Transition = { ok: true; status: QuoteStatus; done: boolean } | Refusal;

type Rule = {
	from: readonly QuoteStatus[];
	by: readonly Actor[];
	to: (state: QuoteState) => QuoteStatus;
};

const to = (status: QuoteStatus) => () => status;

const RULES: Readonly<Record<EventType, Rule>> = {
	take: { from: ["new"], by: ["staff"], to: to("in_review") },
	put_back: { from: ["in_review"], by: ["staff"], to: to("new") },
	mark_spam: { from: ["new", "in_review"], by: ["staff"], to: to("spam") },
	not_spam: { from: ["spam"], by: ["staff"], to: ({ owned }) => (owned ? "in_review" : "new") },
	ask: { from: ["in_review"], by: ["staff"], to: to("needs_info") },
	answer: { from: ["needs_info"], by: ["buyer"], to: to("in_review") },
	record_answer: { from: ["needs_info"], by: ["staff"], to: to("in_review") },
	send_quote: { from: ["in_review", "quoted", "revision_requested"], by: ["staff"], to: to("quoted") },
	request_change: { from: ["quoted"], by: ["buyer"], to: to("revision_requested") },
	accept: { from: ["quoted", "revision_requested"], by: ["buyer"], to: to("accepted") },
	decline: { from: ["quoted", "revision_requested"], by: ["buyer"], to: to("declined_by_buyer") },
	withdraw_request: { from: ["new", "in_review", "needs_info"], by: ["buyer"], to: to("withdrawn_by_buyer") },
	refuse: { from: ["new", "in_review", "needs_info", "revision_requested"], by: ["staff"], to: to("declined_by_us") },
	withdraw_offer: { from: ["quoted", "revision_requested"], by: ["staff"], to: to("in_review") },
	expire: { from: ["quoted", "revision_requested"], by: ["clock"], to: to("expired") },
	renew: { from: ["expired", "declined_by_buyer"], by: ["staff", "buyer"], to: to("in_review") },
	record_acceptance: { from: ["quoted", "expired"], by: ["staff"], to: to("accepted") },
};

export const EVENT_TYPES = Object.keys(RULES).filter((type): type is EventType => type in RULES);

/**
 * The one way a status changes.
 * @param now epoch milliseconds; validity is judged at this moment, whether or not the clock has run meanwhile
 */
export function transition(state: QuoteState, event: QuoteEvent, actor: Actor, now: number): Transition {
	const rule = RULES[event.kind];
	if (!rule.by.includes(actor)) return refused("actor", "This is not yours to decide.");
	if (event.kind === "accept" && state.status === "accepted") return acceptedBefore(state, event.version);
	if (!rule.from.includes(state.status)) return refused("state", notFromHere(state, actor));
	return guard(state, event, now) ?? { ok: true, status: rule.to(state), done: false };
}

/** Whether this kind of event could happen now, its content apart: what a page offers. */
export function allows(state: QuoteState, type: EventType, actor: Actor, now: number): boolean {
	const rule = RULES[type];
	if (!rule.by.includes(actor) || !rule.from.includes(state.status)) return false;
	return type !== "accept" || !hasExpired(state, now);
}

/** An offer can be accepted up to and including its last millisecond. */
export function hasExpired(state: Pick<QuoteState, "validUntil">, now: number): boolean {
	return state.validUntil !== null && now > state.validUntil;
}

function guard(state: QuoteState, event: QuoteEvent, now: number): Refusal | undefined {
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
			return event.message === "" && !event.quantitiesChanged
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

function guardAccept(
	state: QuoteState,
	event: Extract<QuoteEvent, { kind: "accept" }>,
	now: number,
): Refusal | undefined {
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
