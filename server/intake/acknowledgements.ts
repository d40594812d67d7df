import { createHmac, type KeyObject } from "node:crypto";
import { mailboxOf, mailDomainOf } from "../../domain/shared/mailbox.ts";
import { countWithin } from "../platform/db/count-within.ts";
import type { Db } from "../platform/db/database.ts";
import { keptStatement, type Places } from "../platform/db/kept-statement.ts";
import { RATE_LIMITS } from "../platform/rate-limits.ts";

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
	if (await countOfDomain(db, hashOf(`@${domain}`), limit, now)) return true;
	// It got none, so it is not kept from one as soon as its domain may have more.
	await db.deleteFrom("acknowledgement").where("address_hash", "=", address_hash).execute();
	return false;
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

const countOfDomain = countWithin("acknowledgement_domain", "domain_hash");
