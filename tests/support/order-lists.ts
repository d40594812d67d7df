import { readPayload } from "../../server/outbox/deliverables.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { type Shop, visitor } from "./shop.ts";

/** Asks for the list of an address's requests, as its form does. */
export function askForList(shop: Shop, email: string) {
	return shop.services.orderLists.ask(shop.form({ email }), visitor);
}

/** The mails with such a list so far, oldest first, once those that were asked for are queued. */
export async function listMails(database: Database, shop: Shop): Promise<{ recipient: string; token: string }[]> {
	await shop.jobs.round();
	const rows = await database.read
		.selectFrom("outbox")
		.select(["recipient", "payload"])
		.where("kind", "=", "buyer-order-list")
		.orderBy("created_at")
		.orderBy("id")
		.execute();
	return rows.map(({ recipient, payload }) => {
		const mail = readPayload(payload);
		return { recipient, token: mail.kind === "buyer-order-list" ? (mail.token ?? "") : "" };
	});
}
