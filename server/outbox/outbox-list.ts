import { type SelectQueryBuilder, sql } from "kysely";
import { FAILED } from "../../domain/cases/mail-status.ts";
import { contains } from "../platform/db/contains.ts";
import type { Db } from "../platform/db/database.ts";
import type { OutboxRow, Tables } from "../platform/db/schema.ts";
import { type Delivery, readKind } from "./deliverables.ts";
import { countOutbox, worthRetrying } from "./queue.ts";

/** Rows of one page. */
export const MAIL_PAGE = 50;
/**
 * A search among what has left looks at this many mails at most, the newest: a search must not slow down everybody
 * else.
 */
const SEARCHED = 20_000;

export const OUTBOX_VIEWS = ["failed", "queued", "sent", "dropped"] as const;
export type OutboxView = (typeof OUTBOX_VIEWS)[number];

export type OutboxFilter = { view: OutboxView; search: string; after: { at: number; id: string } | undefined };

/** A mail as a row shows it. `at` is when it left or failed, or when it is tried next. */
type MailSummary = {
	id: string;
	/** Undefined for a kind that is no longer queued. */
	kind: Delivery["kind"] | undefined;
	recipient: string;
	state: string;
	attempts: number;
	nextAt: number;
	/** Whether a try is under way. */
	held: boolean;
	lastError: string | null;
	/** Whether the mail server refused the recipient's address. */
	addressRefused: boolean;
	createdAt: number;
	at: number;
	caseId: string | null;
	reference: string | null;
	/** Of the case it is about: the company, else the person; null once erased. */
	buyer: string | null;
};

type OutboxList = {
	rows: MailSummary[];
	next: OutboxFilter["after"];
	/** `retried` is how many of those that failed are worth another try: their address was not refused. */
	counts: { failed: number; queued: number; retried: number };
};

type Mails = SelectQueryBuilder<Tables, "outbox", OutboxRow>;

/** A page of the outbox: what waits in the order of its tries, everything else the newest first. */
export async function listOutbox(db: Db, { view, search, after }: OutboxFilter): Promise<OutboxList> {
	const column = view === "sent" ? "sent_at" : "next_at";
	const order = view === "queued" ? "asc" : "desc";
	let rows = db
		.selectFrom("outbox")
		.selectAll()
		.where("state", "=", view === "failed" ? FAILED : view);
	if (view === "sent") rows = rows.where("sent_at", "is not", null);
	if (search) rows = await found(db, rows, view, search);
	if (after) {
		const beyond = order === "asc" ? ">" : "<";
		rows = rows
			.where(column, order === "asc" ? ">=" : "<=", after.at)
			.where((eb) => eb.or([eb(column, beyond, after.at), eb("id", beyond, after.id)]));
	}
	const read = await rows
		.orderBy(column, order)
		.orderBy("id", order)
		.limit(MAIL_PAGE + 1)
		.execute();
	const page = read.slice(0, MAIL_PAGE);
	const last = read.length > MAIL_PAGE ? page.at(-1) : undefined;
	return {
		rows: await summaries(db, page),
		next: last && { at: last[column] ?? 0, id: last.id },
		counts: { ...(await countOutbox(db)), retried: await countRetried(db) },
	};
}

async function countRetried(db: Db): Promise<number> {
	const { count } = await worthRetrying(db)
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.executeTakeFirstOrThrow();
	return Number(count);
}

/** By a case's reference at once, else by what is in the address of whom it goes to. */
async function found(db: Db, rows: Mails, view: OutboxView, search: string): Promise<Mails> {
	const one = await db.selectFrom("quote_case").select("id").where("reference", "=", search).executeTakeFirst();
	if (one) return rows.where("case_id", "=", one.id);
	const matching = rows.where(contains(sql<string>`lower(recipient)`, search.toLowerCase()));
	if (view !== "sent") return matching;
	const border = await db
		.selectFrom("outbox")
		.select("sent_at")
		.where("sent_at", "is not", null)
		.orderBy("sent_at", "desc")
		.offset(SEARCHED)
		.limit(1)
		.executeTakeFirst();
	return border?.sent_at == null ? matching : matching.where("sent_at", ">=", border.sent_at);
}

async function summaries(db: Db, rows: readonly OutboxRow[]): Promise<MailSummary[]> {
	const ids = [...new Set(rows.flatMap(({ case_id }) => case_id ?? []))];
	const cases =
		ids.length === 0
			? []
			: await db.selectFrom("quote_case").select(["id", "reference"]).where("id", "in", ids).execute();
	const buyers =
		ids.length === 0
			? []
			: await db
					.selectFrom("case_buyer")
					.select(["id", "customer_name", "company", "email"])
					.where("id", "in", ids)
					.execute();
	const references = new Map(cases.map(({ id, reference }) => [id, reference]));
	// Once the data is erased the name column holds a placeholder.
	const names = new Map(buyers.map(({ id, ...of }) => [id, of.email ? (of.company ?? of.customer_name) : null]));
	return rows.map((row) => ({
		id: row.id,
		kind: readKind(row.kind),
		recipient: row.recipient,
		state: row.state,
		attempts: row.attempts,
		nextAt: row.next_at,
		held: row.locked_by !== null,
		lastError: row.last_error,
		addressRefused: row.address_refused === 1,
		createdAt: row.created_at,
		at: row.state === "sent" ? (row.sent_at ?? row.created_at) : row.next_at,
		caseId: row.case_id,
		reference: (row.case_id && references.get(row.case_id)) ?? null,
		buyer: (row.case_id && names.get(row.case_id)) ?? null,
	}));
}
