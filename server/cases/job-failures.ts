import { type CaseFailure, type CaseJob, TOLD_AFTER, waitAfter } from "../../domain/cases/case-job.ts";
import type { Database, Db } from "../platform/db/database.ts";
import { logError } from "../platform/log.ts";
import { recordQuietly } from "./change-case.ts";

/**
 * The cases for which a job may be tried now, to be joined as `f`: those where it has never failed, with null `tries`, and
 * those whose time to try again has come.
 */
export function casesToTry(db: Db, job: CaseJob, now: number) {
	return db
		.selectFrom("quote_case")
		.leftJoin("case_failure", (join) =>
			join.onRef("case_failure.case_id", "=", "quote_case.id").on("case_failure.job", "=", job),
		)
		.select(["quote_case.id as case_id", "case_failure.tries"])
		.where((eb) => eb.or([eb("case_failure.next_at", "is", null), eb("case_failure.next_at", "<=", now)]))
		.as("f");
}

/** What could not be done for a case so far and concerns the company, the oldest first. */
export async function failuresOf(db: Db, caseId: string): Promise<CaseFailure[]> {
	const rows = await db
		.selectFrom("case_failure")
		.select(["job", "tries", "first_at", "next_at"])
		.where("case_id", "=", caseId)
		.where("tries", ">=", TOLD_AFTER)
		.orderBy("first_at")
		.execute();
	return rows.map(({ job, tries, first_at, next_at }) => ({ job, tries, firstAt: first_at, nextAt: next_at }));
}

/** Once a job has been done, nothing is left of its failures. */
export async function forgetFailure(database: Database, job: CaseJob, caseId: string): Promise<void> {
	await database.tx((db) =>
		db.deleteFrom("case_failure").where("case_id", "=", caseId).where("job", "=", job).execute(),
	);
}

/** Records that a job failed for a case, and notifies the company after a few tries. */
export async function noteFailure(
	database: Database,
	job: CaseJob,
	caseId: string,
	now: number,
	why: unknown,
): Promise<void> {
	const tries = await database.tx((db) => count(db, job, caseId, now));
	if (tries === undefined) return;
	logError("not done for a case; tried again later", why, { case: caseId, job, tries });
	if (tries !== TOLD_AFTER) return;
	// By itself: what keeps the job from being done may keep this from being written as well.
	await database.tx((db) => notifyStaff(db, job, caseId, now)).catch((error) => logError("staff not notified", error));
}

/** @returns how often it has failed now, undefined when another process has just noted the same */
async function count(db: Db, job: CaseJob, caseId: string, now: number): Promise<number | undefined> {
	const before = await db
		.selectFrom("case_failure")
		.select(["tries", "next_at"])
		.where("case_id", "=", caseId)
		.where("job", "=", job)
		.executeTakeFirst();
	if (before && before.next_at > now) return undefined;
	const tries = (before?.tries ?? 0) + 1;
	const times = { tries, next_at: now + waitAfter(tries, Math.random()) };
	await db
		.insertInto("case_failure")
		.values({ case_id: caseId, job, first_at: now, ...times })
		.onConflict((row) => row.columns(["case_id", "job"]).doUpdateSet(times))
		.execute();
	return tries;
}

/** The case is unread again; its page says what to do. */
async function notifyStaff(db: Db, job: CaseJob, caseId: string, now: number): Promise<void> {
	await recordQuietly(db, caseId, { actor: "clock", event: { kind: "job_failed", job } }, now);
}
