import * as z from "zod/mini";
import { readStored } from "../shared/stored-json.ts";
import { CASE_JOBS } from "./case-job.ts";
import { DECLINE_REASONS } from "./decline-reasons.ts";
import { readEventKind } from "./event-rules.ts";
import type { EventKind, KeepingKind, KeptData } from "./events.ts";

/** What every entry may say beside what its kind keeps. */
type Circumstances = {
	/** Display name of the member of staff, as it was then. */
	by?: string | undefined;
	/** The statuses the case came from and went to, where it was moved. */
	from?: string | undefined;
	to?: string | undefined;
};

/** What an entry keeps, as it is read: any part may be missing, since entries are kept for ten years. */
type EntryData<Kind extends EventKind = EventKind> = Circumstances & Partial<KeptData<Kind>>;

/**
 * A line of a case's history, distinguished by its kind; those that keep nothing of their event are one to its
 * readers.
 */
export type EntryFact =
	| { [Kind in KeepingKind]: { kind: Kind; data: EntryData<Kind> } }[KeepingKind]
	| { kind: Exclude<EventKind, KeepingKind>; data: Circumstances };

/** What is written as an entry's data. */
const ENTRY_VERSION = 1;

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

const versioned = z.extend(plain, { version: z.catch(z.optional(z.number()), undefined) });

const taken = {
	delivery: z.catch(z.optional(z.string()), undefined),
	leftOut: z.catch(z.optional(z.array(z.string())), undefined),
};

/** A reader for one kind. */
function reads<Kind extends KeepingKind>(kind: Kind, schema: z.ZodMiniType<EntryData<Kind>>) {
	return (stored: unknown): { kind: Kind; data: EntryData<Kind> } => ({ kind, data: schema.parse(stored) });
}

/** One for each kind that keeps something. */
const READERS: { readonly [Kind in KeepingKind]: (stored: unknown) => Extract<EntryFact, { kind: Kind }> } = {
	assign: reads("assign", z.extend(plain, { ownerName: z.catch(z.optional(z.string()), undefined) })),
	send_quote: reads("send_quote", versioned),
	request_change: reads(
		"request_change",
		z.extend(versioned, { wanted: z.catch(z.optional(z.array(wanted)), undefined) }),
	),
	accept: reads("accept", z.extend(versioned, taken)),
	record_acceptance: reads("record_acceptance", z.extend(plain, taken)),
	decline: reads("decline", z.extend(versioned, { because: z.catch(z.optional(z.enum(DECLINE_REASONS)), undefined) })),
	correct_buyer: reads("correct_buyer", z.extend(plain, { changes: z.catch(z.optional(z.array(change)), undefined) })),
	job_failed: reads("job_failed", z.extend(plain, { job: z.catch(z.optional(z.enum(CASE_JOBS)), undefined) })),
};

function keepsSomething(kind: EventKind): kind is KeepingKind {
	return kind in READERS;
}

/** An entry of a case's history from the database, of any year. @throws Error when it is none */
export function readEntry(kind: string, data: string): EntryFact {
	const known = readEventKind(kind);
	const read = (stored: unknown): EntryFact =>
		keepsSomething(known) ? READERS[known](stored) : { kind: known, data: plain.parse(stored) };
	return readStored<EntryFact>("case_entry", data, { [ENTRY_VERSION]: read });
}

/** An entry's data as it is stored. */
export function writeEntryData(data: EntryData): string {
	return JSON.stringify({ v: ENTRY_VERSION, ...data });
}
