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
/** As long as nobody has been reached, it is tried this often, milliseconds. */
const SOONER = 60_000;

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
 * the desk. Past the outbox, which could not be written either. A write that only came too late says nothing. Where nobody
 * could be reached, the next write that is refused a minute later tries again.
 */
export function alarmOwners({ database, transport, company, mailDomain, otherwise, now }: AlarmDeps): void {
	let last = { at: Number.NEGATIVE_INFINITY, quiet: 0 };
	let telling = false;
	database.onWrite(async (seen) => {
		if (!("refused" in seen) || seen.refused === "busy" || telling) return;
		const at = now();
		// Less than nothing where the clock has been set back.
		const since = at - last.at;
		if (since >= 0 && since < last.quiet) return;
		telling = true;
		const told = await tell(seen.refused, at);
		last = { at, quiet: told > 0 ? AGAIN : SOONER };
		telling = false;
	});

	/** @returns how many were reached; never rejects */
	const tell = async (reason: StorageError["reason"], at: number): Promise<number> => {
		const owners = await ownerAddresses(database.read).catch(() => []);
		const addresses = owners.length > 0 ? owners.map(({ email }) => email) : otherwise;
		let told = 0;
		for (const to of addresses) {
			try {
				const email = refusalEmail(reason, at, to, company());
				await transport.send(email, `<${randomUUID()}@${mailDomain}>`, new Date(at));
				told++;
			} catch (error) {
				// The other owners may well be reached.
				logError("an owner could not be told of refused writes", error);
			}
		}
		if (told > 0) log.warn({ reason, told }, "owners were told of refused writes");
		else log.error({ reason }, "nobody could be told of refused writes");
		return told;
	};
}

/** @param at epoch milliseconds */
function refusalEmail(reason: StorageError["reason"], at: number, to: string, company: Company): Email {
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
