import { sql } from "kysely";
import { DEFAULT_LOCALE, type Locale, readLocale } from "../../messages/registry.ts";
import type { Database, Db } from "../platform/db/database.ts";
import { insertRow } from "../platform/db/insert-row.ts";
import type { OutboxRow } from "../platform/db/schema.ts";
import { newRowId } from "../platform/row-id.ts";
import { type Mail, readPayload, writePayload } from "./deliverables.ts";

/** A delivery that a worker holds, until its lease ends. */
export type Leased = {
	id: string;
	recipient: string;
	/** The language the mail is to be in. */
	locale: Locale;
	mail: Mail;
	messageId: string;
	attempts: number;
	createdAt: number;
};

/** How long a worker may take over one delivery before another one may try, milliseconds. */
export const LEASE = 120_000;
/** Tries before a delivery has failed. */
export const MAX_ATTEMPTS = 12;
const FIRST_WAIT = 15_000;
const LONGEST_WAIT = 6 * 3_600_000;

/** A mail address, with the language its person is written to in where that is known. */
export type Recipient = string | { recipient: string; locale: Locale };

/**
 * Puts a mail into the outbox, in the transaction that made it necessary.
 * @param once an id of its own, and when it is to leave: of several that queue it there is one
 */
export async function enqueueMail(
	db: Db,
	mail: Mail,
	recipient: Recipient,
	domain: string,
	now: number,
	once?: { id: string; at: number },
): Promise<void> {
	const id = once?.id ?? newRowId(now);
	const row: OutboxRow = {
		id,
		kind: mail.kind,
		...(typeof recipient === "string" ? { recipient, locale: DEFAULT_LOCALE } : recipient),
		payload: writePayload(mail),
		message_id: `<${id}@${domain}>`,
		state: "queued",
		attempts: 0,
		next_at: once?.at ?? now,
		locked_by: null,
		last_error: null,
		created_at: now,
		sent_at: null,
		case_id: caseOf(mail),
		entry_id: "entryId" in mail ? mail.entryId : null,
	};
	if (!once) return insertRow(db, "outbox", row);
	await db
		.insertInto("outbox")
		.values(row)
		.onConflict((conflict) => conflict.column("id").doNothing())
		.execute();
}

function caseOf(mail: Mail): string | null {
	if ("caseId" in mail) return mail.caseId;
	return "requestId" in mail ? mail.requestId : null;
}

/**
 * Takes up to `limit` mails that are due. The condition stands twice: two workers may pick the same row, and the
 * one that comes second must then find it taken.
 */
export async function leaseMails(database: Database, worker: string, limit: number, now: number): Promise<Leased[]> {
	const due = (db: Db) =>
		db.selectFrom("outbox").select("id").where("state", "=", "queued").where("next_at", "<=", now);
	if (!(await due(database.read).limit(1).executeTakeFirst())) return [];
	const rows = await database.tx((db) =>
		db
			.updateTable("outbox")
			.set({ locked_by: worker, next_at: now + LEASE, attempts: sql<number>`attempts + 1` })
			.where("id", "in", due(db).orderBy("next_at").limit(limit))
			.where("state", "=", "queued")
			.where("next_at", "<=", now)
			.returningAll()
			.execute(),
	);
	return rows.map(leased);
}

function leased(row: OutboxRow): Leased {
	return {
		id: row.id,
		recipient: row.recipient,
		locale: readLocale(row.locale),
		mail: readPayload(row.payload),
		messageId: row.message_id,
		attempts: row.attempts,
		createdAt: row.created_at,
	};
}

/**
 * Marks a mail as handed to the mail server, and forgets the private link it carried. One whose buyer's address was
 * corrected on the way leaves once more, to that address. Has no effect when the lease has meanwhile gone to another
 * worker.
 */
export async function markSent(database: Database, worker: string, mail: Leased, now: number): Promise<void> {
	const payload = writePayload("token" in mail.mail ? { ...mail.mail, token: undefined } : mail.mail);
	const sent = { state: "sent", sent_at: now, last_error: null, payload } as const;
	await database.tx(async (db) => {
		const gone = await release(db, worker, mail, sent, mail.recipient);
		if (!gone) await release(db, worker, mail, { next_at: now });
	});
}

/**
 * Marks a failed try: tried again later, or failed when the server's answer is final or all tries are used up.
 * @param failed what else is to be noted when it has failed for good, in the same transaction
 */
export async function markFailed(
	database: Database,
	worker: string,
	mail: Leased,
	answer: string,
	final: boolean,
	now: number,
	failed: (db: Db) => Promise<void> = async () => {},
): Promise<"dead" | "queued"> {
	const state = final || mail.attempts >= MAX_ATTEMPTS ? "dead" : "queued";
	const change = {
		state,
		next_at: Math.round(now + retryWait(mail.attempts, Math.random())),
		last_error: answer.slice(0, 500),
	} as const;
	await database.tx(async (db) => {
		if ((await release(db, worker, mail, change)) && state === "dead") await failed(db);
	});
	return state;
}

/** The wait before the next try: doubling, and spread by up to a half so that mails do not come back all at once. */
export function retryWait(attempts: number, chance: number): number {
	return Math.min(FIRST_WAIT * 2 ** (attempts - 1), LONGEST_WAIT) * (1 + chance / 2);
}

/**
 * Writes what became of a mail, in the caller's transaction.
 * @param recipient to whom it was written; left out where that says nothing
 * @returns false when the mail is in other hands by now, or goes to somebody else
 */
async function release(
	db: Db,
	worker: string,
	mail: Leased,
	change: Partial<OutboxRow>,
	recipient?: string,
): Promise<boolean> {
	let held = db
		.updateTable("outbox")
		.set({ ...change, locked_by: null })
		.where("id", "=", mail.id)
		.where("locked_by", "=", worker)
		.where("attempts", "=", mail.attempts);
	if (recipient !== undefined) held = held.where("recipient", "=", recipient);
	return (await held.executeTakeFirst()).numUpdatedRows === 1n;
}

/** Deliveries that wait and those that failed, for the start's message. */
export async function countOutbox(db: Db): Promise<{ queued: number; dead: number }> {
	const rows = await db
		.selectFrom("outbox")
		.select(["state", (eb) => eb.fn.countAll<number>().as("count")])
		.where("state", "in", ["queued", "dead"])
		.groupBy("state")
		.execute();
	const count = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0);
	return { queued: count("queued"), dead: count("dead") };
}
