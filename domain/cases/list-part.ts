import { QUEUES, type Queue } from "./response-time.ts";

/** The parts of the desk's list: those by whose turn it is, and the cases whose buyer has not had what we wrote. */
const LIST_PARTS = [...QUEUES, "undelivered"] as const;
export type ListPart = (typeof LIST_PARTS)[number];

/** The part of that name, as an address has it; undefined for any other text. */
export function readListPart(text: string | undefined): ListPart | undefined {
	return LIST_PARTS.find((known) => known === text);
}

/**
 * Where a case is listed. By its clock it is with a buyer whom we have written to; if that mail has failed, the buyer knows
 * of nothing and nobody would answer, so it is for us to do. No other part changes: there an answer is due anyhow, or none.
 */
export function listPartOf({ queue, mailFailed }: { queue: Queue; mailFailed: boolean }): ListPart {
	return queue === "with_buyer" && mailFailed ? "undelivered" : queue;
}
