import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import { log } from "../log.ts";
import { asOutage } from "./outage.ts";

/** How long at most a person waits for a database that does not answer, milliseconds. */
const ANSWER_WITHIN = 2500;
const CONNECTIONS = 10;
/** How long a connection is idle before it is closed, milliseconds. */
const IDLE = 60_000;
/** After how long a connection on which nothing moves is probed, so that a firewall forgets none; milliseconds. */
const KEEP_ALIVE = 10_000;
/** After how long the server ends a transaction in which nothing is asked, milliseconds. */
const IDLE_IN_TRANSACTION = 10_000;

const INT8 = 20;

/**
 * The pool of `pg`, with its own time limits, as Kysely's dialect asks for it. The package is loaded here, so that a
 * site on SQLite does without it.
 * @param answerWithin how long a statement, and the wait for a connection, may take, milliseconds; 0 for a statement
 *   that takes as long as it needs
 */
export async function openPool(
	url: string,
	answerWithin = ANSWER_WITHIN,
	connections = CONNECTIONS,
): Promise<PostgresPool> {
	const { Pool, types } = await import("pg");
	const pool = new Pool({
		connectionString: withLibpqModes(url),
		max: connections,
		connectionTimeoutMillis: answerWithin || ANSWER_WITHIN,
		query_timeout: answerWithin,
		statement_timeout: answerWithin,
		idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION,
		idleTimeoutMillis: IDLE,
		keepAlive: true,
		keepAliveInitialDelayMillis: KEEP_ALIVE,
		types: {
			// bigint comes back as a number: all our values are below 2^53.
			getTypeParser: (type: number, format?: "text" | "binary") =>
				type === INT8 ? Number : types.getTypeParser(type, format ?? "text"),
		},
	});
	// Whether it is in use or not: an error without a listener would end the process.
	pool.on("connect", (client) => client.on("error", () => log.warn("database connection lost")));
	pool.on("error", () => {});
	return {
		options: pool.options,
		async connect() {
			try {
				return new LentConnection(await pool.connect());
			} catch (error) {
				throw asOutage(error) ?? error;
			}
		},
		end: () => pool.end(),
	};
}

/**
 * A connection that was lost, or that did not answer in time, is asked nothing more: a rollback on it would make the
 * person wait as long once more, and the next user would queue behind what still runs on it. The pool closes it
 * instead, and the server rolls back its work.
 */
class LentConnection implements PostgresPoolClient {
	readonly #client: PostgresPoolClient;
	#lost: Error | undefined;

	constructor(client: PostgresPoolClient) {
		this.#client = client;
	}

	query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
	query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
	query<R>(
		text: string | PostgresCursor<R>,
		parameters: readonly unknown[] = [],
	): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
		if (typeof text !== "string") throw new Error("Rows are read page by page, not streamed.");
		return this.#ask<R>(text, parameters);
	}

	release(discard = false): void {
		this.#client.release(discard || this.#lost !== undefined);
	}

	async #ask<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
		if (this.#lost) throw this.#lost;
		try {
			return await this.#client.query<R>(sql, parameters);
		} catch (error) {
			this.#lost = asOutage(error);
			throw this.#lost ?? error;
		}
	}
}

/** `sslmode=require` encrypts without looking at the certificate, as PostgreSQL's own programs read it; `verify-full` looks. */
export function withLibpqModes(url: string): string {
	const address = new URL(url);
	if (address.searchParams.has("sslmode")) address.searchParams.set("uselibpqcompat", "true");
	return address.href;
}
