import { randomUUID } from "node:crypto";
import { NoResultError } from "kysely";
import type { EmailDeps } from "../cases/index.ts";
import { isForStaff, type Leased, leaseMails, markFailed, markSent } from "../outbox/index.ts";
import type { Database } from "../platform/db/database.ts";
import { log, logError } from "../platform/log.ts";
import { Poller } from "../platform/poller.ts";
import { noteLaidAside } from "./mail-failures.ts";
import { MailRefused, type Transport } from "./transport.ts";
import { type Letterhead, writeLetter } from "./write-email.ts";

const EVERY = 2_000;
const AT_ONCE = 5;
const STOP_WITHIN = 1_500;

/** Sends what lies in the outbox, at least once, until it is told to stop. Several processes may each have one. */
export class MailWorker {
	readonly #database: Database;
	readonly #transport: Transport;
	readonly #head: Letterhead;
	readonly #deps: EmailDeps;
	readonly #now: () => number;
	readonly #id = randomUUID();
	readonly #poller: Poller;

	constructor(database: Database, transport: Transport, head: Letterhead, now: () => number, deps: EmailDeps) {
		this.#database = database;
		this.#transport = transport;
		this.#head = head;
		this.#now = now;
		this.#deps = deps;
		this.#poller = new Poller(() => this.#work(), EVERY);
	}

	/** Looks into the outbox now; called after every commit that queued mail. */
	wake(): void {
		this.#poller.wake();
	}

	/**
	 * Takes no more mails and finishes those in hand, but waits no longer than `within` milliseconds for a slow mail
	 * server: what is then still under way is sent again once its lease has ended.
	 */
	async stop(within = STOP_WITHIN): Promise<void> {
		await this.#poller.stop(within);
		this.#transport.close();
	}

	async #work(): Promise<void> {
		try {
			while (!this.#poller.stopped) {
				const mails = await leaseMails(this.#database, this.#id, AT_ONCE, this.#now());
				if (mails.length === 0) return;
				await Promise.all(mails.map((mail) => this.#deliver(mail)));
			}
		} catch (error) {
			logError("outbox not reached; tried again soon", error);
		}
	}

	async #deliver(mail: Leased): Promise<void> {
		try {
			const letter = await writeLetter(this.#database.read, mail, this.#head);
			await this.#transport.send(letter, mail.messageId, new Date(mail.createdAt));
		} catch (error) {
			const refusedForGood = error instanceof MailRefused && error.final && !isForStaff(mail.mail);
			const final = error instanceof NoResultError || refusedForGood;
			const answer = error instanceof Error ? error.message : String(error);
			const now = this.#now();
			const state = await markFailed(this.#database, this.#id, mail, answer, final, now, (db) =>
				noteLaidAside(db, this.#deps, mail, answer, now),
			);
			log.warn({ mail: mail.id, kind: mail.mail.kind, attempts: mail.attempts, state }, "mail not taken");
			return;
		}
		await markSent(this.#database, this.#id, mail, this.#now());
		log.info({ mail: mail.id, kind: mail.mail.kind, attempts: mail.attempts }, "mail sent");
	}
}
