import type { ReactNode } from "react";
import type { Queue } from "../../../domain/cases/response-time.ts";
import { isClosed, type QuoteStatus, STATUSES } from "../../../domain/cases/statuses.ts";
import styles from "./case-state.module.css";
import { STATE_WORDS } from "./state-words.tsx";

/** What the words about a state are made of. */
type StateFacts = {
	status: QuoteStatus;
	queue: Queue;
	lastBuyerAt: number;
	lastStaffAt: number | null;
	viewedAt: number | null;
	mailFailed: boolean;
};

/** A status as the desk shows it: a shape and words, never colour alone. */
export function CaseState({ className, ...facts }: StateFacts & { className?: string | undefined }) {
	const failed = facts.mailFailed && facts.queue !== "closed";
	return (
		<span className={classes(failed, className)}>
			<svg viewBox="0 0 14 14" aria-hidden="true">
				{failed ? WARNING : STATE_WORDS[facts.status].shape}
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
				{shape === "failed" ? WARNING : STATE_WORDS[shape].shape}
			</svg>
			<span>{children}</span>
		</span>
	);
}

function classes(failed: boolean, more: string | undefined): string {
	return [styles.state, failed && styles.failed, more].filter(Boolean).join(" ");
}

/** The state in one to three words. */
function stateWords({ status, queue, lastBuyerAt, lastStaffAt, viewedAt }: StateFacts): string {
	const { label } = STATE_WORDS[status];
	const buyerSpokeLast = lastBuyerAt > (lastStaffAt ?? 0);
	switch (status) {
		case "in_review":
			return queue === "buyer_waits" && lastStaffAt !== null && buyerSpokeLast ? "Has answered" : label;
		case "quoted":
			if (queue === "buyer_waits") return "Quoted, wrote to us";
			return viewedAt !== null && viewedAt >= (lastStaffAt ?? 0) ? "Quoted, seen" : "Quoted, not seen";
		default:
			return queue === "buyer_waits" && isClosed(status) ? `${label}, wrote again` : label;
	}
}

/** The label of a status as it was stored; the text itself where it is none. */
export function labelOf(text: string): string {
	const status = STATUSES.find((known) => known === text);
	return status ? STATE_WORDS[status].label : text;
}

const WARNING = (
	<>
		<path className={styles.ring} d="M7 1.6 13 12.4H1z" />
		<path className={styles.ring} d="M7 5.5v3M7 10.5v.01" />
	</>
);
