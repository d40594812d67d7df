import { Kysely, PostgresDialect, type Transaction } from "kysely";
import { StorageError } from "../storage-error.ts";
import { Outage } from "./outage.ts";
import { openPool } from "./postgres-pool.ts";
import type { Tables } from "./schema.ts";

const ATTEMPTS = 10;
/** Serialization failure and deadlock: the same work, done again, succeeds. */
const AGAIN = new Set(["40001", "40P01"]);

const DISK_FULL = "53100";
/** A standby, or a server in read-only mode. */
const READ_ONLY = "25006";

/**
 * Opens connections to PostgreSQL as they are needed; bigint comes back as a number (all our values are below 2^53).
 * @param answerWithin how long a statement, and the wait for a free connection, may take, milliseconds; 0 for a statement
 *   that takes as long as it needs
 * @param connections at most
 */
export function openPostgres(url: string, answerWithin?: number, connections?: number): Kysely<Tables> {
	return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: () => openPool(url, answerWithin, connections) }) });
}

/**
 * One transaction on PostgreSQL, done again when another one got in its way.
 * @param committed told how long the commit took, milliseconds
 */
export async function postgresTx<T>(
	db: Kysely<Tables>,
	work: (tx: Transaction<Tables>) => Promise<T>,
	committed: (ms: number) => void = () => {},
): Promise<T> {
	for (let attempt = 1; ; attempt++) {
		let finished = false;
		let since = 0;
		try {
			const value = await db.transaction().execute(async (tx) => {
				const result = await work(tx);
				finished = true;
				since = performance.now();
				return result;
			});
			committed(performance.now() - since);
			return value;
		} catch (error) {
			const code = error instanceof Error && "code" in error ? String(error.code) : "";
			if (AGAIN.has(code) && attempt < ATTEMPTS) {
				await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt));
				continue;
			}
			throw explain(error, code, finished);
		}
	}
}

function explain(error: unknown, code: string, finished: boolean): unknown {
	if (code === DISK_FULL) return new StorageError("full", "no", error);
	if (code === READ_ONLY) return new StorageError("unavailable", "no", error);
	return error instanceof Outage ? new StorageError("unavailable", finished ? "unknown" : "no", error) : error;
}
