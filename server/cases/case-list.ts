import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import { type CaseCursor, type CaseFilter, isNarrowed } from "../../domain/cases/case-filter.ts";
import type { CaseGroup } from "../../domain/cases/case-summary.ts";
import { type Queue, readQueue } from "../../domain/cases/response-time.ts";
import { indiaDay, startOfIndiaDay } from "../../domain/shared/india-day.ts";
import type { Db } from "../platform/db/database.ts";
import type { Tables } from "../platform/db/schema.ts";
import { conditionsOf, namesReference, narrow } from "./case-conditions.ts";
import { LISTED, type Listed, summarise } from "./case-summaries.ts";

/** Rows of one page. */
export const PAGE = 50;
/** The most cases closed today that are listed below the open ones. */
const CLOSED_TODAY = 20;
/** So many of the newest closed cases are looked through in their order. */
const IN_ORDER = 1_000;
/** So many more at the most, where these promise that the page is full by then; the others all at once. */
const FURTHER_IN_ORDER = 20_000;
/** What fits may lie less closely further on than among the newest. */
const MARGIN = 1.5;

/**
 * Of so many cases at most, the newest, a search reads messages, notes and addresses as well as what is in their
 * rows: a search must not slow down everybody else.
 */
const WORDS_OF = 4_000;

const OPEN: readonly Queue[] = ["first_answer", "buyer_waits", "with_buyer"];
const QUEUES_OF: Readonly<Record<CaseFilter["view"], readonly Queue[]>> = {
	open: OPEN,
	closed: ["closed"],
	all: [...OPEN, "quarantine", "closed"],
	suspected: ["quarantine"],
};

export type CaseList = { groups: CaseGroup[]; next: CaseCursor | undefined };

type Cases = SelectQueryBuilder<Tables, "quote_case", Listed>;

/**
 * A page of the inbox, earliest due first. Every page begins behind a row, so that the last one is as
 * quick as the first.
 * @param me the member of staff who asks, for "mine"
 */
export async function listCases(db: Db, asked: CaseFilter, me: string, now: number): Promise<CaseList> {
	const filter = await readAsTelephone(db, asked);
	const wanted = QUEUES_OF[filter.view];
	const start = filter.after && wanted.includes(filter.after.queue) ? filter.after : undefined;
	const queues = start ? wanted.slice(wanted.indexOf(start.queue)) : wanted;
	const cases = () => narrow(db.selectFrom("quote_case").select(LISTED), filter, me);
	const askedFrom = (from: string) => (eb: ExpressionBuilder<Tables, "quote_case">) =>
		conditionsOf(eb, filter, me, from);
	const rows: Listed[] = [];
	for (const queue of queues) {
		const need = PAGE + 1 - rows.length;
		if (need <= 0) break;
		const after = start?.queue === queue ? start : undefined;
		if (queue !== "closed") rows.push(...(await openRows(cases(), queue, after, need)));
		else if (isNarrowed(filter) && !namesReference(filter))
			rows.push(...(await closedFound(db, cases, askedFrom, after, need)));
		else rows.push(...(await inOrder(cases(), after).limit(need).execute()));
	}
	const page = rows.slice(0, PAGE);
	const last = rows.length > PAGE ? page.at(-1) : undefined;
	const today = filter.view === "open" && !last ? await closedToday(cases(), now) : [];
	const summaries = await summarise(db, [...page, ...today]);
	const counts = await countOpen(db, filter, me);
	const groups = [...wanted, ...(filter.view === "open" ? (["closed"] as const) : [])].map((queue) => ({
		queue,
		count: queue === "closed" ? null : (counts.get(queue) ?? 0),
		rows: summaries.filter((row) => row.queue === queue),
	}));
	return { groups: groups.filter(({ rows }) => rows.length > 0), next: last && cursorOf(last) };
}

function cursorOf({ id, queue: text, closed_at, due_at }: Listed): CaseCursor {
	const queue = readQueue(text);
	return { queue, at: queue === "closed" ? closed_at : due_at, id };
}

/** Some sixty cases: the queue's index gives them, and the order is made of what is left. */
function openRows(cases: Cases, queue: Queue, after: CaseCursor | undefined, limit: number): Promise<Listed[]> {
	let rows = cases.where("queue", "=", queue);
	if (after) {
		const { at, id } = after;
		rows = rows.where((eb) => {
			const undatedBehind = eb.and([eb("due_at", "is", null), ...(at === null ? [eb("id", ">", id)] : [])]);
			if (at === null) return undatedBehind;
			return eb.or([eb("due_at", ">", at), eb.and([eb("due_at", "=", at), eb("id", ">", id)]), undatedBehind]);
		});
	}
	return rows
		.orderBy("due_at", (order) => order.asc().nullsLast())
		.orderBy("id")
		.limit(limit)
		.execute();
}

/** What is over, the newest first, read along the index of when it was closed. */
function inOrder(cases: Cases, after: Pick<CaseCursor, "at" | "id"> | undefined): Cases {
	const over = closedOnly(cases).where("closed_at", "is not", null).orderBy("closed_at", "desc").orderBy("id", "desc");
	if (after?.at == null) return over;
	const { at, id } = after;
	return over.where("closed_at", "<=", at).where((eb) => eb.or([eb("closed_at", "<", at), eb("id", "<", id)]));
}

/** With an equals sign both engines would take the queue's index, and sort a hundred thousand rows. */
function closedOnly(cases: Cases): Cases {
	return cases.where("queue", "not in", [...OPEN, "quarantine"]);
}

/**
 * What is over and fits a filter. What is common is found among the newest, in their order. What is rare, or not
 * there at all, would have every older row fetched one by one: these are read as they lie, which takes a third.
 */
async function closedFound(
	db: Db,
	cases: () => Cases,
	askedFrom: (from: string) => Asked,
	after: CaseCursor | undefined,
	limit: number,
): Promise<Listed[]> {
	const border = await closedBehind(db, IN_ORDER, after?.at ?? undefined);
	if (border === undefined) return inOrder(cases(), after).limit(limit).execute();
	const found = await inOrder(cases().where("closed_at", ">=", border), after)
		.limit(limit)
		.execute();
	if (found.length === limit) return found;
	const asked = askedFrom(await wordsFrom(db));
	const further = await inOrderFrom(db, asked, border, { found: found.length, missing: limit - found.length });
	found.push(...further.rows);
	if (found.length === limit || further.end === undefined) return found;
	const old = await allAtOnce(db, asked, further.end, limit - found.length);
	return [...found, ...old];
}

/** When the case was closed that stands so many behind a time, or behind the newest; undefined where there are not so many. */
async function closedBehind(db: Db, rows: number, from: number | undefined): Promise<number | undefined> {
	const border = await db
		.selectFrom("quote_case")
		.select("closed_at")
		.where("closed_at", "is not", null)
		.$if(from !== undefined, (query) => query.where("closed_at", "<=", from ?? 0))
		.orderBy("closed_at", "desc")
		.offset(rows)
		.limit(1)
		.executeTakeFirst();
	return border?.closed_at ?? undefined;
}

type Asked = (eb: ExpressionBuilder<Tables, "quote_case">) => Expression<SqlBool>[];

/**
 * What fits among the next ones closed before a time, where the newest have promised enough of it: fifty of eight hundred in a
 * hundred thousand lie within some thousands.
 * @returns with the time before which nothing has been looked through; undefined where there is nothing
 */
async function inOrderFrom(
	db: Db,
	asked: Asked,
	before: number,
	{ found, missing }: { found: number; missing: number },
): Promise<{ rows: Listed[]; end: number | undefined }> {
	const expected = Math.ceil((missing / found) * IN_ORDER * MARGIN);
	if (expected > FURTHER_IN_ORDER) return { rows: [], end: before };
	const end = await closedBehind(db, expected, before);
	const cases = db
		.selectFrom("quote_case")
		.select(LISTED)
		.where((eb) => eb.and(asked(eb)))
		.where("closed_at", "<", before)
		.$if(end !== undefined, (query) => query.where("closed_at", ">=", end ?? 0));
	return { rows: await inOrder(cases, undefined).limit(missing).execute(), end };
}

function allAtOnce(db: Db, asked: Asked, before: number, limit: number): Promise<Listed[]> {
	// The sign takes the column away from the index.
	const closedAt = sql<number>`+closed_at`;
	return db
		.selectFrom("quote_case")
		.select(LISTED)
		.where((eb) => {
			const rest = [eb("queue", "not in", [...OPEN, "quarantine"]), eb(closedAt, "<", before)];
			// The filter first: beside the others it would be asked last, of rows that had been taken apart for them.
			return sql<boolean>`case when ${eb.and(asked(eb))} then ${eb.and(rest)} else false end`;
		})
		.orderBy(closedAt, "desc")
		.orderBy("id", "desc")
		.limit(limit)
		.execute();
}

/** Where the newest cases begin whose messages, notes and addresses are looked through; ids grow with time. */
async function wordsFrom(db: Db): Promise<string> {
	const first = await db
		.selectFrom("case_words")
		.select("case_id")
		.orderBy("case_id", "desc")
		.offset(WORDS_OF)
		.limit(1)
		.executeTakeFirst();
	return first?.case_id ?? "";
}

/** Eight digits that match no reference may be a telephone number. */
async function readAsTelephone(db: Db, filter: CaseFilter): Promise<CaseFilter> {
	if (!/^\d{8}$/.test(filter.search)) return filter;
	const one = await db.selectFrom("quote_case").select("id").where("reference", "=", filter.search).executeTakeFirst();
	return one ? filter : { ...filter, search: `+${filter.search}` };
}

function closedToday(cases: Cases, now: number): Promise<Listed[]> {
	const today = startOfIndiaDay(indiaDay(now)) ?? now;
	return inOrder(cases.where("closed_at", ">=", today).where("status", "<>", "spam"), undefined)
		.limit(CLOSED_TODAY)
		.execute();
}

async function countOpen(db: Db, filter: CaseFilter, me: string): Promise<Map<Queue, number>> {
	const counting = db
		.selectFrom("quote_case")
		.select(["queue", (eb) => eb.fn.countAll<number>().as("count")])
		.where("queue", "in", [...OPEN, "quarantine"])
		.groupBy("queue");
	const rows = await narrow(counting, filter, me).execute();
	return new Map(rows.map(({ queue, count }) => [readQueue(queue), Number(count)]));
}
