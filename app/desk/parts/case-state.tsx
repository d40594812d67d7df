import { Fragment, type ReactNode } from "react";
import type { Queue } from "../../../domain/cases/response-time.ts";
import type { QuoteStatus } from "../../../domain/cases/statuses.ts";
import styles from "./case-state.module.css";

/** What the words about a state are made of. */
export type StateFacts = {
	status: QuoteStatus;
	queue: Queue;
	lastBuyerAt: number;
	lastStaffAt: number | null;
	viewedAt: number | null;
	mailFailed: boolean;
};

/** A state as the desk says it: a shape and words, so that no colour alone tells anything. */
export function CaseState({ className, ...facts }: StateFacts & { className?: string | undefined }) {
	const failed = facts.mailFailed && facts.queue !== "closed";
	return (
		<span className={classes(failed, className)}>
			<svg viewBox="0 0 14 14" aria-hidden="true">
				{failed ? WARNING : SHAPES[facts.status]}
			</svg>
			<span>{failed ? "Mail failed" : stateWords(facts)}</span>
		</span>
	);
}

type MarkProps = { shape: QuoteStatus | "failed"; className?: string | undefined; children: ReactNode };

/** The same for what is no case: a shape of those that cases have, and its own words. */
export function StateMark({ shape, className, children }: MarkProps) {
	return (
		<span className={classes(shape === "failed", className)}>
			<svg viewBox="0 0 14 14" aria-hidden="true">
				{shape === "failed" ? WARNING : SHAPES[shape]}
			</svg>
			<span>{children}</span>
		</span>
	);
}

function classes(failed: boolean, more: string | undefined): string {
	return [styles.state, failed && styles.failed, more].filter(Boolean).join(" ");
}

/** The state in one to three words. */
export function stateWords({ status, queue, lastBuyerAt, lastStaffAt, viewedAt }: StateFacts): string {
	const buyerSpokeLast = lastBuyerAt > (lastStaffAt ?? 0);
	switch (status) {
		case "in_review":
			return queue === "buyer_waits" && lastStaffAt !== null && buyerSpokeLast ? "Has answered" : "In review";
		case "quoted":
			if (queue === "buyer_waits") return "Quoted, wrote to us";
			return viewedAt !== null && viewedAt >= (lastStaffAt ?? 0) ? "Quoted, seen" : "Quoted, not seen";
		default:
			return queue === "buyer_waits" && CLOSED.has(status) ? `${WORDS[status]}, wrote again` : WORDS[status];
	}
}

const CLOSED: ReadonlySet<QuoteStatus> = new Set([
	"accepted",
	"declined_by_buyer",
	"declined_by_us",
	"withdrawn_by_buyer",
	"expired",
]);

export const WORDS: Readonly<Record<QuoteStatus, string>> = {
	new: "New",
	in_review: "In review",
	needs_info: "Question asked",
	quoted: "Quoted",
	revision_requested: "Change requested",
	accepted: "Accepted",
	declined_by_buyer: "Declined",
	declined_by_us: "Declined by us",
	withdrawn_by_buyer: "Withdrawn",
	expired: "Expired",
	spam: "Spam",
};

const ring = <circle className={styles.ring} cx="7" cy="7" r="5.5" />;
const WARNING = (
	<>
		<path className={styles.ring} d="M7 1.6 13 12.4H1z" />
		<path className={styles.ring} d="M7 5.5v3M7 10.5v.01" />
	</>
);
const cross = (
	<>
		<circle className={styles.still} cx="7" cy="7" r="6.3" />
		<path className={styles.cut} d="m5 5 4 4M9 5 5 9" />
	</>
);

const SHAPES: Readonly<Record<QuoteStatus, ReactNode>> = {
	new: <circle className={`${styles.ring} ${styles.dashed}`} cx="7" cy="7" r="5.5" />,
	in_review: (
		<>
			{ring}
			<path className={styles.full} d="M7 4a3 3 0 0 1 0 6z" />
		</>
	),
	needs_info: (
		<g className={styles.faint}>
			{ring}
			<path className={styles.ring} d="M5.6 5.7a1.5 1.5 0 1 1 2 1.4c-.4.2-.6.4-.6.9M7 9.8v.01" />
		</g>
	),
	quoted: (
		<g className={styles.faint}>
			{ring}
			<path className={styles.ring} d="M7 4v3.2l2 1.3" />
		</g>
	),
	revision_requested: (
		<>
			<circle className={styles.full} cx="7" cy="7" r="6.3" />
			<path className={styles.cut} d="M4.5 6H9L7.6 4.5M9.5 8.3H5l1.4 1.5" />
		</>
	),
	accepted: (
		<>
			<circle className={styles.full} cx="7" cy="7" r="6.3" />
			<path className={styles.cut} d="m4.3 7.2 1.9 1.8 3.5-3.9" />
		</>
	),
	declined_by_buyer: cross,
	declined_by_us: cross,
	withdrawn_by_buyer: cross,
	expired: (
		<g className={styles.faint}>
			{ring}
			<path className={styles.ring} d="M3.2 10.8 10.8 3.2" />
		</g>
	),
	spam: (
		<Fragment>
			<circle className={styles.still} cx="7" cy="7" r="6.3" />
			<path className={styles.cut} d="M7 3.8v3.8M7 10v.01" />
		</Fragment>
	),
};
