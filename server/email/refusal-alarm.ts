import { randomUUID } from "node:crypto";
import type { Company } from "../../content/company.ts";
import { DEFAULT_LOCALE } from "../../messages/registry.ts";
import { refusals as words } from "../../messages/staff/emails.ts";
import type { Database } from "../platform/db/database.ts";
import { log, logError } from "../platform/log.ts";
import type { StorageError } from "../platform/storage-error.ts";
import { ownerAddresses } from "../staff/index.ts";
import { compose } from "./email.tsx";
import { indiaTime } from "./times.ts";
import type { Email, Transport } from "./transport.ts";

/** While writes go on being refused, owners are told this often, milliseconds. */
const AGAIN = 6 * 3_600_000;

type AlarmDeps = {
	database: Database;
	transport: Transport;
	company: () => Company;
	mailDomain: string;
	/** Who is told when the owners cannot be read either. */
	otherwise: readonly string[];
	now: () => number;
};

/**
 * Tells the owners as soon as the database refuses a write: orders are being lost to the company, and nobody sees it at
 * the desk. Past the outbox, which could not be written either. A write that only came too late says nothing.
 */
export function alarmOwners({ database, transport, company, mailDomain, otherwise, now }: AlarmDeps): void {
	let toldAt = Number.NEGATIVE_INFINITY;
	database.onWrite((seen) => {
		const at = now();
		if (!("refused" in seen) || seen.refused === "busy" || at - toldAt < AGAIN) return;
		toldAt = at;
		tell(seen.refused, at).catch((error) => logError("owners could not be told of refused writes", error));
	});

	const tell = async (reason: StorageError["reason"], at: number) => {
		const owners = await ownerAddresses(database.read).catch(() => []);
		const addresses = owners.length > 0 ? owners.map(({ email }) => email) : otherwise;
		for (const to of addresses) {
			const email = refusalEmail(reason, at, to, company());
			await transport.send(email, `<${randomUUID()}@${mailDomain}>`, new Date(at));
		}
		log.warn({ reason, told: addresses.length }, "owners were told of refused writes");
	};
}

/** @param at epoch milliseconds */
export function refusalEmail(reason: StorageError["reason"], at: number, to: string, company: Company): Email {
	const text = words.what({ time: indiaTime(at, DEFAULT_LOCALE), why: words.why[reason] });
	const draft = {
		subject: words.title,
		preview: text,
		heading: words.title,
		blocks: [
			{ kind: "say" as const, text },
			{ kind: "due" as const, text: words.next },
			{ kind: "small" as const, text: words.again },
		],
	};
	return { to, ...compose(draft, { from: "desk", company }) };
}
