import type { CaseEmail } from "./case-emails.ts";
import type { CaseEvent, EventKind, KeepingKind, KeptData } from "./events.ts";
import { OPEN_QUOTE, type QuoteStatus } from "./statuses.ts";

export const ACTORS = ["buyer", "staff", "clock"] as const;
export type Actor = (typeof ACTORS)[number];

/** both: buyer and staff; internal: staff alone, never on the buyer's page or in an email to them. */
export type Audience = "both" | "internal";

/** The two sides of an acceptance. */
export const UNDO_SIDES = ["buyer", "staff"] as const satisfies readonly Actor[];
export type UndoSide = (typeof UNDO_SIDES)[number];

/** How an acceptance can be undone. */
export type Undo = {
	/** The last moment, epoch milliseconds; a request lapses with it. */
	until: number;
	/** Which side has asked for it; null while neither has. */
	askedBy: UndoSide | null;
	/** The status in which it was accepted. */
	backTo: QuoteStatus;
};

/** What a transition looks at. */
export type QuoteState = {
	status: QuoteStatus;
	/** Whether somebody of the company has taken the case. */
	owned: boolean;
	/** The number of the quote version that is open to accept; 0 before the first one. */
	currentVersion: number;
	/** The last moment at which that version can be accepted, epoch milliseconds. */
	validUntil: number | null;
	/** Whether a machine may have sent the request, and staff have not checked it yet. */
	suspected?: boolean;
	/** Whether the buyer wants no reminders any more. */
	remindersStopped?: boolean;
	/** How an acceptance can still be undone; none where it cannot. */
	undo?: Undo | undefined;
};

/** What follows when somebody in particular does it. */
type Effect<Kind extends EventKind> = {
	audience: Audience;
	/** Whether it is a message to the other side: the buyer's starts our response time, ours stops it. */
	isMessage: boolean;
	/** Who is notified, and by which email. Those to staff go to every address of staff. */
	emails?: readonly CaseEmail[] | ((event: CaseEvent<Kind>) => readonly CaseEmail[]);
	/** How the history words it, where that does not follow from the kind alone. */
	history?: HistoryCode;
};

/** What a line of the history says, as a code; the desk has the words. */
export type HistoryCode = EventKind | "reopen";

type EventRule<Kind extends EventKind> = {
	/** From which statuses it is possible and where it leads; null for what leaves the status as it is. */
	moves: { from: readonly QuoteStatus[]; to: (state: QuoteState) => QuoteStatus } | null;
	/** Who may do it, and what follows. */
	by: Partial<Record<Actor, Effect<Kind>>>;
	/** What was typed: the entry's text. */
	text?: (event: CaseEvent<Kind>) => string;
	/** What the entry keeps beside it; nothing where it is left out. */
	keep?: (event: CaseEvent<Kind>) => KeptData<Kind>;
};

type EventRules = { readonly [Kind in EventKind]: EventRule<Kind> };

/** So that no kind whose entries keep something leaves out what it is. */
type Keeping = { readonly [Kind in KeepingKind]: Required<Pick<EventRule<Kind>, "keep">> };

const INTERNAL = { audience: "internal", isMessage: false } as const;
const SHOWN = { audience: "both", isMessage: false } as const;
const MESSAGE = { audience: "both", isMessage: true } as const;

const to = (status: QuoteStatus) => () => status;

/**
 * Everything that follows from an event: one row for each. `changeCase` (server/cases) reads it; no caller says again who
 * sees an entry, whether it is a message or which emails leave. A webhook would be named beside the emails.
 */
export const EVENT_RULES: EventRules = {
	take: {
		moves: { from: ["new"], to: to("in_review") },
		by: { staff: INTERNAL },
	},
	put_back: {
		moves: { from: ["in_review"], to: to("new") },
		by: { staff: INTERNAL },
	},
	mark_spam: {
		moves: { from: ["new", "in_review"], to: to("spam") },
		by: { staff: INTERNAL },
	},
	not_spam: {
		// A new request is only cleared of the suspicion, and stays new; the transition looks whether there is one.
		moves: {
			from: ["spam", "new"],
			to: ({ status, owned }) => (status === "spam" && owned ? "in_review" : "new"),
		},
		by: { staff: INTERNAL },
	},
	assign: {
		moves: null,
		by: { staff: INTERNAL },
		keep: ({ ownerName }) => ({ ownerName }),
	},
	ask: {
		moves: { from: ["in_review"], to: to("needs_info") },
		by: { staff: { ...MESSAGE, emails: ["buyer-question"] } },
		text: ({ question }) => question,
	},
	answer: {
		moves: { from: ["needs_info"], to: to("in_review") },
		by: { buyer: { ...MESSAGE, emails: ["staff-replied"] } },
		text: ({ message }) => message,
	},
	record_answer: {
		moves: { from: ["needs_info"], to: to("in_review") },
		by: { staff: INTERNAL },
		text: ({ note }) => note,
	},
	reply: {
		moves: null,
		by: {
			buyer: { ...MESSAGE, emails: ["staff-replied"] },
			staff: { ...MESSAGE, emails: ["buyer-reply"] },
		},
		text: ({ message }) => message,
	},
	note: {
		moves: null,
		by: { staff: INTERNAL },
		text: ({ text }) => text,
	},
	send_quote: {
		moves: { from: ["in_review", "quoted", "revision_requested"], to: to("quoted") },
		by: { staff: { ...MESSAGE, emails: ["buyer-quote"] } },
		text: ({ message }) => message,
		keep: ({ version }) => ({ version }),
	},
	request_change: {
		moves: { from: ["quoted"], to: to("revision_requested") },
		by: { buyer: { ...MESSAGE, emails: ["staff-change"] } },
		text: ({ message }) => message,
		keep: ({ version, wanted }) => ({ version, wanted }),
	},
	accept: {
		moves: { from: OPEN_QUOTE, to: to("accepted") },
		by: { buyer: { ...MESSAGE, emails: ["staff-accepted", "buyer-receipt"] } },
		text: ({ name }) => name,
		keep: (event) => ({ version: event.version, ...takenWords(event) }),
	},
	record_acceptance: {
		moves: { from: ["quoted", "expired"], to: to("accepted") },
		by: { staff: { audience: "internal", isMessage: true, emails: ["buyer-receipt"] } },
		text: ({ note }) => note,
		keep: takenWords,
	},
	ask_undo: {
		moves: { from: ["accepted"], to: to("accepted") },
		by: {
			buyer: { ...MESSAGE, emails: ["staff-undo-asked"] },
			staff: { ...MESSAGE, emails: ["buyer-undo-asked"] },
		},
		text: ({ reason }) => reason,
	},
	agree_undo: {
		moves: { from: ["accepted"], to: ({ status, undo }) => undo?.backTo ?? status },
		by: {
			// It says what staff have asked to hear: nothing is owed to the buyer, whose turn it is again.
			buyer: { ...SHOWN, emails: ["staff-undone"] },
			staff: { ...MESSAGE, emails: ["buyer-undone"] },
		},
	},
	record_payment: {
		moves: { from: ["accepted"], to: to("accepted") },
		by: { staff: SHOWN },
	},
	record_production: {
		moves: { from: ["accepted"], to: to("accepted") },
		by: { staff: SHOWN },
	},
	decline: {
		moves: { from: OPEN_QUOTE, to: to("declined_by_buyer") },
		by: { buyer: { ...MESSAGE, emails: ["staff-declined"] } },
		text: ({ reason }) => reason,
		keep: ({ version, because }) => (because ? { version, because } : { version }),
	},
	withdraw_request: {
		moves: { from: ["new", "in_review", "needs_info"], to: to("withdrawn_by_buyer") },
		by: { buyer: { ...MESSAGE, emails: ["staff-withdrawn"] } },
		text: ({ reason }) => reason,
	},
	refuse: {
		moves: { from: ["new", "in_review", "needs_info", "revision_requested"], to: to("declined_by_us") },
		by: { staff: { ...MESSAGE, emails: ["buyer-refused"] } },
		text: ({ reason }) => reason,
	},
	withdraw_offer: {
		moves: { from: OPEN_QUOTE, to: to("in_review") },
		by: { staff: { ...MESSAGE, emails: ["buyer-offer-withdrawn"] } },
		text: ({ reason }) => reason,
	},
	expire: {
		moves: { from: OPEN_QUOTE, to: to("expired") },
		by: { clock: { ...SHOWN, emails: ["buyer-expired"] } },
	},
	stop_reminders: {
		moves: null,
		by: { buyer: SHOWN },
	},
	renew: {
		moves: { from: ["expired", "declined_by_buyer"], to: to("in_review") },
		by: {
			buyer: { ...MESSAGE, emails: ["staff-renewal"] },
			staff: { ...INTERNAL, history: "reopen" },
		},
		text: ({ message }) => message,
	},
	link: {
		moves: null,
		by: { staff: INTERNAL },
	},
	correct_buyer: {
		moves: null,
		by: { staff: { ...INTERNAL, emails: ({ newLink }) => (newLink ? ["buyer-link"] : []) } },
		keep: ({ changes }) => ({ changes }),
	},
	mail_failed: {
		moves: null,
		by: { clock: { ...INTERNAL, emails: ["staff-mail-failed"] } },
		text: ({ answer }) => answer,
	},
	job_failed: {
		moves: null,
		by: { clock: INTERNAL },
		keep: ({ job }) => ({ job }),
	},
	erased: {
		moves: null,
		by: { staff: INTERNAL },
	},
} satisfies EventRules & Keeping;

export const EVENT_KINDS = Object.keys(EVENT_RULES).filter((key): key is EventKind => key in EVENT_RULES);

/** The kinds that can move a case to another status. */
export const MOVING_EVENTS = EVENT_KINDS.filter((kind) => EVENT_RULES[kind].moves !== null);

/** What follows when this actor does it; undefined where it is not theirs to do. */
export function effectOf<Kind extends EventKind>(kind: Kind, actor: Actor): Effect<Kind> | undefined {
	const rule: EventRule<Kind> = EVENT_RULES[kind];
	return rule.by[actor];
}

/** The emails about an event when this actor has caused it. */
export function emailsOf<Kind extends EventKind>(event: CaseEvent<Kind>, actor: Actor): readonly CaseEmail[] {
	const rule: EventRule<Kind> = EVENT_RULES[event.kind];
	const emails = rule.by[actor]?.emails ?? [];
	return typeof emails === "function" ? emails(event) : emails;
}

/** What was typed with an event. */
export function textOf<Kind extends EventKind>(event: CaseEvent<Kind>): string {
	const rule: EventRule<Kind> = EVENT_RULES[event.kind];
	return rule.text?.(event) ?? "";
}

/** How the goods go, and what was left out of the offer, where that was found. */
function takenWords({ taken }: CaseEvent<"accept" | "record_acceptance">): KeptData<"record_acceptance"> {
	if (!taken?.ok) return {};
	const { delivery, leftOut } = taken.taken;
	return { ...(delivery !== "" && { delivery }), ...(leftOut.length > 0 && { leftOut }) };
}

/** What the entry of an event keeps beside its text. */
export function keptOf<Kind extends EventKind>(event: CaseEvent<Kind>): KeptData<Kind> | undefined {
	const rule: EventRule<Kind> = EVENT_RULES[event.kind];
	return rule.keep?.(event);
}

/** A kind of event as it was stored. @throws Error for anything else: a row that no code of ours wrote */
export function readEventKind(text: string): EventKind {
	const kind = EVENT_KINDS.find((known) => known === text);
	if (!kind) throw new Error(`The event ${text} is unknown.`);
	return kind;
}

/** How the history words an entry of this kind by this actor. @throws Error when there is no such kind */
export function historyCode(kind: string, actor: string): HistoryCode {
	const known = readEventKind(kind);
	const who = ACTORS.find((one) => one === actor);
	return (who && EVENT_RULES[known].by[who]?.history) ?? known;
}
