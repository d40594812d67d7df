import { Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import { logError } from "../log.ts";
import { isOutage, lendFrom } from "./lent-connection.ts";
import type { Tables } from "./schema.ts";
import { StorageError } from "./storage-error.ts";

/** A person waits at most so long for a database that does not answer, milliseconds. */
const ANSWER_WITHIN = 2500;
const ATTEMPTS = 10;
/** Serialization failure and deadlock: the same work, done again, succeeds. */
const AGAIN = new Set(["40001", "40P01"]);

const DISK_FULL = "53100";

const INT8 = 20;

/** Opens a pool on PostgreSQL; bigint comes back as a number (all our values are below 2^53). */
export function openPostgres(url: string): Kysely<Tables> {
	const types = {
		getTypeParser: (oid: number, format?: "text" | "binary") =>
			oid === INT8 && format !== "binary" ? Number : pg.types.getTypeParser(oid, format),
	};
	const pool = new pg.Pool({
		connectionString: url,
		max: 10,
		types: types as pg.CustomTypesConfig,
		connectionTimeoutMillis: ANSWER_WITHIN,
		query_timeout: ANSWER_WITHIN,
		statement_timeout: ANSWER_WITHIN,
		idle_in_transaction_session_timeout: 10_000,
		keepAlive: true,
	});
	// A connection may die while it is idle, and also in somebody's hands: whoever waits on it is told by his query.
	// Without these lines either would end the process.
	pool.on("error", (error) => logError("idle database connection lost", error));
	pool.on("connect", (client) => client.on("error", (error) => logError("database connection lost", error)));
	return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: lendFrom(pool) }) });
}

/** One transaction on PostgreSQL, done again when another one got in its way. */
export async function postgresTx<T>(db: Kysely<Tables>, work: (tx: Transaction<Tables>) => Promise<T>): Promise<T> {
	for (let attempt = 1; ; attempt++) {
		let finished = false;
		try {
			return await db.transaction().execute(async (tx) => {
				const value = await work(tx);
				finished = true;
				return value;
			});
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
	return isOutage(error) ? new StorageError("unavailable", finished ? "unknown" : "no", error) : error;
}
