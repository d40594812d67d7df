import type { DatabaseSync, StatementSync } from "node:sqlite";
import { logError } from "../log.ts";
import { Reader } from "./reader.ts";

type CheckpointLimits = {
	/** Pages of the log that are waited for: fewer than these are not worth a sync of the database. */
	from: number;
	/** With more of them writes wait until the last is in the database, so that the log begins anew. */
	most: number;
};

/** 8 and 32 MB. */
const LIMITS: CheckpointLimits = { from: 2_000, most: 8_000 };
/** What the log keeps of its room once it begins anew: somewhat more than it usually takes. */
const KEPT_BYTES = 64 * 1024 * 1024;
/** A disk may be slow; nobody waits. */
const WITHIN = 3_600_000;
/** The thread takes some 10 MB: it ends where nothing is written, milliseconds. */
const IDLE = 10_000;

const SQLITE_IOERR = 10;

/** Where the log stands, in pages: all of it, and how much of that is in the database. */
type LogState = { log: number; checkpointed: number };

/** What holds up writes: runs the work between two of them, and takes no more once a sync has failed. */
type Writes = { between(work: () => Promise<void>): Promise<void>; fail(error: unknown): void };

/**
 * Brings what SQLite's log holds into the database file, in a thread of its own. SQLite would do it at the end of whichever
 * write comes upon it: thousands of pages and a sync, for which everybody waits.
 */
export class Checkpoints {
	readonly #state: StatementSync;
	/** Where it is done. */
	readonly thread: Reader;
	readonly #writes: Writes;
	readonly #limits: CheckpointLimits;
	/** What is under way. */
	running: Promise<void> | undefined;
	#closed = false;
	/** Somebody who read kept the log from beginning anew: writes are not held up again before it has grown by as much. */
	#holdFrom: number;

	/** @param database the connection that writes; it must not do the same by itself */
	constructor(database: DatabaseSync, file: string, writes: Writes, limits: CheckpointLimits = LIMITS) {
		// Brings nothing over: it only says where the log stands.
		this.#state = database.prepare("pragma wal_checkpoint(noop)");
		this.thread = new Reader(file, { timeout: WITHIN, idle: IDLE }, { writes: true });
		this.#writes = writes;
		this.#limits = limits;
		this.#holdFrom = limits.most;
	}

	/** To be called after each commit; what there is to do is done beside everything else. */
	committed(): void {
		if (this.running) return;
		try {
			const { log, checkpointed } = this.#state.get() as LogState;
			if (log - checkpointed < this.#limits.from) return;
		} catch (error) {
			// The commit itself stands.
			logError("SQLite does not say where its log stands", error);
			return;
		}
		this.running = this.#run().finally(() => {
			this.running = undefined;
		});
	}

	/** Does something while no checkpoint is under way: two at once are refused. */
	between(work: () => Promise<unknown>): Promise<void> {
		return this.thread.between(work);
	}

	async close(): Promise<void> {
		this.#closed = true;
		await this.thread.close();
		await this.running;
	}

	async #run(): Promise<void> {
		try {
			const { log } = await this.#checkpoint();
			if (log < this.#limits.most) this.#holdFrom = this.#limits.most;
			if (log < this.#holdFrom) return;
			// What has been written meanwhile, which is little: with nothing left the next write begins the log anew.
			await this.#writes.between(async () => {
				const left = await this.#checkpoint();
				this.#holdFrom = left.checkpointed < left.log ? left.log + this.#limits.most : this.#limits.most;
			});
		} catch (error) {
			// What is left is brought over when the database is closed.
			if (this.#closed) return;
			logError("what is in the database's log could not be brought into its file", error);
			// What the disk holds is unknown then, as after a write whose sync failed.
			const code = error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : 0;
			if (code === SQLITE_IOERR) this.#writes.fail(error);
		}
	}

	async #checkpoint(): Promise<LogState> {
		const [row] = await this.thread.rows("pragma wal_checkpoint(passive)");
		return { log: Number(row?.log), checkpointed: Number(row?.checkpointed) };
	}
}

/**
 * Takes the log out of the hands of those who write; undefined where this SQLite does not say where its log stands
 * without bringing it over, and goes on doing both by itself.
 */
export function checkpointsBeside(database: DatabaseSync, file: string, writes: Writes): Checkpoints | undefined {
	const { version } = database.prepare("select sqlite_version() as version").get() ?? {};
	const [major = 0, minor = 0] = String(version).split(".").map(Number);
	if (major === 3 && minor < 51) return undefined;
	database.exec("PRAGMA wal_autocheckpoint = 0");
	// A catalogue written at once makes a long one: the room is given back.
	database.exec(`PRAGMA journal_size_limit = ${KEPT_BYTES}`);
	return new Checkpoints(database, file, writes);
}
