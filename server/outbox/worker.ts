import { randomUUID } from "node:crypto";
import type { Database, Db } from "../platform/db/database.ts";
import { log, logError } from "../platform/log.ts";
import { Poller } from "../platform/poller.ts";
import { CHANNELS, type Channel } from "./deliverables.ts";
import { type Leased, leaseMails, markFailed, markSent } from "./queue.ts";

const EVERY = 2_000;
const AT_ONCE = 5;
const STOP_WITHIN = 1_500;

/** How one channel delivers. */
export type Deliverer = {
	/** Hands it over. @throws when it was not taken */
	deliver(delivery: Leased): Promise<void>;
	/** Whether trying again after this error cannot help. */
	isFinal(error: unknown, delivery: Leased): boolean;
	/** Notes that it has failed for good, in the transaction in which it does. */
	failed(db: Db, delivery: Leased, answer: string, now: number): Promise<void>;
	close(): void;
};

/** Delivers what lies in the outbox, at least once, until it is told to stop. Several processes may each have one. */
export class OutboxWorker {
	readonly #database: Database;
	readonly #deliverers: Readonly<Record<Channel, Deliverer>>;
	readonly #now: () => number;
	readonly #id = randomUUID();
	readonly #poller: Poller;

	constructor(database: Database, deliverers: Readonly<Record<Channel, Deliverer>>, now: () => number) {
		this.#database = database;
		this.#deliverers = deliverers;
		this.#now = now;
		this.#poller = new Poller(() => this.#work(), EVERY);
	}

	/** Looks into the outbox now; called after every commit that queued something. */
	wake(): void {
		this.#poller.wake();
	}

	/**
	 * Takes nothing more and finishes what is in hand, but waits no longer than `within` milliseconds for a slow server:
	 * what is then still under way is sent again once its lease has ended.
	 */
	async stop(within = STOP_WITHIN): Promise<void> {
		await this.#poller.stop(within);
		for (const deliverer of Object.values(this.#deliverers)) deliverer.close();
	}

	async #work(): Promise<void> {
		try {
			while (!this.#poller.stopped) {
				const due = await leaseMails(this.#database, this.#id, AT_ONCE, this.#now());
				if (due.length === 0) return;
				await Promise.all(due.map((delivery) => this.#deliver(delivery)));
			}
		} catch (error) {
			logError("outbox not reached; tried again soon", error);
		}
	}

	async #deliver(delivery: Leased): Promise<void> {
		const { id, mail, attempts } = delivery;
		const deliverer = this.#deliverers[CHANNELS[mail.kind]];
		try {
			await deliverer.deliver(delivery);
		} catch (error) {
			const final = deliverer.isFinal(error, delivery);
			const answer = error instanceof Error ? error.message : String(error);
			const now = this.#now();
			const state = await markFailed(this.#database, this.#id, delivery, answer, final, now, (db) =>
				deliverer.failed(db, delivery, answer, now),
			);
			log.warn({ mail: id, kind: mail.kind, attempts, state }, "mail not taken");
			return;
		}
		await markSent(this.#database, this.#id, delivery, this.#now());
		log.info({ mail: id, kind: mail.kind, attempts }, "mail sent");
	}
}
