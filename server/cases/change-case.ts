import { readEntry, writeEntryData } from "../../domain/cases/entry.ts";
import { effectOf, keptOf, textOf } from "../../domain/cases/event-rules.ts";
import { readStatus } from "../../domain/cases/statuses.ts";
import { transition } from "../../domain/cases/transition.ts";
import type { CaseRow } from "../platform/db/case-tables.ts";
import type { Db } from "../platform/db/database.ts";
import { HISTORY_COLUMNS, historySince } from "../platform/history-since.ts";
import { newRowId } from "../platform/row-id.ts";
import { type EmailDeps, emailAbout } from "./case-emails.ts";
import { addWords } from "./case-search.ts";
import { queueOf, stateOf } from "./case-state.ts";
import type { Change, Changed, ChangeResult, NotChanged } from "./change.ts";
import { storedAudience } from "./entry-audience.ts";
import { rowAfter } from "./row-effects.ts";

declare module "../../domain/shared/problem.ts" {
	interface ProblemCodes {
		"case-gone": object;
		"case-changed": object;
	}
}

const GONE = { ok: false, reason: "gone", problem: { code: "case-gone" } } as const;

/**
 * The one way a case changes, in the caller's transaction: asks the domain, writes the case and its history, and queues
 * the emails about it.
 * @param alongside what else belongs to it, done before the emails are queued; not called when nothing was changed
 */
export async function changeCase(
	db: Db,
	deps: EmailDeps,
	caseId: string,
	change: Change,
	now: number,
	alongside: (changed: Changed) => Promise<void> = async () => {},
): Promise<ChangeResult> {
	const result = await recordEvent(db, caseId, change, now);
	if (!result.ok || result.done) return result;
	await alongside(result);
	await emailAbout(db, deps, result, change, now);
	return result;
}

/**
 * The same for somebody who cannot have seen a revision: when another change came in between, the domain is asked
 * again about what is there now.
 */
export async function changeCaseAgain(...[db, deps, caseId, ...rest]: Parameters<typeof changeCase>) {
	return untilUnmet(() => changeCase(db, deps, caseId, ...rest));
}

/** The same without emails, repeated as long as another change comes in between. */
export async function recordQuietly(db: Db, caseId: string, change: Change, now: number): Promise<ChangeResult> {
	return untilUnmet(() => recordEvent(db, caseId, change, now));
}

async function untilUnmet(attempt: () => Promise<ChangeResult>): Promise<ChangeResult> {
	for (let tries = 1; ; tries++) {
		const result = await attempt();
		if (result.ok || result.reason !== "conflict" || tries === 20) return result;
	}
}

/**
 * Reads the case, asks the domain, and writes it back only if nobody was faster (compare-and-set on id and revision),
 * with the entry of its history.
 */
async function recordEvent(db: Db, caseId: string, change: Change, now: number): Promise<ChangeResult> {
	const row = await db.selectFrom("quote_case").selectAll().where("id", "=", caseId).executeTakeFirst();
	if (!row) return GONE;
	if (change.entryId && (await entryExists(db, caseId, change.entryId)))
		return { ok: true, row, entryId: change.entryId, done: true };
	if (change.seen !== undefined && change.seen !== row.revision) return changedSince(db, caseId, change.seen);
	const { event, actor } = change;
	const result = transition(stateOf(row), event, actor, now);
	if (!result.ok) return result;
	if (result.done) return { ok: true, row, entryId: "", done: true };
	const { status } = result;
	const patch: Partial<CaseRow> = {
		...rowAfter(row, event, status, { actor, now, silent: change.onBehalf !== undefined }),
		status,
		revision: row.revision + 1,
		changed_at: now,
	};
	const { queue, dueAt } = queueOf({ ...row, ...patch });
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

async function addEntry(db: Db, row: CaseRow, change: Change, from: string, now: number): Promise<string> {
	const { event, actor, staff, onBehalf } = change;
	const id = change.entryId ?? newRowId(now);
	const moved = from === row.status ? {} : { from: readStatus(from), to: readStatus(row.status) };
	const by = staff?.name ?? onBehalf;
	const body = textOf(event);
	await db
		.insertInto("case_entry")
		.values({
			id,
			case_id: row.id,
			revision: row.revision,
			at: now,
			actor,
			staff_id: staff?.id ?? null,
			kind: event.kind,
			audience: storedAudience((onBehalf === undefined && effectOf(event.kind, actor)?.audience) || "internal"),
			body,
			data: writeEntryData({ ...keptOf(event), ...moved, ...(by === undefined ? {} : { by }) }),
		})
		.execute();
	if (body !== "") await addWords(db, row.id, body);
	return id;
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
		.select(HISTORY_COLUMNS)
		.where("case_id", "=", caseId)
		.where("revision", ">", seen)
		.orderBy("revision")
		.execute();
	const since = historySince(seen, rows, (row) => {
		const { kind, data } = readEntry(row.kind, row.data);
		return { kind, by: data.by };
	});
	return { ok: false, reason: "conflict", problem: { code: "case-changed" }, ...since };
}
