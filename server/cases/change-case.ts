import type { Audience, EntryData, EntryKind } from "../../domain/cases/case-entry.ts";
import { caseClock, isClosed } from "../../domain/cases/response-time.ts";
import type { Actor, QuoteEvent, QuoteState, Refusal } from "../../domain/cases/transition.ts";
import { STATUSES, transition } from "../../domain/cases/transition.ts";
import type { CaseRow } from "../platform/db/case-tables.ts";
import type { Db } from "../platform/db/database.ts";
import { insertRow } from "../platform/db/insert-row.ts";
import { newRowId } from "../platform/row-id.ts";
import type { Colleague } from "../staff/staff-permit.ts";

/** What one change does: an event that moves the state, or an entry that leaves it where it is. */
export type Change = {
	actor: Actor;
	staff?: Colleague;
	/** The revision the person saw; left out where only the state matters (the buyer's page, the clock). */
	seen?: number;
	event?: QuoteEvent;
	kind: EntryKind;
	audience: Audience;
	body?: string;
	data?: EntryData;
	/** Whether it is a word to the other side: the buyer's starts our clock, ours stops it. */
	speaks: boolean;
	/** What else changes in the case's row. */
	set?: Partial<CaseRow>;
	/** Makes a form that is sent twice one entry. */
	entryId?: string;
};

/** What the first one did, for the second one who comes too late. */
export type Meanwhile = { kind: string; at: number; actor: string; by: string | undefined; body: string };

export type Changed = { ok: true; row: CaseRow; entryId: string; done: boolean };
export type NotChanged =
	| Refusal
	| { ok: false; reason: "gone"; sentence: string }
	| {
			ok: false;
			reason: "conflict";
			sentence: string;
			meanwhile: Meanwhile[];
			/** The case's revision now: whoever has read `meanwhile` and goes on all the same names it. */
			revision?: number;
	  };
export type ChangeResult = Changed | NotChanged;

const GONE = { ok: false, reason: "gone", sentence: "This case does not exist any more." } as const;

/**
 * The one way a case changes: reads it, asks the domain, and writes it back only if nobody was faster
 * (compare-and-set on id and revision). The history entry is written in the same transaction, the caller's.
 */
export async function changeCase(db: Db, caseId: string, change: Change, now: number): Promise<ChangeResult> {
	const row = await db.selectFrom("quote_case").selectAll().where("id", "=", caseId).executeTakeFirst();
	if (!row) return GONE;
	if (change.entryId && (await entryExists(db, caseId, change.entryId)))
		return { ok: true, row, entryId: change.entryId, done: true };
	if (change.seen !== undefined && change.seen !== row.revision) return changedSince(db, caseId, change.seen);
	let status = statusOf(row.status);
	if (change.event) {
		const result = transition(stateOf(row), change.event, change.actor, now);
		if (!result.ok) return result;
		if (result.done) return { ok: true, row, entryId: "", done: true };
		status = result.status;
	}
	const patch: Partial<CaseRow> = {
		...change.set,
		...moments(row, change, status, now),
		status,
		revision: row.revision + 1,
		changed_at: now,
	};
	const { queue, dueAt } = clockOf({ ...row, ...patch });
	const next: CaseRow = { ...row, ...patch, queue, due_at: dueAt };
	// Only what changes is written: looks at the page are counted beside it, without a revision.
	const written = await db
		.updateTable("quote_case")
		.set({ ...patch, queue, due_at: dueAt })
		.where("id", "=", caseId)
		.where("revision", "=", row.revision)
		.executeTakeFirst();
	if (written.numUpdatedRows !== 1n) return changedSince(db, caseId, row.revision);
	const entryId = await addEntry(db, next, change, row.status, now);
	return { ok: true, row: next, entryId, done: false };
}

/**
 * The same for somebody who cannot have seen a revision: when another change came in between, the domain is asked
 * again about what is there now.
 */
export async function changeCaseAgain(db: Db, caseId: string, change: Change, now: number): Promise<ChangeResult> {
	for (let attempt = 1; ; attempt++) {
		const result = await changeCase(db, caseId, change, now);
		if (result.ok || result.reason !== "conflict" || attempt === 20) return result;
	}
}

/** What the domain judges a case by. */
export function stateOf(row: CaseRow): QuoteState {
	return {
		status: statusOf(row.status),
		owned: row.owner_id !== null,
		currentVersion: row.current_version,
		validUntil: row.valid_until,
	};
}

export function statusOf(text: string) {
	const status = STATUSES.find((known) => known === text);
	if (!status) throw new Error(`The case's status ${text} is unknown.`);
	return status;
}

/** Whose turn it is after a change. */
export function clockOf(row: CaseRow) {
	return caseClock({
		status: statusOf(row.status),
		requestedAt: row.requested_at,
		firstAnsweredAt: row.first_answered_at,
		lastBuyerAt: row.last_buyer_at,
		lastStaffAt: row.last_staff_at,
		resumedAt: row.resumed_at,
		validUntil: row.valid_until,
		closedAt: row.closed_at,
		doubt: row.doubt,
	});
}

function moments(row: CaseRow, change: Change, status: string, now: number): Partial<CaseRow> {
	const closed = isClosed(statusOf(status));
	const closing = { closed_at: closed ? (isClosed(statusOf(row.status)) ? row.closed_at : now) : null };
	if (!change.speaks) return closing;
	if (change.actor === "buyer") return { ...closing, last_buyer_at: now, unread: 1 };
	if (change.actor === "staff")
		return { ...closing, last_staff_at: now, first_answered_at: row.first_answered_at ?? now, unread: 0 };
	return closing;
}

async function addEntry(db: Db, row: CaseRow, change: Change, from: string, now: number): Promise<string> {
	const id = change.entryId ?? newRowId(now);
	const moved = from === row.status ? {} : { from, to: row.status };
	const data: EntryData = { ...change.data, ...moved, ...(change.staff ? { by: change.staff.name } : {}) };
	await db
		.insertInto("case_entry")
		.values({
			id,
			case_id: row.id,
			revision: row.revision,
			at: now,
			actor: change.actor,
			staff_id: change.staff?.id ?? null,
			kind: change.kind,
			audience: change.audience,
			body: change.body ?? "",
			data: JSON.stringify(data),
		})
		.execute();
	if (change.body) await addWords(db, row.id, change.body);
	return id;
}

/** What a case is found by from now on, beside what stands in its row. */
export async function addWords(db: Db, caseId: string, text: string): Promise<void> {
	await db
		.updateTable("case_words")
		.set((eb) => ({ words: eb("words", "||", ` ${text.toLowerCase()}`) }))
		.where("case_id", "=", caseId)
		.execute();
}

/** A telephone number as it is searched: its digits. */
export function digitsOf(phone: string): string {
	return phone.replace(/\D/g, "");
}

async function entryExists(db: Db, caseId: string, entryId: string): Promise<boolean> {
	const row = await db
		.selectFrom("case_entry")
		.select("id")
		.where("id", "=", entryId)
		.where("case_id", "=", caseId)
		.executeTakeFirst();
	return row !== undefined;
}

/** The refusal for somebody who saw an earlier revision, with everything that has happened since. */
export async function changedSince(db: Db, caseId: string, seen: number): Promise<NotChanged> {
	const rows = await db
		.selectFrom("case_entry")
		.select(["revision", "kind", "at", "actor", "body", "data"])
		.where("case_id", "=", caseId)
		.where("revision", ">", seen)
		.orderBy("revision")
		.execute();
	return {
		ok: false,
		reason: "conflict",
		sentence: "Somebody else has changed this case meanwhile. Nothing of yours was saved yet; it is still here.",
		meanwhile: rows.map(({ kind, at, actor, body, data }) => ({
			kind,
			at,
			actor,
			body,
			by: authorOf(data),
		})),
		revision: Math.max(seen, ...rows.map(({ revision }) => revision)),
	};
}

/** The colleague who made an entry, from the data it was stored with; undefined for the buyer and for time alone. */
export function authorOf(data: string): string | undefined {
	const { by }: EntryData = JSON.parse(data);
	return by;
}

/** Opens the case of a request that has just been stored, in the same transaction. */
export async function openCase(
	db: Db,
	request: {
		id: string;
		reference: string;
		customer_name: string;
		company: string | null;
		email: string;
		phone: string;
		address: string;
		notes: string | null;
		country: string;
		total_amount: number;
		pieces: number;
		doubt: string | null;
		created_at: number;
	},
	lines: readonly { name: string; category: string }[],
): Promise<void> {
	const { id, reference, country, doubt, created_at } = request;
	const row: CaseRow = {
		id,
		reference,
		status: "new",
		queue: "first_answer",
		revision: 1,
		owner_id: null,
		country,
		search: searchText([
			reference,
			request.customer_name,
			request.company,
			request.email,
			country,
			...lines.map(({ name }) => name),
			digitsOf(request.phone),
		]),
		value: request.total_amount,
		currency: "INR",
		pieces: request.pieces,
		line_count: lines.length,
		categories: categoryMarks(lines),
		doubt,
		requested_at: created_at,
		due_at: null,
		first_answered_at: null,
		last_buyer_at: created_at,
		last_staff_at: null,
		resumed_at: null,
		unread: 1,
		current_version: 0,
		valid_until: null,
		reminded_version: 0,
		viewed_at: null,
		views: 0,
		changed_at: created_at,
		closed_at: null,
		links_ended_at: null,
	};
	const { queue, dueAt } = clockOf(row);
	await insertRow(db, "quote_case", { ...row, queue, due_at: dueAt });
	const words = [request.address, request.notes ?? ""].join(" ").toLowerCase();
	await insertRow(db, "case_words", { case_id: id, words });
}

/** The categories of a case as they are kept: each once and between commas, so that one is found as it is. */
export function categoryMarks(lines: readonly { category: string }[]): string {
	return `,${[...new Set(lines.map(({ category }) => category))].join(",")},`;
}

/** The words a person looks for, lower-cased once when they are written: both engines then search alike. */
export function searchText(words: readonly (string | null)[]): string {
	return words
		.filter((word) => word !== null && word !== "")
		.join(" ")
		.toLowerCase()
		.slice(0, 2000);
}
