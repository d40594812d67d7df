import type { CaseJob } from "../../domain/cases/case-job.ts";
import { forgetFailure, noteFailure } from "../cases/index.ts";
import type { Database, Db } from "../platform/db/database.ts";
import { DocumentError } from "../platform/document-error.ts";
import { StorageError } from "../platform/storage-error.ts";
import type { JobDeps } from "./job.ts";

/** A case that is due for a job; `tries` is how often that has failed, null for never. */
type DueCase = { id: string; tries: number | null };

/**
 * Does one job for each case that is due, each by itself: one that throws does not delay the others. What failed is noted and
 * tried again with growing distance; after a few tries staff read it with the case.
 * @throws StorageError when the database itself fails: then nothing is wrong with any one case
 */
export async function eachCase(
	database: Database,
	job: CaseJob,
	due: readonly DueCase[],
	now: number,
	work: (caseId: string) => Promise<void>,
): Promise<void> {
	for (const { id, tries } of due) {
		try {
			await work(id);
			if (tries !== null) await forgetFailure(database, job, id);
		} catch (error) {
			if (error instanceof StorageError) throw error;
			// Nothing is wrong with the case: the site is stopping, or others are before it.
			if (error instanceof DocumentError && (error.reason === "closed" || error.reason === "busy")) return;
			await noteFailure(database, job, id, now, error);
		}
	}
}

/**
 * The same for work that is one transaction and may queue an email.
 * @param work returns whether it did anything
 */
export async function eachCaseInTx(
	{ database, mailQueued }: JobDeps,
	job: CaseJob,
	due: readonly DueCase[],
	now: number,
	work: (db: Db, caseId: string) => Promise<boolean>,
): Promise<void> {
	let queued = false;
	await eachCase(database, job, due, now, async (id) => {
		if (await database.tx((db) => work(db, id))) queued = true;
	}).finally(() => {
		if (queued) mailQueued();
	});
}
