import { DatabaseSync } from "node:sqlite";
import { CompiledQuery, type DatabaseConnection, type Dialect, type Driver } from "kysely";
import { logError } from "../log.ts";
import { SqliteConnection, SqliteTurns } from "./sqlite-connection.ts";
import { sqliteWith } from "./sqlite-parts.ts";

/** Kysely on Node's own SQLite: one connection, handed to one user at a time, so that no read sees half a write. */
export function sqliteDialect(database: DatabaseSync): Dialect {
	return sqliteWith(() => new SqliteDriver(new SqliteTurns(database)));
}

/**
 * Kysely for those who write, and for those who only read: these have the same connection as long as nobody has it, and
 * else another one, which has what is committed. A transaction of a catalogue takes seconds, and no page waits for it.
 * @param file opened once more for reading, when it is first needed; undefined where no second connection may have it
 */
export function sqliteDialects(database: DatabaseSync, file: string | undefined): { write: Dialect; read: Dialect } {
	const turns = new SqliteTurns(database);
	return {
		write: sqliteWith(() => new SqliteDriver(turns)),
		read: sqliteWith(() => (file === undefined ? new SqliteDriver(turns) : new ReadingDriver(turns, file))),
	};
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
	protected readonly turns: SqliteTurns;

	constructor(turns: SqliteTurns) {
		this.turns = turns;
	}

	async init(): Promise<void> {}

	acquireConnection(): Promise<DatabaseConnection> {
		return this.turns.take();
	}

	async releaseConnection(_connection: DatabaseConnection): Promise<void> {
		this.turns.end();
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
		this.turns.close();
	}
}

class ReadingDriver extends SqliteDriver {
	readonly #file: string;
	#aside: { database: DatabaseSync; connection: SqliteConnection } | undefined;

	constructor(turns: SqliteTurns, file: string) {
		super(turns);
		this.#file = file;
	}

	/**
	 * Where there is no second connection, for want of file handles say, a reader waits for their turn. Kysely is never
	 * given an error here: it would keep the lock that it has taken for this, and nobody would read any more.
	 */
	override async acquireConnection(): Promise<DatabaseConnection> {
		if (!this.turns.isFree) {
			try {
				return this.#besideTheWrite();
			} catch (error) {
				logError("a second connection for reading could not be opened", error);
			}
		}
		return this.turns.take();
	}

	/** Nobody has to wait for their turn here: each of its statements is over before anybody else is asked. */
	#besideTheWrite(): DatabaseConnection {
		if (!this.#aside) {
			const database = new DatabaseSync(this.#file, { readOnly: true, timeout: 0 });
			try {
				// SQLite opens its log with the first read, which wants a file handle of its own.
				database.prepare("select count(*) from sqlite_schema").get();
			} catch (error) {
				database.close();
				throw error;
			}
			this.#aside = { database, connection: new SqliteConnection(database) };
		}
		return this.#aside.connection;
	}

	override async releaseConnection(connection: DatabaseConnection): Promise<void> {
		if (connection !== this.#aside?.connection) this.turns.end();
	}

	override async destroy(): Promise<void> {
		this.#aside?.database.close();
		this.turns.close();
	}
}
