/** Everything that depends on a status: one row for each, so that a forgotten one does not compile. */
type StatusFacts = {
	/** Whether nothing more is owed by anybody, a later message apart. */
	closed: boolean;
	/** Whether the current version can be accepted while it is valid. */
	quoteOpen: boolean;
	/** Whose turn it is, unless somebody has written out of turn. */
	turn: "company" | "buyer" | "nobody";
	/** Whether buyers see anything of the case but that it is closed. */
	hidden: boolean;
	/** The status that the buyer sees: this one, or another. */
	shownAs: string;
};

const OURS = { closed: false, quoteOpen: false, turn: "company", hidden: false } as const;
const ENDED = { closed: true, quoteOpen: false, turn: "nobody", hidden: false } as const;

/** The statuses of a case. Source: the table of states in the design of quotes. */
export const STATUS_FACTS = {
	new: { ...OURS, shownAs: "new" },
	in_review: { ...OURS, shownAs: "in_review" },
	needs_info: { ...OURS, turn: "buyer", shownAs: "needs_info" },
	quoted: { ...OURS, quoteOpen: true, turn: "buyer", shownAs: "quoted" },
	revision_requested: { ...OURS, quoteOpen: true, shownAs: "revision_requested" },
	accepted: { ...ENDED, shownAs: "accepted" },
	declined_by_buyer: { ...ENDED, shownAs: "declined_by_buyer" },
	declined_by_us: { ...ENDED, shownAs: "declined_by_us" },
	withdrawn_by_buyer: { ...ENDED, shownAs: "withdrawn_by_buyer" },
	expired: { ...ENDED, shownAs: "expired" },
	spam: { ...ENDED, hidden: true, shownAs: "closed" },
} as const satisfies Record<string, StatusFacts>;

export type QuoteStatus = keyof typeof STATUS_FACTS;

/** The statuses that buyers see; several of ours can be one to them. */
export type BuyerStatus = (typeof STATUS_FACTS)[QuoteStatus]["shownAs"];

/** Every status, in the order in which lists name them. */
export const STATUSES = Object.keys(STATUS_FACTS).filter((key): key is QuoteStatus => key in STATUS_FACTS);

/** Statuses in which a version is with the buyer and can be accepted. */
export const OPEN_QUOTE = STATUSES.filter((status) => STATUS_FACTS[status].quoteOpen);

/** Whether nothing more is owed by anybody, a later message apart. */
export function isClosed(status: QuoteStatus): boolean {
	return STATUS_FACTS[status].closed;
}

/** A status as it was stored. @throws Error for anything else: a row that no code of ours wrote */
export function readStatus(text: string): QuoteStatus {
	const status = STATUSES.find((known) => known === text);
	if (!status) throw new Error(`The case's status ${text} is unknown.`);
	return status;
}
