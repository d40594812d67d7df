import { createHmac, type KeyObject } from "node:crypto";
import type { Db } from "../platform/db/database.ts";
import { mailboxOf, mailDomainOf } from "./mailbox.ts";

const DAY = 86_400_000;

/**
 * Acknowledgements that addresses of one domain get within a day: a company's buyers never come near it, and a domain
 * that takes any name as its own is not filled with mail. Providers at which anybody has a mailbox get far more.
 */
export const PER_DOMAIN = 12;
export const PER_PROVIDER = 600;

/**
 * Whether an address may get an acknowledgement now, and counts it: one in 24 hours for a mailbox under all of its
 * names, and so many for its domain. Nobody may use the form to fill a stranger's mailbox. In the caller's transaction.
 */
export async function mayAcknowledge(db: Db, email: string, secret: KeyObject, now: number): Promise<boolean> {
	const hashOf = (text: string) => createHmac("sha256", secret).update(text).digest("base64url");
	const mailbox = mailboxOf(email);
	const address_hash = hashOf(mailbox);
	const first = await db
		.insertInto("acknowledgement")
		.values({ address_hash, sent_at: now })
		.onConflict((conflict) =>
			conflict
				.column("address_hash")
				.doUpdateSet({ sent_at: now })
				.where("acknowledgement.sent_at", "<", now - DAY),
		)
		.returning("sent_at")
		.executeTakeFirst();
	if (!first) return false;
	const { domain, isForEverybody } = mailDomainOf(mailbox);
	if (await countDomain(db, hashOf(`@${domain}`), isForEverybody ? PER_PROVIDER : PER_DOMAIN, now)) return true;
	// It got none, so it is not kept from one as soon as its domain may have more.
	await db.deleteFrom("acknowledgement").where("address_hash", "=", address_hash).execute();
	return false;
}

/** Counts one for a domain, if it has any left: one statement, so that several processes count together. */
async function countDomain(db: Db, domain_hash: string, most: number, now: number): Promise<boolean> {
	const over = now - DAY;
	const counted = await db
		.insertInto("acknowledgement_domain")
		.values({ domain_hash, since: now, sent: 1 })
		.onConflict((conflict) =>
			conflict
				.column("domain_hash")
				.doUpdateSet((eb) => ({
					since: eb
						.case()
						.when("acknowledgement_domain.since", "<", over)
						.then(now)
						.else(eb.ref("acknowledgement_domain.since"))
						.end(),
					sent: eb
						.case()
						.when("acknowledgement_domain.since", "<", over)
						.then(1)
						.else(eb("acknowledgement_domain.sent", "+", 1))
						.end(),
				}))
				.where((eb) =>
					eb.or([eb("acknowledgement_domain.since", "<", over), eb("acknowledgement_domain.sent", "<", most)]),
				),
		)
		.returning("sent")
		.executeTakeFirst();
	return counted !== undefined;
}
