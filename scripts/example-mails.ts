import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Site } from "../tests/support/site.ts";

/** Waits until every mail has been sent, then dates each 20 seconds after it was queued: the example's events lie days back. */
export async function delivered(site: Site): Promise<void> {
	const database = new DatabaseSync(join(site.dataDir, "thari.db"), { timeout: 5000 });
	const waiting = database.prepare(
		"select count(*) as mails from outbox where state = 'queued' and (next_at <= ? or locked_by is not null)",
	);
	const end = Date.now() + 60_000;
	while (Number(waiting.get(Date.now())?.mails) > 0) {
		if (Date.now() > end) throw new Error("The example's mails have not been sent within a minute.");
		await new Promise((resolve) => setTimeout(resolve, 200));
	}
	database.exec("update outbox set sent_at = created_at + 20000 where state = 'sent'");
	database.close();
}

/** Two mails whose server said no. @returns one of them */
export function failed(site: Site): string {
	const database = new DatabaseSync(join(site.dataDir, "thari.db"), { timeout: 5000 });
	const rows = database
		.prepare("select id from outbox where kind in ('buyer-quote', 'buyer-question') order by created_at desc limit 2")
		.all();
	for (const { id } of rows)
		database
			.prepare(
				"update outbox set state = 'dead', attempts = 5, sent_at = null, locked_by = null, next_at = ?, last_error = ?, address_refused = 1 where id = ?",
			)
			.run(Date.now() - 60 * 60_000, "550 5.1.1 <buyer>: no such mailbox here", String(id));
	database.close();
	return String(rows[0]?.id ?? "");
}
