import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { CaseCursor, CaseFilter } from "../../domain/cases/case-filter.ts";
import type { Queue } from "../../domain/cases/response-time.ts";
import type { Db } from "../platform/db/database.ts";
import type { Tables } from "../platform/db/schema.ts";
import { askedWords } from "./case-conditions.ts";
import { LISTED, type Listed } from "./case-summaries.ts";
import { findPlaces } from "./find-places.ts";

export const OPEN_QUEUES: readonly Queue[] = ["first_answer", "buyer_waits", "with_buyer"];

/** How many of the newest closed cases are looked through in their order. */
const IN_ORDER = 300;
/** At most this many, where those that fit promise that the page is full by then. */
const FURTHER_IN_ORDER = 20_000;
/** What fits may lie less closely further on than it does on the whole. */
const MARGIN = 1.5;
/** At most this many cases that may fit are looked at one by one, and how many of them in one statement. */
const FEW = 2_000;
const AT_ONCE = 500;
/** Where more have not been read into the sets, they are no help yet. */
const MANY_UNREAD = 5_000;

export type Cases = SelectQueryBuilder<Tables, "quote_case", Listed>;
/** What a filter asks of a case. */
type Asked = (eb: ExpressionBuilder<Tables, "quote_case">) => Expression<SqlBool>[];
type After = Pick<CaseCursor, "at" | "id"> | undefined;

/** What is over, the newest first, read along the index of when it was closed. */
export function inOrder(cases: Cases, after: After): Cases {
	const over = closedOnly(cases).where("closed_at", "is not", null).orderBy("closed_at", "desc").orderBy("id", "desc");
	if (after?.at == null) return over;
	const { at, id } = after;
	return over.where("closed_at", "<=", at).where((eb) => eb.or([eb("closed_at", "<", at), eb("id", "<", id)]));
}

/** With an equals sign both engines would take the queue's index, and sort a hundred thousand rows. */
function closedOnly(cases: Cases): Cases {
	return cases.where("queue", "not in", [...OPEN_QUEUES, "quarantine"]);
}

/**
 * What is over and fits a filter, the newest first. What is common is found among the newest, in their order. What is
 * rare, or not there at all, is looked up by the characters of its words; where a filter has none, or a single one, all
 * are read as they lie.
 * @param asked what the filter asks of a case
 */
export async function closedFound(
	db: Db,
	filter: CaseFilter,
	asked: Asked,
	after: After,
	limit: number,
): Promise<Listed[]> {
	const cases = () =>
		db
			.selectFrom("quote_case")
			.select(LISTED)
			.where((eb) => eb.and(asked(eb)));
	const border = await closedBehind(db, IN_ORDER, after?.at ?? undefined);
	if (border === undefined) return inOrder(cases(), after).limit(limit).execute();
	const found = await inOrder(cases().where("closed_at", ">=", border), after)
		.limit(limit)
		.execute();
	const missing = limit - found.length;
	if (missing === 0) return found;
	const places = (await areReadIn(db)) ? await findPlaces(db, askedWords(filter)) : undefined;
	if (places && places.length <= FEW) return [...found, ...(await oneByOne(db, asked, places, border, missing))];
	// On the whole, and as close to each other as the newest are: the rest of the filter has a share in it, too.
	const ofAll = places ? places.length / (await allPlaces(db)) : 1;
	let looked = IN_ORDER;
	let before = border;
	for (;;) {
		const share = Math.min(ofAll, (found.length + (places ? 1 : 0)) / looked);
		const next = Math.max(IN_ORDER, Math.ceil(((limit - found.length) / share) * MARGIN));
		looked += next;
		if (looked > FURTHER_IN_ORDER) break;
		const end = await closedBehind(db, next, before);
		found.push(...(await inOrderBetween(cases(), end, before, limit - found.length)));
		if (found.length === limit || end === undefined) return found;
		before = end;
	}
	const left = limit - found.length;
	const older = places ? oneByOne(db, asked, places, before, left) : allAtOnce(db, asked, before, left);
	return [...found, ...(await older)];
}

/** When the case was closed that stands `rows` behind a time, or behind the newest; undefined where there are fewer. */
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

/** Whether the sets are worth being asked: where many cases have not been read into them, all are looked through. */
async function areReadIn(db: Db): Promise<boolean> {
	const more = await db
		.selectFrom("case_words")
		.select("case_id")
		.where((eb) => eb("unindexed", ">", eb.lit(0)))
		// In the order of the index, by which PostgreSQL takes it.
		.orderBy("case_id")
		.offset(MANY_UNREAD)
		.limit(1)
		.executeTakeFirst();
	return more === undefined;
}

/** How many cases have been read into the sets. */
async function allPlaces(db: Db): Promise<number> {
	const { next_no } = await db.selectFrom("case_index").select("next_no").executeTakeFirstOrThrow();
	return next_no;
}

function inOrderBetween(cases: Cases, from: number | undefined, before: number, limit: number): Promise<Listed[]> {
	const those = cases
		.where("closed_at", "<", before)
		.$if(from !== undefined, (query) => query.where("closed_at", ">=", from ?? 0));
	return inOrder(those, undefined).limit(limit).execute();
}

/** Those of these places that fit and were closed before a time, and of those that have been written since they were read in. */
async function oneByOne(
	db: Db,
	asked: Asked,
	places: readonly number[],
	before: number,
	limit: number,
): Promise<Listed[]> {
	const found = new Map<string, Listed>();
	const look = async (ids: ReturnType<typeof caseIds>) => {
		for (const row of await allAtOnce(db, asked, before, limit, ids)) found.set(row.id, row);
	};
	await look(caseIds(db).where((eb) => eb("unindexed", ">", eb.lit(0))));
	for (let from = 0; from < places.length; from += AT_ONCE)
		await look(caseIds(db).where("search_no", "in", places.slice(from, from + AT_ONCE)));
	const newest = [...found.values()].sort(
		(a, b) => (b.closed_at ?? 0) - (a.closed_at ?? 0) || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0),
	);
	return newest.slice(0, limit);
}

function caseIds(db: Db) {
	return db.selectFrom("case_words").select("case_id");
}

/** Reads cases as they lie, which takes a third of what it does in their order: all, or those with these ids. */
function allAtOnce(
	db: Db,
	asked: Asked,
	before: number,
	limit: number,
	ids?: ReturnType<typeof caseIds>,
): Promise<Listed[]> {
	// The sign takes the column away from the index.
	const closedAt = sql<number>`+closed_at`;
	return db
		.selectFrom("quote_case")
		.select(LISTED)
		.$if(ids !== undefined, (query) => query.where("id", "in", ids ?? []))
		.where((eb) => {
			const rest = [eb("queue", "not in", [...OPEN_QUEUES, "quarantine"]), eb(closedAt, "<", before)];
			// The filter first: beside the others it would be asked last, of rows that had been taken apart for them.
			return sql<boolean>`case when ${eb.and(asked(eb))} then ${eb.and(rest)} else false end`;
		})
		.orderBy(closedAt, "desc")
		.orderBy("id", "desc")
		.limit(limit)
		.execute();
}
