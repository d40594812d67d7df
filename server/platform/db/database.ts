import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { Kysely, sql } from "kysely";
import { migrate } from "./migrate.ts";
import { openPostgres, postgresTx } from "./postgres.ts";
import { Readiness } from "./readiness.ts";
import type { Tables } from "./schema.ts";
import { openSqlite, sqliteDialect } from "./sqlite-dialect.ts";
import { WriteQueue } from "./write-queue.ts";

export type Db = Kysely<Tables>;

/** The one way to the data: reads go through `read`, every write through `tx`. */
export type Database = {
	engine: "sqlite" | "postgres";
	/** Where the data is stored, without any password. */
	place: string;
	read: Db;
	/**
	 * Runs `work` in one transaction; resolves when it is durable. Nothing in it may wait for the network, and it may
	 * run more than once, each time from its start, before it counts.
	 * @throws StorageError when the database cannot be written; anything `work` throws, after rolling back.
	 */
	tx<T>(work: (db: Db) => Promise<T>): Promise<T>;
	/** Lets nothing of what was erased stay in a log that the next start would read; in its own time on PostgreSQL. */
	flushErased(): Promise<void>;
	/** Resolves when the database answers and takes writes; wears no disk out, however often it is asked. */
	ready(): Promise<void>;
	close(): Promise<void>;
};

/** Where the data is stored: PostgreSQL when `databaseUrl` is given, SQLite in `dataDir` otherwise. */
export type Place = { dataDir: string; databaseUrl: string | undefined };

/** Opens the database and brings its tables up to date. */
export async function openDatabase({ dataDir, databaseUrl }: Place, answerWithin?: number): Promise<Database> {
	// Not for those that only join: the migrations come out of the build.
	const { migrationFiles } = await import("./migration-files.ts");
	if (databaseUrl) {
		// A migration takes as long as it takes, and so does waiting for another process that runs it.
		const patient = postgres(databaseUrl, 0);
		await migrate(patient, migrationFiles).finally(patient.close);
	} else {
		const database = sqlite(dataDir);
		await migrate(database, migrationFiles);
		return database;
	}
	return joinDatabase({ dataDir, databaseUrl }, answerWithin);
}

/**
 * Opens a database that another process has brought up to date.
 * @param answerWithin how long PostgreSQL may take over a statement, milliseconds; 0 for as long as it needs
 */
export function joinDatabase({ dataDir, databaseUrl }: Place, answerWithin?: number): Database {
	return databaseUrl ? postgres(databaseUrl, answerWithin) : sqlite(dataDir);
}

/** Opens the database file of a folder for this process alone. @throws SQLITE_BUSY while a site has it open */
export function takeSqlite(dataDir: string): Database {
	return sqlite(dataDir, true);
}

function sqlite(dataDir: string, alone = false): Database {
	makeFolder(resolve(dataDir));
	const place = join(dataDir, "thari.db");
	const handle = openSqlite(place, alone);
	const read = new Kysely<Tables>({ dialect: sqliteDialect(handle) });
	const queue = new WriteQueue(read, handle);
	const tx = <T>(work: (db: Db) => Promise<T>) => readiness.watch(queue.run(work));
	const readiness = new Readiness((bytes) => tx((db) => writeProof(db, bytes)));
	return {
		engine: "sqlite",
		place,
		read,
		tx,
		async flushErased() {
			await sql`pragma wal_checkpoint(truncate)`.execute(read);
		},
		async ready() {
			if (queue.broken) throw new Error("A sync to disk failed; nothing is written until the next start.");
			await readiness.ready();
		},
		close: () => read.destroy(),
	};
}

function postgres(url: string, answerWithin?: number): Database {
	const db = openPostgres(url, answerWithin);
	const { host, pathname } = new URL(url);
	const tx = <T>(work: (db: Db) => Promise<T>) => readiness.watch(postgresTx(db, work));
	const readiness = new Readiness((bytes) => tx((db) => writeProof(db, bytes)));
	return {
		engine: "postgres",
		place: `postgres://${host}${pathname}`,
		read: db,
		tx,
		flushErased: async () => {},
		async ready() {
			// A lost server is noticed at once, however recent the last write.
			await sql`select 1`.execute(db);
			await readiness.ready();
		},
		close: () => db.destroy(),
	};
}

/** Makes a folder and those above it, one by one: asked to make all below /proc at once, Node never comes back. */
function makeFolder(folder: string): void {
	if (existsSync(folder) && statSync(folder).isDirectory()) return;
	if (dirname(folder) !== folder) makeFolder(dirname(folder));
	mkdirSync(folder);
}

/** One row, rewritten each time; its content is random, so that it cannot be compressed. */
async function writeProof(db: Db, bytes: number): Promise<void> {
	const value = randomBytes(bytes).toString("hex");
	await db
		.insertInto("setting")
		.values({ key: "takes-writes", value })
		.onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
		.execute();
}
