import { randomUUID } from "node:crypto";
import {
	type InquiryEvent,
	type InquiryRefusal,
	type InquiryState,
	inquiryTransition,
	readInquiryStatus,
} from "../../domain/inquiries/inquiry-case.ts";
import { type InquiryEntryData, readInquiryEntry, writeInquiryEntry } from "../../domain/inquiries/inquiry-entry.ts";
import type { Problem } from "../../domain/shared/problem.ts";
import { readLocale } from "../../messages/registry.ts";
import { enqueue } from "../outbox/index.ts";
import { actionId } from "../platform/action-id.ts";
import type { Db } from "../platform/db/database.ts";
import type { GuardedDatabase } from "../platform/db/guarded-database.ts";
import { HISTORY_COLUMNS, historySince } from "../platform/history-since.ts";
import type { Colleague, StaffPermit } from "../staff/index.ts";

declare module "../../domain/shared/problem.ts" {
	interface DeskProblemCodes {
		"inquiry-gone": object;
		"inquiry-changed": object;
	}
}

type InquiryCaseDeps = {
	database: GuardedDatabase;
	mailDomain: string;
	now: () => number;
	/** Called after a commit that queued mail. */
	mailQueued: () => void;
};

/** An inquiry as the person saw it: what they do is refused when somebody was faster. */
type SeenInquiry = { id: string; revision: number };

export type InquiryAction = { entryId?: string } & (
	| Exclude<InquiryEvent, { kind: "assign" }>
	| { kind: "assign"; ownerId: string | null; ownerName: string }
);

/** What the first one did, for the second one who comes too late. */
type InquiryMeanwhile = { kind: string; at: number; actor: string; by: string | undefined; body: string };

type InquiryChanged =
	/** `done` is true when the same form had done it before. */
	| { ok: true; revision: number; done: boolean }
	| InquiryRefusal
	| { ok: false; reason: "gone"; problem: Problem }
	/** `revision` is the one that `meanwhile` leads up to. */
	| { ok: false; reason: "conflict"; problem: Problem; meanwhile: InquiryMeanwhile[]; revision: number };

const GONE = { ok: false, reason: "gone", problem: { code: "inquiry-gone" } } as const;

/** The company's side of inquiries. The caller brings what the desk's gate gave; see app/desk. */
export function createInquiryCases({ database, mailDomain, now, mailQueued }: InquiryCaseDeps) {
	return {
		/** Does what a colleague decides, with its mail, in one transaction; compare-and-set on the revision seen. */
		async perform(staff: StaffPermit, seen: SeenInquiry, action: InquiryAction): Promise<InquiryChanged> {
			const result = await database.tx(staff, (db) => change(db, staff, seen, action, mailDomain, now()));
			if (result.ok && action.kind === "reply") mailQueued();
			return result;
		},
	};
}

async function change(
	db: Db,
	staff: Colleague,
	{ id, revision: seen }: SeenInquiry,
	action: InquiryAction,
	mailDomain: string,
	now: number,
): Promise<InquiryChanged> {
	const row = await db.selectFrom("inquiry").selectAll().where("id", "=", id).executeTakeFirst();
	if (!row) return GONE;
	const known = actionId(id, action);
	if (known && (await isDone(db, id, known))) return { ok: true, revision: row.revision, done: true };
	if (seen !== row.revision) return conflict(db, id, seen);
	const result = inquiryTransition(stateOf(row), action);
	if (!result.ok) return result;
	// Erased: the address is gone.
	if (action.kind === "reply" && row.email === "") return GONE;
	const revision = row.revision + 1;
	const written = await db
		.updateTable("inquiry")
		.set({
			status: result.status,
			doubt: result.suspicion,
			revision,
			changed_at: now,
			...(action.kind === "assign" ? { owner_id: action.ownerId } : {}),
			...(action.kind === "reply" ? { answered_at: row.answered_at ?? now, owner_id: row.owner_id ?? staff.id } : {}),
		})
		.where("id", "=", id)
		.where("revision", "=", row.revision)
		.executeTakeFirst();
	if (written.numUpdatedRows !== 1n) return conflict(db, id, row.revision);
	const data: InquiryEntryData = {
		by: staff.name,
		...(action.kind === "assign" ? { ownerName: action.ownerName } : {}),
	};
	const entryId = known ?? randomUUID();
	const body = action.kind === "reply" ? action.message : action.kind === "note" ? action.text : "";
	await addInquiryEntry(db, { id: entryId, inquiryId: id, revision, at: now, staff, kind: action.kind, body, data });
	if (action.kind === "reply") {
		const sender = { recipient: row.email, locale: readLocale(row.locale) };
		await enqueue(db, { kind: "inquiry-reply", inquiryId: id, entryId }, sender, mailDomain, now);
	}
	return { ok: true, revision, done: false };
}

/** One line of what was said and done about an inquiry, in the caller's transaction. */
export async function addInquiryEntry(
	db: Db,
	entry: {
		id: string;
		inquiryId: string;
		revision: number;
		at: number;
		staff?: Colleague;
		kind: string;
		body: string;
		data: InquiryEntryData;
	},
): Promise<void> {
	const { id, inquiryId, revision, at, staff, kind, body, data } = entry;
	await db
		.insertInto("inquiry_entry")
		.values({
			id,
			inquiry_id: inquiryId,
			revision,
			at,
			actor: staff ? "staff" : "clock",
			staff_id: staff?.id ?? null,
			kind,
			body,
			data: writeInquiryEntry(data),
		})
		.execute();
}

/** What the domain judges an inquiry by. */
export function stateOf(row: { status: string; answered_at: number | null; doubt: string | null }): InquiryState {
	return { status: readInquiryStatus(row.status), answered: row.answered_at !== null, suspicion: row.doubt };
}

async function isDone(db: Db, inquiryId: string, entryId: string): Promise<boolean> {
	const row = await db
		.selectFrom("inquiry_entry")
		.select("id")
		.where("id", "=", entryId)
		.where("inquiry_id", "=", inquiryId)
		.executeTakeFirst();
	return row !== undefined;
}

async function conflict(db: Db, inquiryId: string, seen: number): Promise<InquiryChanged> {
	const rows = await db
		.selectFrom("inquiry_entry")
		.select(HISTORY_COLUMNS)
		.where("inquiry_id", "=", inquiryId)
		.where("revision", ">", seen)
		.orderBy("revision")
		.execute();
	const since = historySince(seen, rows, ({ kind, data }) => ({ kind, by: readInquiryEntry(data).by }));
	return { ok: false, reason: "conflict", problem: { code: "inquiry-changed" }, ...since };
}
