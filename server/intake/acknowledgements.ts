import { createHmac, type KeyObject } from "node:crypto";
import { mailboxOf, mailDomainOf } from "../../domain/shared/mailbox.ts";
import type { Db } from "../platform/db/database.ts";
import { keptStatement, type Places } from "../platform/db/kept-statement.ts";
import { RATE_LIMITS, type RateLimit } from "../platform/rate-limits.ts";

/**
 * Whether an address may get an acknowledgement now, and counts it: one in 24 hours for a mailbox under all of its
 * names, and a limited number for its domain. Nobody may use the form to fill a stranger's mailbox. In the caller's transaction.
 */
export async function mayAcknowledge(db: Db, email: string, secret: KeyObject, now: number): Promise<boolean> {
	const hashOf = (text: string) => createHmac("sha256", secret).update(text).digest("base64url");
	const mailbox = mailboxOf(email);
	const address_hash = hashOf(mailbox);
	const first = await countMailbox(db, { address_hash, now, over: now - RATE_LIMITS.acknowledgements.within });
	if (first.rows.length === 0) return false;
	const { domain, isForEverybody } = mailDomainOf(mailbox);
	const { acknowledgementsOfDomain, acknowledgementsOfProvider } = RATE_LIMITS;
	const limit = isForEverybody ? acknowledgementsOfProvider : acknowledgementsOfDomain;
	if (await mayCount(db, hashOf(`@${domain}`), limit, now)) return true;
	// It got none, so it is not kept from one as soon as its domain may have more.
	await db.deleteFrom("acknowledgement").where("address_hash", "=", address_hash).execute();
	return false;
}

/** Counts one for a domain, if it has any left. */
async function mayCount(db: Db, domain_hash: string, { most, within }: RateLimit, now: number): Promise<boolean> {
	const counted = await countDomain(db, { domain_hash, now, over: now - within, most });
	return counted.rows.length > 0;
}

/** Notes an acknowledgement to a mailbox whose last one is over; gives no row for any other. */
const countMailbox = keptStatement((db, of: Places<{ address_hash: string; now: number; over: number }>) =>
	db
		.insertInto("acknowledgement")
		.values({ address_hash: of("address_hash"), sent_at: of("now") })
		.onConflict((conflict) =>
			conflict
				.column("address_hash")
				.doUpdateSet({ sent_at: of("now") })
				.where("acknowledgement.sent_at", "<", of("over")),
		)
		.returning("sent_at"),
);

/** Counts one for a domain that has any left, and gives no row for any other: one statement, so that several processes count together. */
const countDomain = keptStatement((db, of: Places<{ domain_hash: string; now: number; over: number; most: number }>) =>
	db
		.insertInto("acknowledgement_domain")
		.values({ domain_hash: of("domain_hash"), since: of("now"), sent: 1 })
		.onConflict((conflict) =>
			conflict
				.column("domain_hash")
				.doUpdateSet((eb) => {
					const begins = eb("acknowledgement_domain.since", "<", of("over"));
					return {
						since: eb.case().when(begins).then(of("now")).else(eb.ref("acknowledgement_domain.since")).end(),
						sent: eb
							.case()
							.when(begins)
							.then(1)
							.else(eb("acknowledgement_domain.sent", "+", 1))
							.end(),
					};
				})
				.where((eb) =>
					eb.or([
						eb("acknowledgement_domain.since", "<", of("over")),
						eb("acknowledgement_domain.sent", "<", of("most")),
					]),
				),
		)
		.returning("sent"),
);
