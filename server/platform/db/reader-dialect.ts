import type { SQLInputValue } from "node:sqlite";
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from "kysely";
import type { Reader } from "./reader.ts";
import { sqliteWith, streamQuery } from "./sqlite-parts.ts";

/** Kysely on a file that is read in a thread of its own; it reads and nothing else. */
export function readerDialect(reader: Reader): Dialect {
	return sqliteWith(() => new ReaderDriver(reader));
}

class ReaderDriver implements Driver {
	readonly #reader: Reader;
	readonly #connection: ReaderConnection;

	constructor(reader: Reader) {
		this.#reader = reader;
		this.#connection = new ReaderConnection(reader);
	}

	async init(): Promise<void> {}

	async acquireConnection(): Promise<DatabaseConnection> {
		return this.#connection;
	}

	async releaseConnection(): Promise<void> {}

	beginTransaction = refuse;
	commitTransaction = refuse;
	rollbackTransaction = refuse;

	destroy(): Promise<void> {
		return this.#reader.close();
	}
}

async function refuse(): Promise<never> {
	throw new Error("What takes long is read outside of transactions.");
}

class ReaderConnection implements DatabaseConnection {
	readonly #reader: Reader;
	readonly streamQuery = streamQuery;

	constructor(reader: Reader) {
		this.#reader = reader;
	}

	async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
		const rows = await this.#reader.rows(sql, parameters as readonly SQLInputValue[]);
		return { rows: rows as Row[] };
	}
}
