import { createHmac, type KeyObject } from "node:crypto";
import type { Db } from "../platform/db/database.ts";
import { RATE_LIMITS, type RateLimit } from "../platform/rate-limits.ts";
import { mailboxOf, mailDomainOf } from "./mailbox.ts";

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
				.where("acknowledgement.sent_at", "<", now - RATE_LIMITS.acknowledgements.within),
		)
		.returning("sent_at")
		.executeTakeFirst();
	if (!first) return false;
	const { domain, isForEverybody } = mailDomainOf(mailbox);
	const { acknowledgementsOfDomain, acknowledgementsOfProvider } = RATE_LIMITS;
	const limit = isForEverybody ? acknowledgementsOfProvider : acknowledgementsOfDomain;
	if (await countDomain(db, hashOf(`@${domain}`), limit, now)) return true;
	// It got none, so it is not kept from one as soon as its domain may have more.
	await db.deleteFrom("acknowledgement").where("address_hash", "=", address_hash).execute();
	return false;
}

/** Counts one for a domain, if it has any left: one statement, so that several processes count together. */
async function countDomain(db: Db, domain_hash: string, { most, within }: RateLimit, now: number): Promise<boolean> {
	const over = now - within;
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
