import { listOutbox, type OutboxFilter } from "../outbox/index.ts";
import type { GuardedDatabase } from "../platform/db/guarded-database.ts";
import { findMail, readMail } from "./outbox-desk.ts";
import type { EmailSender } from "./write-email.ts";

/** What the desk reads of the outbox; the caller has passed its gate. @param sender gives whom emails are from now */
export function createOutboxReading(
	{ read, heavy }: Pick<GuardedDatabase, "read" | "heavy">,
	sender: () => EmailSender,
) {
	return {
		/** A page of the outbox. */
		list: (filter: OutboxFilter) => listOutbox(filter.search ? heavy : read, filter),
		/** An email as it was or will be written, without the private link in it; undefined when it is not kept. */
		view: (id: string) => readMail(read, id, sender()),
		/** Where an email is now; undefined when it is not kept any more. */
		find: (id: string) => findMail(read, id),
	};
}
