import { randomUUID } from "node:crypto";
import type { Database, Db } from "../platform/db/database.ts";
import { log, logError } from "../platform/log.ts";
import { Poller } from "../platform/poller.ts";
import type { Channel } from "./deliverables.ts";
import { domainOf, Lanes } from "./lanes.ts";
import { type Leased, leaseDue, markFailed, markSent } from "./queue.ts";

const EVERY = 2_000;
const STOP_WITHIN = 1_500;

/** How one channel delivers. */
export type Deliverer<C extends Channel> = {
	/** Hands it over. @throws when it was not taken */
	deliver(delivery: Leased<C>): Promise<void>;
	/** Whether trying again after this error cannot help. */
	isFinal(error: unknown, delivery: Leased<C>): boolean;
	/** Whether only this one was not taken, for a reason of its own: what comes after it then need not wait. */
	isItsOwn(error: unknown): boolean;
	/** Notes that it has failed for good, in the transaction in which it does. */
	failed(db: Db, delivery: Leased<C>, answer: string, now: number): Promise<void>;
	close(): void;
};

/**
 * Delivers what is in the outbox for one channel, at least once, until it is stopped. Each channel has a worker of
 * its own, so that a mail server that hangs holds up nothing but mails, and each domain its lane, so that one that hangs
 * holds up nothing but its own; several processes may each have one.
 */
export class OutboxWorker<C extends Channel> {
	readonly #database: Database;
	readonly #channel: C;
	readonly #deliverer: Deliverer<C>;
	readonly #now: () => number;
	readonly #id = randomUUID();
	readonly #poller: Poller;
	readonly #lanes = new Lanes();
	readonly #inHand = new Set<Promise<void>>();

	constructor(database: Database, channel: C, deliverer: Deliverer<C>, now: () => number) {
		this.#database = database;
		this.#channel = channel;
		this.#deliverer = deliverer;
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
		const late = Promise.withResolvers<void>();
		const timer = setTimeout(late.resolve, within);
		await Promise.race([this.#finish(), late.promise]);
		clearTimeout(timer);
		this.#deliverer.close();
	}

	async #finish(): Promise<void> {
		await this.#poller.stop();
		await Promise.all(this.#inHand);
	}

	async #work(): Promise<void> {
		try {
			while (!this.#poller.stopped && this.#lanes.room > 0) {
				const { room } = this.#lanes;
				const due = await leaseDue(this.#database, this.#id, this.#channel, room, this.#now(), this.#lanes);
				if (due.length === 0) return;
				for (const delivery of due) this.#begin(delivery);
			}
		} catch (error) {
			logError("outbox not reached; tried again soon", error);
		}
	}

	/** Nobody waits for it but those who come after it in its lane. */
	#begin(delivery: Leased<C>): void {
		const domain = domainOf(delivery.recipient);
		this.#lanes.begin(domain);
		const underWay = this.#deliver(delivery)
			.catch((error) => {
				logError("outbox not reached; tried again soon", error);
				return false;
			})
			.then((taken) => {
				this.#lanes.end(domain, taken);
				this.#inHand.delete(underWay);
				this.wake();
			});
		this.#inHand.add(underWay);
	}

	/** @returns whether it was taken */
	async #deliver(delivery: Leased<C>): Promise<boolean> {
		const { id, payload, attempts } = delivery;
		const about = { delivery: id, channel: this.#channel, kind: payload.kind, attempts };
		const deliverer = this.#deliverer;
		try {
			await deliverer.deliver(delivery);
		} catch (error) {
			const answer = error instanceof Error ? error.message : String(error);
			const final = deliverer.isFinal(error, delivery);
			const itsOwn = deliverer.isItsOwn(error);
			const now = this.#now();
			const state = await markFailed(this.#database, this.#id, delivery, { answer, final, itsOwn }, now, (db) =>
				deliverer.failed(db, delivery, answer, now),
			);
			log.warn({ ...about, state }, "not delivered");
			return false;
		}
		await markSent(this.#database, this.#id, delivery, this.#now());
		log.info(about, "delivered");
		return true;
	}
}
