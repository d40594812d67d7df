import { existsSync } from "node:fs";
import { join } from "node:path";
import type { SQLInputValue } from "node:sqlite";
import { Worker } from "node:worker_threads";
import type { ReaderAnswer, ReaderOrder, ReaderPlace } from "./reader-message.ts";

type ReaderLimits = {
	/** How long a query may take, milliseconds. */
	timeout: number;
	/** How long the thread is idle before it ends, milliseconds: it takes some 10 MB, and 16 more of the file. */
	idle: number;
	/** At most this many queries may wait behind the one in hand. */
	waiting: number;
};

const LIMITS: ReaderLimits = { timeout: 60_000, idle: 60_000, waiting: 100 };

/** In the build the thread's file is beside the server, parts of which may lie in a folder below it. */
const BUILT = [".", ".."].map((up) => join(import.meta.dirname, up, "reader/reader-thread.js"));
const THREAD = import.meta.env?.PROD
	? (BUILT.find((file) => existsSync(file)) ?? "reader-thread.js")
	: join(import.meta.dirname, "reader-thread.ts");

type Rows = Record<string, unknown>[];
type Job = { run: () => void; resolve: (rows: Rows) => void; reject: (error: Error) => void };

/**
 * Reads a database file in a thread of its own, one query after the other, so that nobody waits for what takes
 * seconds. The thread starts with the first query and ends when none has been asked for in a while.
 */
export class Reader {
	readonly #file: string;
	readonly #limits: ReaderLimits;
	readonly #writes: boolean;
	readonly #queue: Job[] = [];
	#current: Job | undefined;
	#thread: Worker | undefined;
	#timer: NodeJS.Timeout | undefined;
	#closed = false;

	/** @param options `writes`: it may also bring what the log holds into the file, which nothing that reads does */
	constructor(file: string, limits: Partial<ReaderLimits> = {}, { writes = false }: { writes?: boolean } = {}) {
		this.#file = file;
		this.#limits = { ...LIMITS, ...limits };
		this.#writes = writes;
	}

	/** @throws what SQLite says, with its `errcode`; an Error when it takes too long or too many wait */
	rows(sql: string, parameters: readonly SQLInputValue[] = []): Promise<Rows> {
		return this.#add((job) => {
			this.#thread ??= this.#start();
			this.#thread.ref();
			this.#thread.postMessage({ sql, parameters } satisfies ReaderOrder);
			const { timeout } = this.#limits;
			this.#timer = setTimeout(
				() => this.#fail(job, new Error(`a query took longer than ${timeout / 1000} seconds`)),
				timeout,
			);
		});
	}

	/** Does something while no query is under way: one that reads holds on to what the log had when it began. */
	async between(work: () => Promise<unknown>): Promise<void> {
		await this.#add((job) => {
			work().then(
				() => this.#end(() => job.resolve([])),
				(error) => this.#end(() => job.reject(error)),
			);
		});
	}

	/** Ends the thread; whatever is in hand or waits is refused. */
	async close(): Promise<void> {
		this.#closed = true;
		clearTimeout(this.#timer);
		const closing = new Error("The database is closed.");
		for (const job of [...(this.#current ? [this.#current] : []), ...this.#queue.splice(0)]) job.reject(closing);
		this.#current = undefined;
		await this.#drop();
	}

	#add(run: (job: Job) => void): Promise<Rows> {
		if (this.#closed) return Promise.reject(new Error("The database is closed."));
		if (this.#queue.length >= this.#limits.waiting) return Promise.reject(new Error("Too many queries are waiting."));
		return new Promise((resolve, reject) => {
			const job: Job = { run: () => run(job), resolve, reject };
			this.#queue.push(job);
			if (!this.#current) this.#next();
		});
	}

	#next(): void {
		clearTimeout(this.#timer);
		this.#current = this.#queue.shift();
		if (this.#current) {
			this.#current.run();
			return;
		}
		this.#thread?.unref();
		if (this.#thread) this.#timer = setTimeout(() => void this.#drop(), this.#limits.idle).unref();
	}

	#end(settle: () => void): void {
		settle();
		this.#next();
	}

	#start(): Worker {
		const thread = new Worker(THREAD, { workerData: { file: this.#file, writes: this.#writes } satisfies ReaderPlace });
		thread.on("message", (answer: ReaderAnswer) => {
			const job = this.#current;
			if (!job) return;
			if (answer.ok) this.#end(() => job.resolve(answer.rows));
			else this.#end(() => job.reject(Object.assign(new Error(answer.message), { errcode: answer.errcode })));
		});
		thread.on("error", (error) => this.#fail(this.#current, error instanceof Error ? error : new Error(String(error))));
		return thread;
	}

	/** Lets go of the thread, which may be in the middle of a query, and goes on with a new one. */
	#fail(job: Job | undefined, error: Error): void {
		void this.#drop();
		this.#end(() => job?.reject(error));
	}

	#drop(): Promise<number> | undefined {
		const old = this.#thread;
		this.#thread = undefined;
		old?.removeAllListeners();
		// An error that comes while it ends has no caller left.
		old?.on("error", () => {});
		return old?.terminate();
	}
}
