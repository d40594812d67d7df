import { DEFAULT_LOCALE, type Locale } from "../../messages/registry.ts";
import type { Db } from "../platform/db/database.ts";
import { insertRows, insertUnlessThere } from "../platform/db/insert-row.ts";
import type { OutboxRow } from "../platform/db/schema.ts";
import { newRowId } from "../platform/row-id.ts";
import { type Delivery, writePayload } from "./deliverables.ts";

/** An address of the delivery's channel, with the language its person is written to in where that is known. */
type Recipient = string | { recipient: string; locale: Locale };

/** What is to be delivered, and to whom. */
export type Queued = { delivery: Delivery; to: Recipient };

/**
 * Puts a delivery into the outbox, in the transaction that made it necessary.
 * @param domain of the Message-ID, which stays the same over all attempts
 * @param once an id of its own, and when it is to leave: of several that queue it there is one
 */
export async function enqueue(
	db: Db,
	delivery: Delivery,
	to: Recipient,
	domain: string,
	now: number,
	once?: { id: string; at: number },
): Promise<void> {
	if (!once) return enqueueAll(db, [{ delivery, to }], domain, now);
	// The message id is unique too, and of two at once either may be the one they meet at.
	await insertUnlessThere(db, "outbox", {
		...rowOf({ delivery, to }, once.id, domain, now),
		next_at: once.at,
		// Whoever watches how long mails wait counts from when it was to leave.
		created_at: once.at,
		// What is queued about the same case meanwhile does not wait for it.
		lets_pass: 1,
	});
}

/** Puts deliveries into the outbox, in this order and in the transaction that made them necessary. */
export async function enqueueAll(db: Db, queued: readonly Queued[], domain: string, now: number): Promise<void> {
	const rows = queued.map((one) => rowOf(one, newRowId(now), domain, now));
	await insertRows(db, "outbox", rows);
}

function rowOf({ delivery, to }: Queued, id: string, domain: string, now: number): OutboxRow {
	return {
		id,
		kind: delivery.kind,
		...(typeof to === "string" ? { recipient: to, locale: DEFAULT_LOCALE } : to),
		payload: writePayload(delivery),
		message_id: `<${id}@${domain}>`,
		state: "queued",
		attempts: 0,
		next_at: now,
		locked_by: null,
		lets_pass: 0,
		last_error: null,
		address_refused: 0,
		created_at: now,
		sent_at: null,
		case_id: caseOf(delivery),
		entry_id: "entryId" in delivery ? delivery.entryId : null,
	};
}

function caseOf(delivery: Delivery): string | null {
	if ("caseId" in delivery) return delivery.caseId;
	return "requestId" in delivery ? delivery.requestId : null;
}
