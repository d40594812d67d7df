import { company } from "../../content/company.ts";
import { emailDeliverer } from "../../server/email/deliverer.ts";
import { smtpTransport } from "../../server/email/transport.ts";
import { emailDepsOf } from "../../server/main/channels.ts";
import { readSettings } from "../../server/main/env.ts";
import { isAnyDue } from "../../server/outbox/queue.ts";
import { OutboxWorker } from "../../server/outbox/worker.ts";
import type { Database } from "../../server/platform/db/database.ts";

/** What stands on every email of a test. */
export const emailSender = { company, publicUrl: "https://thari.example" };

const settings = readSettings({ PUBLIC_URL: emailSender.publicUrl, STAFF_EMAIL: "staff@thari.example" });
const FROM = "Thari Textiles <sales@thari.example>";

/**
 * Delivers the emails of a database to a mail server, as the site does.
 * @param within how long a send may take before it counts as failed, milliseconds
 */
export function mailWorker(database: Database, smtpUrl: string, now: () => number, within?: number) {
	const transport = smtpTransport(smtpUrl, FROM, within);
	return new OutboxWorker(
		database,
		"email",
		emailDeliverer(database, transport, emailSender, emailDepsOf(settings)),
		now,
	);
}

/** Everything that is due is tried once, by as many workers one after the other as it takes. */
export async function deliverDue(...[database, smtpUrl, now, within]: Parameters<typeof mailWorker>): Promise<void> {
	do {
		const worker = mailWorker(database, smtpUrl, now, within);
		worker.wake();
		await worker.stop(20_000);
	} while (await isAnyDue(database.read, "email", now()));
}
