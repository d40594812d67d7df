import { logError } from "../platform/log.ts";
import { Poller } from "../platform/poller.ts";
import { StorageError } from "../platform/storage-error.ts";
import type { Job } from "./job.ts";

const EVERY = 30_000;

/** Runs the jobs now and then, each by itself: one that throws holds no other up. */
export class Jobs {
	readonly #jobs: readonly Job[];
	readonly #now: () => number;
	readonly #poller: Poller;

	constructor(jobs: readonly Job[], now: () => number) {
		this.#jobs = jobs;
		this.#now = now;
		this.#poller = new Poller(() => this.round(), EVERY);
	}

	/** Looks now, or once more after the round in hand; called after an acceptance, so that the proforma does not wait. */
	wake(): void {
		this.#poller.wake();
	}

	/** One round over everything that is due. */
	async round(): Promise<void> {
		const now = this.#now();
		for (const job of this.#jobs) {
			try {
				await job.run(now, () => this.#poller.stopped);
			} catch (error) {
				logError("job not done; tried again soon", error, { job: job.name });
				// The others would only fail the same way.
				if (error instanceof StorageError) return;
			}
		}
	}

	stop(): Promise<void> {
		return this.#poller.stop();
	}
}
