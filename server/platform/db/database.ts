import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { logError } from "../log.ts";
import { checkpointsBeside } from "./checkpoints.ts";
import { hasContent, noteInUse, refuseVanished } from "./in-use.ts";
import { FileInspector } from "./inspect-file.ts";
import { makeFolder } from "./make-folder.ts";
import { type MigrationFiles, migrate, ranMigrations } from "./migrate.ts";
import { openPostgres, postgresTx } from "./postgres.ts";
import { Reader } from "./reader.ts";
import { readerDialect } from "./reader-dialect.ts";
import { Readiness, writeProof } from "./readiness.ts";
import type { Tables } from "./schema.ts";
import { openSqlite, sqliteDialects } from "./sqlite-dialect.ts";
import { copyBeforeUpdate } from "./update-copy.ts";
import { type GiveWay, goOn, type Turn, WriteQueue } from "./write-queue.ts";
import { type WriteSeen, WriteWatch } from "./write-watch.ts";

export type Db = Kysely<Tables>;

/** The database in its folder. */
const FILE = "thari.db";
/** What PostgreSQL may take over a query of `heavy`, milliseconds, and how many of them it answers at once. */
const HEAVY_WITHIN = 60_000;
const HEAVY_CONNECTIONS = 3;

/** The one way to the data: reads go through `read`, every write through `tx`. */
export type Database = {
	engine: "sqlite" | "postgres";
	/** Where the data is stored, without any password. */
	place: string;
	read: Db;
	/**
	 * For queries that may take seconds: nobody else waits for them. On SQLite they are asked in a thread of its own, on
	 * PostgreSQL they get a minute instead of seconds. Reads what is committed, and nothing within a transaction.
	 */
	heavy: Db;
	/**
	 * Runs `work` in one transaction; resolves when it is durable. Nothing in it may wait for the network, and it may
	 * run more than once, each time from its start, before it counts. On SQLite, where writes come one after the other,
	 * `turn` says who may pass whom.
	 * @throws StorageError when the database cannot be written; anything `work` throws, after rolling back.
	 */
	tx<T>(work: (db: Db, giveWay: GiveWay) => Promise<T>, turn?: Turn): Promise<T>;
	/** Lets nothing of what was erased stay in a log that the next start would read; in its own time on PostgreSQL. */
	flushErased(): Promise<void>;
	/** Resolves when the database answers and takes writes; wears no disk out, however often it is asked. */
	ready(): Promise<void>;
	/**
	 * Looks through a database file for damage, beside everything else. PostgreSQL looks after its own files.
	 * @throws DamagedError when there is any, as `ready` does from then on
	 */
	inspect(): Promise<void>;
	/** Tells what becomes of every write from now on. */
	onWrite(listener: (seen: WriteSeen) => void): void;
	close(): Promise<void>;
};

/** A database file that is damaged somewhere, although it opens. */
export class DamagedError extends Error {}

/** Where the data is stored: PostgreSQL when `databaseUrl` is given, SQLite in `dataDir` otherwise. */
export type Place = { dataDir: string; databaseUrl: string | undefined };

/** A database that this process has brought up to date; `copy` is the file as it was before, where that was changed. */
export type Opened = Database & { copy?: string };

/**
 * Opens the database and brings its tables up to date.
 * @throws VanishedError when it is empty where one was in use; MigrationError
 */
export async function openDatabase({ dataDir, databaseUrl }: Place, answerWithin?: number): Promise<Opened> {
	// Not for those that only join: the migrations come out of the build.
	const { migrationFiles } = await import("./migration-files.ts");
	if (databaseUrl) {
		// A migration takes as long as it takes, and so does waiting for another process that runs it.
		const patient = postgres(databaseUrl, 0);
		await update(patient, dataDir, patient.place, migrationFiles).finally(patient.close);
		return joinDatabase({ dataDir, databaseUrl }, answerWithin);
	}
	// Before it is opened: that would make it.
	refuseVanished(dataDir, FILE, !hasContent(join(dataDir, FILE)));
	const database = sqlite(dataDir);
	let copy: string | undefined;
	try {
		await update(database, dataDir, FILE, migrationFiles, async (pending) => {
			copy = await copyBeforeUpdate(dataDir, FILE, pending);
		});
	} catch (error) {
		await database.close();
		throw error;
	}
	return copy === undefined ? database : { ...database, copy };
}

async function update(
	database: Database,
	dataDir: string,
	name: string,
	files: MigrationFiles,
	beforeUpdate?: (pending: readonly string[]) => Promise<void>,
): Promise<void> {
	const ran = await ranMigrations(database);
	refuseVanished(dataDir, name, ran.length === 0);
	await migrate(database, files, beforeUpdate);
	try {
		noteInUse(dataDir, name);
	} catch (error) {
		// With PostgreSQL the folder may be anybody's; a file's own folder has just been written.
		logError("that the database is in use could not be noted in DATA_DIR", error);
	}
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
	makeFolder(dataDir);
	const place = join(dataDir, FILE);
	const handle = openSqlite(place, alone);
	const dialects = sqliteDialects(handle, alone ? undefined : place);
	const direct = new Kysely<Tables>({ dialect: dialects.write });
	const read = new Kysely<Tables>({ dialect: dialects.read });
	const reader = new Reader(place);
	const inspector = new FileInspector(place);
	const heavy = new Kysely<Tables>({ dialect: readerDialect(reader) });
	const writes = new WriteWatch();
	const queue = new WriteQueue(direct, handle, (ms) => {
		writes.synced(ms);
		checkpoints?.committed();
	});
	const checkpoints = alone ? undefined : checkpointsBeside(handle, place, queue);
	const write: Database["tx"] = (work, turn) => readiness.watch(queue.run(work, turn));
	const readiness = new Readiness((bytes) => write((db) => writeProof(db, bytes)));
	/** Two who bring the log into the file at once are one too many. */
	const aside = (work: () => Promise<unknown>) => (checkpoints ? checkpoints.between(work) : work());
	let damage: DamagedError | undefined;
	return {
		engine: "sqlite",
		place,
		read,
		heavy,
		tx: (work, turn) => writes.see(write(work, turn)),
		// Between two reads of the thread: one under way would keep the log from being emptied.
		flushErased: () => reader.between(() => aside(() => sql`pragma wal_checkpoint(truncate)`.execute(direct))),
		async ready() {
			if (damage) throw damage;
			if (queue.broken) throw new Error("A sync to disk failed; nothing is written until the next start.");
			await readiness.ready();
		},
		async inspect() {
			const found = await inspector.look();
			if (found === undefined) return;
			damage = new DamagedError(`The database ${place} is damaged: ${found}`);
			throw damage;
		},
		onWrite: (listener) => writes.listen(listener),
		async close() {
			await Promise.all([reader.close(), inspector.close(), checkpoints?.close()]);
			await read.destroy();
			await direct.destroy();
		},
	};
}

function postgres(url: string, answerWithin?: number): Database {
	const db = openPostgres(url, answerWithin);
	const heavy = openPostgres(url, answerWithin === 0 ? 0 : HEAVY_WITHIN, HEAVY_CONNECTIONS);
	const { host, pathname } = new URL(url);
	const writes = new WriteWatch();
	// Writes stand beside each other there, and nobody need give way.
	const write: Database["tx"] = (work) =>
		readiness.watch(
			postgresTx(
				db,
				(tx) => work(tx, goOn),
				(ms) => writes.synced(ms),
			),
		);
	const readiness = new Readiness((bytes) => write((db) => writeProof(db, bytes)));
	return {
		engine: "postgres",
		place: `postgres://${host}${pathname}`,
		read: db,
		heavy,
		tx: (work) => writes.see(write(work)),
		flushErased: async () => {},
		async ready() {
			// A lost server is noticed at once, however recent the last write.
			await sql`select 1`.execute(db);
			await readiness.ready();
		},
		inspect: async () => {},
		onWrite: (listener) => writes.listen(listener),
		async close() {
			await Promise.all([db.destroy(), heavy.destroy()]);
		},
	};
}
