import { NoResultError } from "kysely";
import type { EmailDeps } from "../cases/index.ts";
import { type Deliverer, isForStaff } from "../outbox/index.ts";
import type { Database } from "../platform/db/database.ts";
import { noteFailure } from "./mail-failures.ts";
import { MailRefused, type Transport } from "./transport.ts";
import { type EmailSender, NotYetError, writeEmail } from "./write-email.ts";

/** Delivers by email: writes each from the record it is about and hands it to the mail server. */
export function emailDeliverer(
	database: Database,
	transport: Transport,
	sender: EmailSender,
	deps: EmailDeps,
): Deliverer<"email"> {
	return {
		async deliver(delivery) {
			const email = await writeEmail(database.read, delivery, sender);
			await transport.send(email, delivery.messageId, new Date(delivery.createdAt));
		},
		isFinal(error, { payload }) {
			const refusedForGood = error instanceof MailRefused && error.final && !isForStaff(payload);
			return error instanceof NoResultError || refusedForGood;
		},
		isItsOwn: (error) => error instanceof NotYetError || (error instanceof MailRefused && error.final),
		failed: (db, { payload }, answer, at) => noteFailure(db, deps, payload, answer, at),
		close: () => transport.close(),
	};
}
