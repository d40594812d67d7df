import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { CompiledQuery, type DatabaseConnection, type Dialect, type Driver, type QueryResult } from "kysely";
import { BoundedMap } from "../bounded-map.ts";
import { sqliteWith, streamQuery } from "./sqlite-parts.ts";

const STATEMENT_CACHE = 200;

/** Kysely on Node's own SQLite: one connection, handed to one user at a time, so that no read sees half a write. */
export function sqliteDialect(database: DatabaseSync): Dialect {
	return sqliteWith(() => new SqliteDriver(database));
}

/**
 * Opens a database file so that a committed transaction survives a loss of power.
 * @param alone exclusively: no other process may have it open until it is closed; SQLITE_BUSY when one has
 * @throws when the file system does not give what was asked for (the settings are read back).
 */
export function openSqlite(file: string, alone = false): DatabaseSync {
	const database = new DatabaseSync(file, { timeout: 0, enableForeignKeyConstraints: true });
	// Before the first look at the file: it is then locked as long as it is open, and not for each transaction.
	if (alone) database.exec("PRAGMA locking_mode = EXCLUSIVE");
	const mode = database.prepare("PRAGMA journal_mode = WAL").get();
	if (alone) database.exec("BEGIN EXCLUSIVE; COMMIT");
	database.exec("PRAGMA synchronous = FULL");
	database.exec("PRAGMA wal_autocheckpoint = 4000");
	// What is erased is overwritten: a page that is only let go of would be in the file, and in each backup of it.
	database.exec("PRAGMA secure_delete = ON");
	const synchronous = database.prepare("PRAGMA synchronous").get();
	if (mode?.journal_mode !== "wal" || synchronous?.synchronous !== 2) {
		throw new Error(`SQLite refused WAL with full synchronisation on ${file}.`);
	}
	return database;
}

class SqliteDriver implements Driver {
	readonly #database: DatabaseSync;
	readonly #connection: SqliteConnection;
	#turn: Promise<void> = Promise.resolve();
	#done: () => void = () => {};

	constructor(database: DatabaseSync) {
		this.#database = database;
		this.#connection = new SqliteConnection(database);
	}

	async init(): Promise<void> {}

	async acquireConnection(): Promise<DatabaseConnection> {
		const before = this.#turn;
		const { promise, resolve } = Promise.withResolvers<void>();
		this.#turn = promise;
		await before;
		this.#done = resolve;
		return this.#connection;
	}

	async releaseConnection(): Promise<void> {
		this.#done();
	}

	async beginTransaction(connection: DatabaseConnection): Promise<void> {
		await connection.executeQuery(CompiledQuery.raw("begin immediate"));
	}

	async commitTransaction(connection: DatabaseConnection): Promise<void> {
		await connection.executeQuery(CompiledQuery.raw("commit"));
	}

	async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
		await connection.executeQuery(CompiledQuery.raw("rollback"));
	}

	async destroy(): Promise<void> {
		this.#database.close();
	}
}

/** Asking a statement for its columns costs as much as running it: that is done once. */
type Prepared = { statement: StatementSync; answersRows: boolean };

class SqliteConnection implements DatabaseConnection {
	readonly #database: DatabaseSync;
	/** Those of searches, which are many, drive out none that are asked all the time. */
	readonly #statements = new BoundedMap<string, Prepared>(STATEMENT_CACHE);
	readonly streamQuery = streamQuery;

	constructor(database: DatabaseSync) {
		this.#database = database;
	}

	async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
		const { statement, answersRows } = this.#prepare(sql);
		const values = parameters as readonly SQLInputValue[];
		if (answersRows) return { rows: statement.all(...values) as Row[] };
		const { changes } = statement.run(...values);
		return { rows: [], numAffectedRows: BigInt(changes) };
	}

	#prepare(sql: string): Prepared {
		let prepared = this.#statements.get(sql);
		if (!prepared) {
			const statement = this.#database.prepare(sql);
			prepared = { statement, answersRows: statement.columns().length > 0 };
			this.#statements.set(sql, prepared);
		}
		return prepared;
	}
}
