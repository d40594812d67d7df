import { sql } from "kysely";
import { FAILED, isAddressRefused } from "../../domain/cases/mail-status.ts";
import { type Locale, readLocale } from "../../messages/registry.ts";
import type { Database, Db } from "../platform/db/database.ts";
import type { OutboxRow } from "../platform/db/schema.ts";
import {
	type Channel,
	type Delivery,
	type DeliveryBy,
	kindsBy,
	leavesBy,
	readPayload,
	writePayload,
} from "./deliverables.ts";
import { domainOf } from "./lanes.ts";

/** A delivery that a worker holds, until its lease ends. */
type Held = {
	id: string;
	recipient: string;
	/** The language it is to be in. */
	locale: Locale;
	payload: Delivery;
	messageId: string;
	attempts: number;
	createdAt: number;
};
/** The same of one channel. */
export type Leased<C extends Channel> = Held & { payload: DeliveryBy<C> };

/** How long a worker may take over one delivery before another one may try, milliseconds. */
export const LEASE = 120_000;
/** Tries before a delivery has failed. */
export const MAX_ATTEMPTS = 12;
const FIRST_WAIT = 15_000;
const LONGEST_WAIT = 6 * 3_600_000;

/** Where there is room for more: of which domains none is to be taken now, and how many of one. */
type Room = { full(): readonly string[]; roomOf(domain: string): number };
const EVERYWHERE: Room = { full: () => [], roomOf: () => Number.POSITIVE_INFINITY };
/** How many times the limit is looked at: some of what is due may go where there is no room. */
const LOOK_AT = 5;

/**
 * Takes up to `limit` deliveries of a channel that are due, and no more than there is room for. The condition stands
 * twice: two workers may pick the same row, and the one that comes second must then find it taken.
 */
export async function leaseDue<C extends Channel>(
	database: Database,
	worker: string,
	channel: C,
	limit: number,
	now: number,
	room: Room = EVERYWHERE,
): Promise<Leased<C>[]> {
	const waiting = await due(database.read, channel, now)
		.select("due.recipient")
		.where(({ and }) => and(room.full().map(goesElsewhere)))
		.orderBy("due.next_at")
		.limit(limit * LOOK_AT)
		.execute();
	const ids = whereRoomIs(waiting, limit, room);
	if (ids.length === 0) return [];
	const rows = await database.tx((db) =>
		db
			.updateTable("outbox")
			.set({ locked_by: worker, next_at: now + LEASE, attempts: sql<number>`attempts + 1` })
			.where("id", "in", due(db, channel, now).where("due.id", "in", ids))
			.where("state", "=", "queued")
			.where("next_at", "<=", now)
			.returningAll()
			.execute(),
	);
	return rows.map((row) => leased(row, channel));
}

/** The first of what waits, no more of any domain than it has room for. */
function whereRoomIs(waiting: readonly { id: string; recipient: string }[], limit: number, room: Room): string[] {
	const taken = new Map<string, number>();
	const ids: string[] = [];
	for (const { id, recipient } of waiting) {
		const domain = domainOf(recipient);
		const before = taken.get(domain) ?? 0;
		if (ids.length >= limit || before >= room.roomOf(domain)) continue;
		taken.set(domain, before + 1);
		ids.push(id);
	}
	return ids;
}

function goesElsewhere(domain: string) {
	const pattern = `%@${domain.replace(/[\\%_]/g, "\\$&")}`;
	return sql<boolean>`lower(${sql.ref("due.recipient")}) not like ${pattern} escape '\\'`;
}

/** Whether there is anything that a worker of this channel would take now. */
export async function isAnyDue(db: Db, channel: Channel, now: number): Promise<boolean> {
	return (await due(db, channel, now).limit(1).executeTakeFirst()) !== undefined;
}

/**
 * What may be taken now. About one case a person hears in the order in which it was queued: what comes after one that
 * still waits waits with it, unless that one has failed for a reason of its own. Nobody else waits for it.
 */
function due(db: Db, channel: Channel, now: number) {
	return db
		.selectFrom("outbox as due")
		.select("due.id")
		.where("due.state", "=", "queued")
		.where("due.next_at", "<=", now)
		.where("due.kind", "in", kindsBy(channel))
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom("outbox as before")
						.select("before.id")
						.whereRef("before.case_id", "=", "due.case_id")
						.whereRef("before.recipient", "=", "due.recipient")
						.where("before.state", "=", "queued")
						.where("before.lets_pass", "=", 0)
						// Of two in the same millisecond the smaller id came first (row-id.ts).
						.where((eb) =>
							eb.or([
								eb("before.created_at", "<", eb.ref("due.created_at")),
								eb.and([
									eb("before.created_at", "=", eb.ref("due.created_at")),
									eb("before.id", "<", eb.ref("due.id")),
								]),
							]),
						),
				),
			),
		);
}

function leased<C extends Channel>(row: OutboxRow, channel: C): Leased<C> {
	const payload = readPayload(row.payload);
	if (!leavesBy(payload, channel)) throw new Error(`The delivery ${row.id} is no ${channel}.`);
	return {
		id: row.id,
		recipient: row.recipient,
		locale: readLocale(row.locale),
		payload,
		messageId: row.message_id,
		attempts: row.attempts,
		createdAt: row.created_at,
	};
}

/**
 * Marks a delivery as handed over, and forgets the private link it carried. Has no effect when the lease has meanwhile
 * gone to another worker.
 */
export async function markSent(database: Database, worker: string, delivery: Held, now: number): Promise<void> {
	const { payload: queued } = delivery;
	const payload = writePayload("token" in queued ? { ...queued, token: undefined } : queued);
	const sent = { state: "sent", sent_at: now, last_error: null, address_refused: 0, payload } as const;
	await database.tx((db) => release(db, worker, delivery, sent, now));
}

/** Why a try has failed. */
type Refusal = { answer: string; final: boolean; itsOwn?: boolean };

/**
 * Marks a failed try: tried again later, or failed when the answer is final or all tries are used up.
 * @param why what was answered; whether trying again cannot help; whether the reason is its own
 * @param noteFailure what else is to be noted when it has failed for good, in the same transaction
 */
export async function markFailed(
	database: Database,
	worker: string,
	delivery: Held,
	{ answer, final, itsOwn = false }: Refusal,
	now: number,
	noteFailure: (db: Db) => Promise<void> = async () => {},
): Promise<typeof FAILED | "queued"> {
	const state = final || delivery.attempts >= MAX_ATTEMPTS ? FAILED : "queued";
	const change = {
		state,
		next_at: state === FAILED ? now : Math.round(now + retryWait(delivery.attempts, Math.random())),
		lets_pass: itsOwn ? 1 : 0,
		last_error: answer.slice(0, 500),
		address_refused: isAddressRefused(answer) ? 1 : 0,
	} as const;
	return database.tx(async (db) => {
		if (!(await release(db, worker, delivery, change, now))) return "queued";
		if (state === FAILED) await noteFailure(db);
		return state;
	});
}

/** The wait before the next try: doubling, and spread by up to a half so that they do not come back all at once. */
export function retryWait(attempts: number, chance: number): number {
	return Math.min(FIRST_WAIT * 2 ** (attempts - 1), LONGEST_WAIT) * (1 + chance / 2);
}

/**
 * Writes what became of a delivery, in the caller's transaction. Of one whose buyer's address was corrected on the way
 * it says nothing: that one leaves once more, to the address as it is now.
 * @returns false for such a one, and when another worker has it by now
 */
async function release(
	db: Db,
	worker: string,
	{ id, attempts, recipient }: Held,
	change: Partial<OutboxRow>,
	now: number,
): Promise<boolean> {
	const write = (written: Partial<OutboxRow>) =>
		db
			.updateTable("outbox")
			.set({ ...written, locked_by: null })
			.where("id", "=", id)
			.where("locked_by", "=", worker)
			.where("attempts", "=", attempts);
	const released = await write(change).where("recipient", "=", recipient).executeTakeFirst();
	if (released.numUpdatedRows === 1n) return true;
	await write({ next_at: now }).execute();
	return false;
}

/** Failed deliveries that are worth another try: whose address was not refused. */
export const worthRetrying = (db: Db) =>
	db.selectFrom("outbox").where("state", "=", FAILED).where("address_refused", "=", 0);

/** Deliveries that wait and those that failed. */
export async function countOutbox(db: Db): Promise<{ queued: number; failed: number }> {
	const rows = await db
		.selectFrom("outbox")
		.select(["state", (eb) => eb.fn.countAll<number>().as("count")])
		.where("state", "in", ["queued", FAILED])
		.groupBy("state")
		.execute();
	const count = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0);
	return { queued: count("queued"), failed: count(FAILED) };
}

/** How long the oldest delivery has waited that was due before now, or was tried in vain, milliseconds; 0 without one. */
export async function oldestWaiting(db: Db, now: number): Promise<number> {
	const row = await db
		.selectFrom("outbox")
		.select((eb) => eb.fn.min("created_at").as("at"))
		.where("state", "=", "queued")
		.where((eb) => eb.or([eb("next_at", "<=", now), eb("attempts", ">", 0)]))
		.executeTakeFirst();
	return row?.at == null ? 0 : Math.max(0, now - Number(row.at));
}
