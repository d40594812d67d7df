import { NoResultError } from "kysely";
import type { EmailDeps } from "../cases/index.ts";
import { type Deliverer, isForStaff, OutboxWorker } from "../outbox/index.ts";
import type { Database } from "../platform/db/database.ts";
import { noteLaidAside } from "./mail-failures.ts";
import { MailRefused, type Transport } from "./transport.ts";
import { type Letterhead, writeLetter } from "./write-email.ts";

/** Delivers the emails of the outbox: writes each from the record it is about and hands it to the mail server. */
export class MailWorker extends OutboxWorker {
	constructor(database: Database, transport: Transport, head: Letterhead, now: () => number, deps: EmailDeps) {
		const email: Deliverer = {
			async deliver(delivery) {
				const letter = await writeLetter(database.read, delivery, head);
				await transport.send(letter, delivery.messageId, new Date(delivery.createdAt));
			},
			isFinal(error, { mail }) {
				const refusedForGood = error instanceof MailRefused && error.final && !isForStaff(mail);
				return error instanceof NoResultError || refusedForGood;
			},
			failed: (db, delivery, answer, at) => noteLaidAside(db, deps, delivery, answer, at),
			close: () => transport.close(),
		};
		super(database, { email }, now);
	}
}
