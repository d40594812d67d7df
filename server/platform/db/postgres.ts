import { connect, type Socket } from "node:net";
import { Kysely, PostgresDialect, type PostgresQueryResult, type Transaction } from "kysely";
import type { ParameterOrJSON } from "postgres";
import { log } from "../log.ts";
import { isOutage, type Line, lendingPool, tooLate } from "./lent-connection.ts";
import type { Tables } from "./schema.ts";
import { StorageError } from "./storage-error.ts";

/** A person waits at most so long for a database that does not answer, milliseconds. */
const ANSWER_WITHIN = 2500;
const CONNECTIONS = 10;
const ATTEMPTS = 10;
/** Serialization failure and deadlock: the same work, done again, succeeds. */
const AGAIN = new Set(["40001", "40P01"]);

const DISK_FULL = "53100";
/** A standby, or a server that was told to take no writes. */
const READ_ONLY = "25006";

const INT8 = 20;

/**
 * Opens connections to PostgreSQL as they are needed; bigint comes back as a number (all our values are below 2^53).
 * @param answerWithin how long a statement, and the wait for a free connection, may take, milliseconds; 0 for a statement
 *   that takes as long as it needs
 */
export function openPostgres(url: string, answerWithin = ANSWER_WITHIN): Kysely<Tables> {
	const pool = lendingPool(() => openLine(url, answerWithin), CONNECTIONS, answerWithin || ANSWER_WITHIN);
	return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/**
 * One connection: a client of postgres.js that has no other and never opens it again (a transaction would go on
 * outside of itself), on a socket of ours, because nothing else ends a connection whose server is silent. The module
 * is loaded here, so that a site on SQLite does without it.
 */
async function openLine(url: string, answerWithin: number): Promise<Line> {
	const { default: postgres } = await import("postgres");
	const socket = await reach(url);
	const state = { used: false, closed: false };
	const options = {
		max: 1,
		fetch_types: false,
		connect_timeout: ANSWER_WITHIN / 1000,
		idle_timeout: undefined,
		max_lifetime: null,
		types: { int8: { to: INT8, from: [INT8], serialize: String, parse: Number } },
		connection: { statement_timeout: answerWithin, idle_in_transaction_session_timeout: 10_000 },
		// Left out, the server's remarks ("already exists, skipping") are printed.
		onnotice: () => {},
		onclose() {
			if (!state.closed) log.warn("database connection lost");
			state.closed = true;
		},
		socket() {
			if (state.used) throw Object.assign(new Error("This connection is closed for good."), { code: "ECONNRESET" });
			state.used = true;
			return socket;
		},
	};
	const sql = postgres(url, options);
	return {
		get closed() {
			return state.closed;
		},
		async ask<Row>(text: string, parameters: readonly unknown[]) {
			const late = Promise.withResolvers<never>();
			const giveUp = () => late.reject(tooLate(`The database did not answer within ${answerWithin} ms.`));
			const timer = answerWithin > 0 ? setTimeout(giveUp, answerWithin) : undefined;
			try {
				const given = [...parameters] as ParameterOrJSON<never>[];
				const answer = sql.unsafe<Row[]>(text, given, { prepare: given.length > 0 });
				const rows = await Promise.race([answer, late.promise]);
				return { rows, rowCount: rows.count ?? 0, command: rows.command as PostgresQueryResult<Row>["command"] };
			} catch (error) {
				// The library leaves it read-only, and Kysely writes into it who asked.
				if (error instanceof Error) Object.defineProperty(error, "stack", { value: error.stack, writable: true });
				throw error;
			} finally {
				clearTimeout(timer);
			}
		},
		async close() {
			state.closed = true;
			await sql.end({ timeout: 0 });
			socket.destroy();
		},
	};
}

/** A connected socket on which nothing has been said yet. */
function reach(url: string): Promise<Socket> {
	const { hostname, port } = new URL(url);
	const host = hostname.replace(/^\[|\]$/g, "");
	const socket = connect({ host, port: Number(port || 5432) });
	return new Promise((resolve, reject) => {
		const giveUp = () => socket.destroy(tooLate(`The database could not be reached within ${ANSWER_WITHIN} ms.`));
		const timer = setTimeout(giveUp, ANSWER_WITHIN);
		socket.once("close", () => clearTimeout(timer));
		// For good: an error that nobody listens to would end the process.
		socket.on("error", reject);
		socket.once("connect", () => {
			clearTimeout(timer);
			// The name that a server's certificate must be for.
			resolve(Object.assign(socket, { host }));
		});
	});
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
	if (code === READ_ONLY) return new StorageError("unavailable", "no", error);
	return isOutage(error) ? new StorageError("unavailable", finished ? "unknown" : "no", error) : error;
}
