import type { ReactNode } from "react";
import type { QuoteStatus } from "../../../domain/cases/statuses.ts";
import styles from "./case-state.module.css";

/** What the sentence about a case is made of, each part in words. */
export type CaseFacts = {
	/** The buyer's first name. */
	buyer: string;
	/** Whether a machine may have sent it. */
	suspected: boolean;
	/** The version that counts, "v2", and the newest that was sent. */
	current: string;
	last: string;
	/** " until 3 May, 23:59 IST"; empty without an end. */
	until: string;
	/** " There is a draft by Priya."; empty without one. */
	draft: string;
	/** How long ago staff last wrote. */
	asked: string;
	/** Whether the buyer has seen what staff last wrote. */
	seen: string;
	/** Why the case is open again, where staff reopened it. */
	reopened: string | undefined;
	/** Who accepted what, and when. */
	acceptance: string;
	/** Who has asked to undo it, and until when the other side can agree; "" where nobody has. */
	undo: string;
};

/** Everything the desk says of a case because of its status. */
type StateWords = {
	/** In one to three words. */
	label: string;
	/** Drawn in 14 by 14: a state is never shown by colour alone. */
	shape: ReactNode;
	/** Why something is refused that is not possible from here. */
	refusal: string;
	/** Why no quotation can be sent from here, and what to do about it; null where one can. */
	noQuote: string | null;
	/** What the case waits for. */
	waitsFor: string | ((facts: CaseFacts) => string);
};

const ring = <circle className={styles.ring} cx="7" cy="7" r="5.5" />;
/** A sign in a faint ring. */
const inRing = (sign: string) => (
	<g className={styles.faint}>
		{ring}
		<path className={styles.ring} d={sign} />
	</g>
);
/** A sign cut out of a disc. */
const onDisc = (disc: "full" | "still", sign: string) => (
	<>
		<circle className={styles[disc]} cx="7" cy="7" r="6.3" />
		<path className={styles.cut} d={sign} />
	</>
);
const cross = onDisc("still", "m5 5 4 4M9 5 5 9");

/** A row for each state, so that a forgotten one does not compile. */
export const STATE_WORDS: Readonly<Record<QuoteStatus, StateWords>> = {
	new: {
		label: "New",
		shape: <circle className={`${styles.ring} ${styles.dashed}`} cx="7" cy="7" r="5.5" />,
		refusal: "The request has just arrived and nobody has taken it yet.",
		noQuote: "Take the case first; then the quotation can be sent.",
		waitsFor: ({ suspected }) =>
			suspected
				? "The sender filled in a field that people cannot see. Nobody has been mailed, and no answer is due until you decide."
				: "Nobody has taken it yet. Take it to write the quotation; replying or asking a question takes it, too.",
	},
	in_review: {
		label: "In review",
		shape: (
			<>
				{ring}
				<path className={styles.full} d="M7 4a3 3 0 0 1 0 6z" />
			</>
		),
		refusal: "The quotation is being written.",
		noQuote: null,
		waitsFor: ({ reopened, draft }) => `${reopened ?? "The quotation still has to be written."}${draft}`,
	},
	needs_info: {
		label: "Question asked",
		shape: inRing("M5.6 5.7a1.5 1.5 0 1 1 2 1.4c-.4.2-.6.4-.6.9M7 9.8v.01"),
		refusal: "We have asked the buyer a question and are waiting for the answer.",
		noQuote: "Our question is still open: record the answer in the case, or wait for it.",
		waitsFor: ({ asked, buyer }) => `We asked ${asked}; ${buyer} has not answered yet.`,
	},
	quoted: {
		label: "Quoted",
		shape: inRing("M7 4v3.2l2 1.3"),
		refusal: "A quotation is with the buyer.",
		noQuote: null,
		waitsFor: ({ current, until, draft, seen }) =>
			`${current} can be accepted${until}, even while a new version is being written; sending the new one replaces it.${draft} ${seen}`,
	},
	revision_requested: {
		label: "Change requested",
		shape: onDisc("full", "M4.5 6H9L7.6 4.5M9.5 8.3H5l1.4 1.5"),
		refusal: "The buyer has asked for a change.",
		noQuote: null,
		waitsFor: ({ buyer, current, until, draft }) =>
			`${buyer} has asked for a change.${draft} ${current} can still be accepted${until}, unless a new version replaces it.`,
	},
	accepted: {
		label: "Accepted",
		shape: onDisc("full", "m4.3 7.2 1.9 1.8 3.5-3.9"),
		refusal: "The quotation has been accepted.",
		noQuote: "The quotation has been accepted; nothing can be sent any more.",
		waitsFor: ({ acceptance, undo }) => `${acceptance}. From here the order is handled outside the desk.${undo}`,
	},
	declined_by_buyer: {
		label: "Declined",
		shape: cross,
		refusal: "The buyer has declined the quotation.",
		noQuote: "The buyer has declined: reopen the case first.",
		waitsFor: ({ buyer }) => `${buyer} declined the quotation.`,
	},
	declined_by_us: {
		label: "Declined by us",
		shape: cross,
		refusal: "We have declined the request.",
		noQuote: "We have declined this request; no quotation can be sent.",
		waitsFor: "We declined the request.",
	},
	withdrawn_by_buyer: {
		label: "Withdrawn",
		shape: cross,
		refusal: "The buyer has withdrawn the request.",
		noQuote: "The buyer has withdrawn the request; no quotation can be sent.",
		waitsFor: ({ buyer }) => `${buyer} withdrew the request.`,
	},
	expired: {
		label: "Expired",
		shape: inRing("M3.2 10.8 10.8 3.2"),
		refusal: "The quotation has expired.",
		noQuote: "The quotation has expired: reopen the case first.",
		waitsFor: ({ last }) => `${last} expired without an answer.`,
	},
	spam: {
		label: "Spam",
		shape: onDisc("still", "M7 3.8v3.8M7 10v.01"),
		refusal: "The request is marked as spam.",
		noQuote: "This request is marked as spam; no quotation can be sent.",
		waitsFor: "Marked as spam. Nobody is mailed about it.",
	},
};
