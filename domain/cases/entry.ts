import * as z from "zod/mini";
import { readStored } from "../shared/stored-json.ts";
import { CASE_JOBS } from "./case-job.ts";
import { readEventKind } from "./event-rules.ts";
import type { EventKind, KeptData } from "./events.ts";

/** What every entry may say beside what its kind keeps. */
type Circumstances = {
	/** Display name of the member of staff, as it was then. */
	by?: string | undefined;
	/** The statuses the case came from and went to, where it was moved. */
	from?: string | undefined;
	to?: string | undefined;
};

/** What an entry keeps, as it is read: any part may be missing, since entries are kept for ten years. */
export type EntryData<Kind extends EventKind = EventKind> = Circumstances & Partial<KeptData<Kind>>;

/** A line of a case's history, told apart by its kind. */
export type EntryFact<Kind extends EventKind = EventKind> = {
	[K in Kind]: { kind: K; data: EntryData<K> };
}[Kind];

/** What is written as an entry's data. */
export const ENTRY_VERSION = 1;

const circumstances = {
	by: z.catch(z.optional(z.string()), undefined),
	from: z.catch(z.optional(z.string()), undefined),
	to: z.catch(z.optional(z.string()), undefined),
};
const wanted = z.object({ key: z.string(), name: z.string(), from: z.number(), to: z.number() });
const change = z.object({
	field: z.enum(["name", "company", "email", "phone", "address", "country"]),
	from: z.string(),
	to: z.string(),
});

const plain = z.object(circumstances);
const versioned = z.object({ ...circumstances, version: z.catch(z.optional(z.number()), undefined) });

/** A reader for one kind. */
function reads<Kind extends EventKind>(kind: Kind, schema: z.ZodMiniType<EntryData<Kind>>) {
	return (stored: unknown): { kind: Kind; data: EntryData<Kind> } => ({ kind, data: schema.parse(stored) });
}

const READERS: { readonly [Kind in EventKind]: (stored: unknown) => EntryFact<Kind> } = {
	take: reads("take", plain),
	put_back: reads("put_back", plain),
	mark_spam: reads("mark_spam", plain),
	not_spam: reads("not_spam", plain),
	assign: reads("assign", z.extend(plain, { ownerName: z.catch(z.optional(z.string()), undefined) })),
	ask: reads("ask", plain),
	answer: reads("answer", plain),
	record_answer: reads("record_answer", plain),
	reply: reads("reply", plain),
	note: reads("note", plain),
	send_quote: reads("send_quote", versioned),
	request_change: reads(
		"request_change",
		z.extend(versioned, { wanted: z.catch(z.optional(z.array(wanted)), undefined) }),
	),
	accept: reads("accept", versioned),
	record_acceptance: reads("record_acceptance", plain),
	decline: reads("decline", versioned),
	withdraw_request: reads("withdraw_request", plain),
	refuse: reads("refuse", plain),
	withdraw_offer: reads("withdraw_offer", plain),
	expire: reads("expire", plain),
	renew: reads("renew", plain),
	link: reads("link", plain),
	correct_buyer: reads("correct_buyer", z.extend(plain, { changes: z.catch(z.optional(z.array(change)), undefined) })),
	mail_failed: reads("mail_failed", plain),
	job_failed: reads("job_failed", z.extend(plain, { job: z.catch(z.optional(z.enum(CASE_JOBS)), undefined) })),
	erased: reads("erased", plain),
};

/** An entry of a case's history from the database, of any year. @throws Error when it is none */
export function readEntry(kind: string, data: string): EntryFact {
	return readStored<EntryFact>("case_entry", data, { [ENTRY_VERSION]: READERS[readEventKind(kind)] });
}

/** An entry's data as it is stored. */
export function writeEntryData(data: EntryData): string {
	return JSON.stringify({ v: ENTRY_VERSION, ...data });
}
