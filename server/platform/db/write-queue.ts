import { open } from "node:fs/promises";
import type { DatabaseSync } from "node:sqlite";
import type { Kysely } from "kysely";
import { logError } from "../log.ts";
import { StorageError } from "../storage-error.ts";
import type { Tables } from "./schema.ts";

/**
 * How a write stands to the others. "ahead": a buyer waits for it. "long": it takes seconds; it asks `giveWay` in between,
 * which lets those ahead pass by beginning it anew.
 */
export type Turn = "ahead" | "long" | undefined;
/** Between two parts of long work: throws when it is to begin anew; what it throws must not be caught. */
export type GiveWay = () => void;

type Work = (db: Kysely<Tables>, giveWay: GiveWay) => Promise<unknown>;
type Settle = () => void;
type Job = {
	work: Work;
	turn: Turn;
	resolve: (value: unknown) => void;
	reject: (error: unknown) => void;
	/** When long work has begun for the first time, by the clock that only goes on. */
	begun?: number;
};

/** Thrown where long work gives way. */
class GaveWay extends Error {}

/** At most this many writes share one sync. */
const BATCH = 128;
/** How long a write waits for another process that holds the database, milliseconds. */
const BUSY_WAIT = 2500;

/** A transaction that takes longer than this may have written much, milliseconds. */
const LONG = 200;
/** How long at most long work gives way, milliseconds: where buyers never cease to come, it must come to its end too. */
const PATIENCE = 10_000;

const SQLITE_BUSY = 5;
const SQLITE_READONLY = 8;
const SQLITE_IOERR = 10;
const SQLITE_CORRUPT = 11;
const SQLITE_FULL = 13;
const SQLITE_NOTADB = 26;

/** What SQLite's primary result codes say of the database; every other one says something of the work alone. */
const FAILURES: ReadonlyMap<number | undefined, StorageError["reason"]> = new Map([
	[SQLITE_BUSY, "busy"],
	[SQLITE_READONLY, "unavailable"],
	[SQLITE_IOERR, "broken"],
	[SQLITE_CORRUPT, "broken"],
	[SQLITE_FULL, "full"],
	[SQLITE_NOTADB, "broken"],
]);

/**
 * All writes of one process on SQLite, in order. Writes that arrive together share one transaction and so one
 * sync to disk; one that fails leaves the others alone, but may make them run a second time. No promise is resolved
 * before the commit is on disk.
 */
export class WriteQueue {
	readonly #db: Kysely<Tables>;
	readonly #database: DatabaseSync;
	readonly #committed: (ms: number) => void;
	readonly #patience: number;
	#jobs: Job[] = [];
	#between: (() => Promise<void>)[] = [];
	#running = false;
	/** Set when a sync failed: what the disk holds is then unknown, so nothing more is written until a new start. */
	#broken: StorageError | undefined;

	/**
	 * @param committed told how long each commit took, milliseconds
	 * @param patience for how long long work gives way, milliseconds
	 */
	constructor(
		db: Kysely<Tables>,
		database: DatabaseSync,
		committed: (ms: number) => void = () => {},
		patience = PATIENCE,
	) {
		this.#db = db;
		this.#database = database;
		this.#committed = committed;
		this.#patience = patience;
	}

	get broken(): boolean {
		return this.#broken !== undefined;
	}

	run<T>(work: (db: Kysely<Tables>, giveWay: GiveWay) => Promise<T>, turn?: Turn): Promise<T> {
		if (this.#broken) return Promise.reject(this.#broken);
		return new Promise<T>((resolve, reject) => {
			this.#jobs.push({ work, turn, resolve: resolve as (value: unknown) => void, reject });
			this.#wake();
		});
	}

	/** Does something while nothing is being written; whoever wants to write waits for it. */
	between(work: () => Promise<void>): Promise<void> {
		return new Promise((resolve, reject) => {
			this.#between.push(() => work().then(resolve, reject));
			this.#wake();
		});
	}

	/** Takes no more writes: after a sync that failed, here or of the file itself, nobody knows what the disk holds. */
	fail(error: unknown): void {
		this.#broken ??= new StorageError("broken", "unknown", error);
	}

	#wake(): void {
		if (this.#running) return;
		this.#running = true;
		// The next turn of the event loop: requests that were read in this one come into the same batch.
		setImmediate(() => void this.#drain());
	}

	async #drain(): Promise<void> {
		while (this.#jobs.length + this.#between.length > 0) {
			for (const work of this.#between.splice(0)) await work();
			const batch = this.#take();
			if (batch.length === 0) continue;
			if (this.#broken) {
				for (const job of batch) job.reject(this.#broken);
				continue;
			}
			try {
				const settle = await this.#db.connection().execute((connection) => this.#commit(connection, batch));
				for (const settled of settle) settled();
			} catch (error) {
				if (error instanceof GaveWay) {
					// Behind those for whom it gave way, and whoever came with them.
					this.#jobs.push(...batch);
					continue;
				}
				const failure = this.#explain(error);
				for (const job of batch) job.reject(failure);
			}
		}
		this.#running = false;
	}

	/** Those who are next. Long work has a transaction of its own: nobody else's answer depends on its end. */
	#take(): Job[] {
		const long = this.#jobs.findIndex(({ turn }) => turn === "long");
		return this.#jobs.splice(0, long === -1 ? BATCH : Math.min(BATCH, Math.max(1, long)));
	}

	/** Runs a batch in one transaction and returns the result for each job, to be given once it is durable. */
	async #commit(db: Kysely<Tables>, batch: Job[]): Promise<Settle[]> {
		await this.#begin();
		const begun = performance.now();
		try {
			const [first] = batch;
			let settle: Settle[] | undefined;
			if (first?.turn === "long") settle = [await this.#long(db, first)];
			else if (batch.length > 1) settle = await this.#together(db, batch);
			settle ??= await this.#apart(db, batch);
			if (performance.now() - begun > LONG) await this.#syncLog();
			const since = performance.now();
			this.#database.exec("commit");
			this.#committed(performance.now() - since);
			return settle;
		} catch (error) {
			if (this.#database.isTransaction) this.#database.exec("rollback");
			throw error;
		}
	}

	/**
	 * All jobs of a batch, without a savepoint between them: each would cost a copy of every page its job changes, and
	 * hardly any job fails. Undefined when one has; nothing of the batch is stored then, and it starts again.
	 */
	async #together(db: Kysely<Tables>, batch: Job[]): Promise<Settle[] | undefined> {
		const settle: Settle[] = [];
		try {
			for (const { work, resolve } of batch) {
				const value = await work(db, goOn);
				settle.push(() => resolve(value));
			}
			return settle;
		} catch (error) {
			if (this.#endsAll(error)) throw error;
			this.#database.exec("rollback");
			await this.#begin();
			return undefined;
		}
	}

	/** Long work, which fails with all it has written. @throws GaveWay */
	async #long(db: Kysely<Tables>, job: Job): Promise<Settle> {
		job.begun ??= performance.now();
		const until = job.begun + this.#patience;
		const value = await job.work(db, () => {
			if (performance.now() < until && this.#jobs.some(({ turn }) => turn === "ahead")) throw new GaveWay();
		});
		return () => job.resolve(value);
	}

	/** Each job in a savepoint of its own, so that one that fails leaves the others alone. */
	async #apart(db: Kysely<Tables>, batch: Job[]): Promise<Settle[]> {
		const settle: Settle[] = [];
		for (const job of batch) settle.push(await this.#step(db, job));
		return settle;
	}

	async #step(db: Kysely<Tables>, job: Job): Promise<Settle> {
		this.#database.exec("savepoint step");
		try {
			const value = await job.work(db, goOn);
			this.#database.exec("release step");
			return () => job.resolve(value);
		} catch (error) {
			if (this.#endsAll(error)) throw error;
			this.#database.exec("rollback to step");
			this.#database.exec("release step");
			return () => job.reject(error);
		}
	}

	/** A full disk, a failed read or a damaged file ends the whole transaction, not one job alone. */
	#endsAll(error: unknown): boolean {
		return !this.#database.isTransaction || FAILURES.has(sqliteCode(error));
	}

	/**
	 * What a long transaction has put into the log already: the sync of its commit, for which everybody waits, is then short.
	 * That sync remains the proof, so a log that cannot be opened here is left to it. One whose sync fails is not: the system
	 * tells of lost pages once, perhaps here and not to SQLite, and the commit would succeed on a log that has holes.
	 */
	async #syncLog(): Promise<void> {
		const log = await open(`${this.#database.location()}-wal`).catch((error: unknown) =>
			logError("the database's log could not be synced ahead of a commit", error),
		);
		if (!log) return;
		try {
			await log.datasync().finally(() => log.close());
		} catch (error) {
			this.fail(error);
			// There is no commit in the log yet.
			throw new StorageError("broken", "no", error);
		}
	}

	async #begin(): Promise<void> {
		const giveUp = performance.now() + BUSY_WAIT;
		for (;;) {
			try {
				this.#database.exec("begin immediate");
				return;
			} catch (error) {
				if (sqliteCode(error) !== SQLITE_BUSY || performance.now() > giveUp) throw error;
				await new Promise((resolve) => setTimeout(resolve, 2 + Math.random() * 20));
			}
		}
	}

	#explain(error: unknown): unknown {
		const code = sqliteCode(error);
		const reason = FAILURES.get(code);
		if (reason === undefined) return error;
		if (code !== SQLITE_IOERR) return new StorageError(reason, "no", error);
		this.fail(error);
		return this.#broken;
	}
}

/** For work that is not long: nobody passes it. */
export const goOn: GiveWay = () => {};

/** The primary result code of an error that SQLite gave, undefined for any other. */
function sqliteCode(error: unknown): number | undefined {
	if (!(error instanceof Error) || !("errcode" in error) || typeof error.errcode !== "number") return undefined;
	return error.errcode & 0xff;
}
