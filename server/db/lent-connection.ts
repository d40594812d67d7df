import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";

/** SQLSTATE classes of a server that cannot serve: connection, resources, shutdown or timeout. */
const SERVER_CANNOT = /^(08|53|57)/;
const NETWORK = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOST|ENET)/;

/** Whether an error says that the database or the way to it failed, and not that it refused what we asked. */
export function isOutage(error: unknown): boolean {
	const code = error instanceof Error && "code" in error ? String(error.code) : "";
	if (error instanceof Error && error.constructor.name === "DatabaseError") return SERVER_CANNOT.test(code);
	return NETWORK.test(code) || SERVER_CANNOT.test(code) || /timeout|terminated|Connection/i.test(String(error));
}

/**
 * The pool as Kysely uses it. A connection that was lost, or that did not answer in time, is not asked again: a
 * rollback on it would make the person wait as long once more, and the next user would queue behind what still
 * runs on it. It is closed instead, and the server undoes what it had begun.
 */
export function lendFrom(pool: PostgresPool): PostgresPool {
	return {
		options: pool.options,
		connect: async () => new LentConnection(await pool.connect()),
		end: () => pool.end(),
	};
}

class LentConnection implements PostgresPoolClient {
	readonly #client: PostgresPoolClient;
	#lost: { cause: unknown } | undefined;

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

	release(): void {
		this.#client.release(this.#lost !== undefined);
	}

	async #ask<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
		if (this.#lost) throw this.#lost.cause;
		try {
			return await this.#client.query<R>(sql, parameters);
		} catch (error) {
			if (isOutage(error)) this.#lost = { cause: error };
			throw error;
		}
	}
}
