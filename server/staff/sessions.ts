import type { Database, Db } from "../platform/db/database.ts";
import { logError } from "../platform/log.ts";
import { WHOLE } from "./session-life.ts";

/** Ends the sessions of one person, all or all but one. Resolves with how many there were. In the caller's transaction. */
export async function endSessions(db: Db, staffId: string, except?: string): Promise<number> {
	const all = db.deleteFrom("staff_session").where("staff_id", "=", staffId);
	const gone = await (except ? all.where("id", "<>", except) : all).executeTakeFirst();
	return Number(gone.numDeletedRows);
}

/** Ends one session of a person; a session of somebody else is left alone. In the caller's transaction. */
export async function endSession(db: Db, staffId: string, sessionId: string): Promise<boolean> {
	const gone = await db
		.deleteFrom("staff_session")
		.where("id", "=", sessionId)
		.where("staff_id", "=", staffId)
		.executeTakeFirst();
	return gone.numDeletedRows > 0n;
}

/**
 * Deletes what has ended, so that nothing comes back to life when a clock is set back; resolves with how many
 * sessions went.
 */
export async function sweep(database: Database, time: number): Promise<number> {
	const gone = await database.tx(async (db) => {
		await db.deleteFrom("staff_verification").where("expires_at", "<=", time).execute();
		return db
			.deleteFrom("staff_session")
			.where((where) => where.or([where("expires_at", "<=", time), where("created_at", "<=", time - WHOLE)]))
			.executeTakeFirst();
	});
	return Number(gone.numDeletedRows);
}

/** How often what has ended is looked for, milliseconds. */
const SWEEP_EVERY = 60_000;

/** Deletes sessions that have ended, at once and then every minute. @returns what stops it */
export async function keepSwept(database: Database, now: () => number): Promise<() => void> {
	await sweep(database, now());
	const timer = setInterval(() => {
		sweep(database, now()).catch((error) => logError("ended sessions could not be deleted", error));
	}, SWEEP_EVERY);
	timer.unref();
	return () => clearInterval(timer);
}
