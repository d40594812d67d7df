import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";

/** One connection to the server, asked one thing at a time. Once it is closed, every question fails. */
export type Line = {
	ask<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
	readonly closed: boolean;
	close(): Promise<void>;
};

/** SQLSTATE classes of a server that cannot serve: connection, resources, shutdown or timeout. */
const SERVER_CANNOT = /^(08|53|57)/;
const NETWORK = /^(CONNECT|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOST|ENET)/;

/** Whether an error says that the database or the way to it failed, and not that it refused what we asked. */
export function isOutage(error: unknown): boolean {
	if (!(error instanceof Error) || !("code" in error)) return false;
	return (error.name === "PostgresError" ? SERVER_CANNOT : NETWORK).test(String(error.code));
}

/** A database that keeps somebody waiting for too long, said as what it is: an outage. */
export function tooLate(what: string): Error {
	return Object.assign(new Error(what), { code: "ETIMEDOUT" });
}

/**
 * At most `most` connections, opened when they are needed and lent to one user at a time.
 * @param patience how long a user waits for one that others have, milliseconds
 */
export function lendingPool(open: () => Promise<Line>, most: number, patience: number): PostgresPool {
	/** A place for each connection; empty where none is open. */
	const places: (Line | undefined)[] = Array.from({ length: most });
	const waiting = new Set<(line: Line | undefined) => void>();
	const giveBack = (line: Line | undefined) => {
		const [first] = waiting;
		if (first) first(line);
		else places.push(line);
	};
	const turn = () =>
		new Promise<Line | undefined>((resolve, reject) => {
			const mine = (line: Line | undefined) => {
				clearTimeout(timer);
				waiting.delete(mine);
				resolve(line);
			};
			const timer = setTimeout(() => {
				waiting.delete(mine);
				reject(tooLate(`No connection to the database came free within ${patience} ms.`));
			}, patience);
			waiting.add(mine);
		});
	return {
		options: {},
		async connect() {
			const kept = places.length > 0 ? places.pop() : await turn();
			try {
				return new LentConnection(kept && !kept.closed ? kept : await open(), giveBack);
			} catch (error) {
				giveBack(undefined);
				throw error;
			}
		},
		async end() {
			await Promise.all(places.map((line) => line?.close()));
		},
	};
}

/**
 * A connection that was lost, or that did not answer in time, is not asked again: a rollback on it would make the
 * person wait as long once more, and the next user would queue behind what still runs on it. It is closed instead,
 * and the server undoes what it had begun.
 */
class LentConnection implements PostgresPoolClient {
	readonly #line: Line;
	readonly #giveBack: (line: Line | undefined) => void;
	#lost: { cause: unknown } | undefined;

	constructor(line: Line, giveBack: (line: Line | undefined) => void) {
		this.#line = line;
		this.#giveBack = giveBack;
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
		const lost = discard || this.#lost !== undefined;
		if (lost) void this.#line.close();
		this.#giveBack(lost ? undefined : this.#line);
	}

	async #ask<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
		if (this.#lost) throw this.#lost.cause;
		try {
			return await this.#line.ask<R>(sql, parameters);
		} catch (error) {
			if (isOutage(error)) this.#lost = { cause: error };
			throw error;
		}
	}
}
