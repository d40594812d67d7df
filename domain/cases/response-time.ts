import { answerDue } from "../shared/response-hours.ts";
import { isClosed, type QuoteStatus, STATUS_FACTS } from "./statuses.ts";

/** The part of the inbox in which a case is listed, and thereby whose turn it is. */
export const QUEUES = ["first_answer", "buyer_waits", "with_buyer", "closed", "quarantine"] as const;
export type Queue = (typeof QUEUES)[number];

/** A queue as it was stored. @throws for anything else: a row that no code of ours wrote */
export function readQueue(text: string): Queue {
	const queue = QUEUES.find((known) => known === text);
	if (!queue) throw new Error(`The queue ${text} is unknown.`);
	return queue;
}

/** The moments of a case that its clock is made of, epoch milliseconds. */
export type CaseMoments = {
	status: QuoteStatus;
	requestedAt: number;
	/** When the company first wrote to the buyer: it stops the clock of 24 hours. */
	firstAnsweredAt: number | null;
	/** When the buyer last wrote or did something that asks for an answer. */
	lastBuyerAt: number;
	/** When the company last wrote to the buyer. */
	lastStaffAt: number | null;
	/** When the company last took the case up again by itself: opened it again, or withdrew its offer. */
	resumedAt: number | null;
	/** The end of the current offer. */
	validUntil: number | null;
	closedAt: number | null;
	/** Why a machine may have sent it; such a request starts no clock until a person has looked. */
	suspicion: string | null;
};

/**
 * Whose turn it is, and by when. The promise of 24 hours runs day and night: for the first answer from the
 * request, afterwards from the buyer's last message, or from when the company took the case up again by itself. An offer that is with the buyer is due when it ends.
 */
export function responseTime(moments: CaseMoments): { queue: Queue; dueAt: number | null } {
	const { status, requestedAt, firstAnsweredAt, lastBuyerAt, lastStaffAt, resumedAt, validUntil, closedAt, suspicion } =
		moments;
	const unanswered = lastBuyerAt > (lastStaffAt ?? requestedAt);
	const buyerWaits = { queue: "buyer_waits", dueAt: answerDue(lastBuyerAt) } as const;
	const { hidden, quoteOpen, turn } = STATUS_FACTS[status];
	if (hidden) return { queue: "closed", dueAt: null };
	if (suspicion !== null) return { queue: "quarantine", dueAt: null };
	if (isClosed(status))
		return unanswered && lastBuyerAt > (closedAt ?? 0) ? buyerWaits : { queue: "closed", dueAt: null };
	if (turn === "buyer") {
		if (!quoteOpen) return { queue: "with_buyer", dueAt: null };
		return unanswered ? buyerWaits : { queue: "with_buyer", dueAt: validUntil };
	}
	if (quoteOpen) return buyerWaits;
	if (firstAnsweredAt === null) return { queue: "first_answer", dueAt: answerDue(requestedAt) };
	return { queue: "buyer_waits", dueAt: answerDue(Math.max(lastBuyerAt, resumedAt ?? 0)) };
}
