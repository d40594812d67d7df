import type { Db } from "../platform/db/database.ts";

/** Clocks of several processes differ by less than this, milliseconds. */
const SKEW = 60_000;

/**
 * A word that changes with every change of a case or an inquiry and with every mail that is queued, tried, taken or
 * failed. It costs a few looks at the end of an index: what every open page of the desk asks for every few seconds. A change may carry an
 * earlier time than the last one (another process's clock), so revisions of the last minute are added up too.
 */
export async function deskVersion(db: Db): Promise<string> {
	const parts = [await latest(db, "quote_case"), await latest(db, "inquiry")];
	const sent = await db
		.selectFrom("outbox")
		.select((eb) => eb.fn.max("sent_at").as("at"))
		.where("sent_at", "is not", null)
		.executeTakeFirst();
	const waiting = await db
		.selectFrom("outbox")
		.select((eb) => [eb.fn.countAll<number>().as("mails"), eb.fn.max("next_at").as("at")])
		.where("state", "=", "queued")
		.executeTakeFirst();
	return [...parts, sent?.at ?? 0, Number(waiting?.mails ?? 0), Number(waiting?.at ?? 0)].join(".");
}

async function latest(db: Db, table: "quote_case" | "inquiry"): Promise<string> {
	const last = await db
		.selectFrom(table)
		.select((eb) => eb.fn.max("changed_at").as("at"))
		.executeTakeFirst();
	const at = Number(last?.at ?? 0);
	const recent = await db
		.selectFrom(table)
		.select((eb) => eb.fn.sum<number | null>("revision").as("revisions"))
		.where("changed_at", ">=", at - SKEW)
		.executeTakeFirst();
	return `${at}-${Number(recent?.revisions ?? 0)}`;
}
