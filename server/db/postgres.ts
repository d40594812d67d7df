import { Kysely, PostgresDialect, sql, type Transaction } from "kysely";
import pg from "pg";
import { logError } from "../log.ts";
import type { Tables } from "./schema.ts";
import { StorageError } from "./storage-error.ts";

/** A person waits at most so long for a database that does not answer, milliseconds. */
const ANSWER_WITHIN = 2500;
const ATTEMPTS = 10;
/** Serialization failure and deadlock: the same work, done again, succeeds. */
const AGAIN = new Set(["40001", "40P01"]);

const INT8 = 20;

/** Opens a pool on PostgreSQL; bigint comes back as a number (all our values are below 2^53). */
export function openPostgres(url: string): { pool: pg.Pool; db: Kysely<Tables> } {
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
	// A connection that dies while idle is replaced at the next use; without this line it would end the process.
	pool.on("error", (error) => logError("idle database connection lost", error));
	return { pool, db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) };
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

/** Classes 08 (connection), 53 (resources), 57 (shutdown) and everything without an SQLSTATE are the server's, not ours. */
function explain(error: unknown, code: string, finished: boolean): unknown {
	if (code === "53100") return new StorageError("full", "no", error);
	const ours = error instanceof Error && error.constructor.name === "DatabaseError" && !/^(08|53|57)/.test(code);
	const network =
		/^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOST|ENET)/.test(code) || /timeout|terminated|Connection/i.test(String(error));
	if (ours || !(network || /^(08|53|57)/.test(code))) return error;
	return new StorageError("unavailable", finished ? "unknown" : "no", error);
}

export { sql };
