import type { ExpressionBuilder } from "kysely";
import { type CaseCursor, type CaseFilter, isNarrowed } from "../../domain/cases/case-filter.ts";
import type { CaseGroup, CaseSummary } from "../../domain/cases/case-summary.ts";
import { type ListPart, listPartOf } from "../../domain/cases/list-part.ts";
import { FAILED } from "../../domain/cases/mail-status.ts";
import { readQueue } from "../../domain/cases/response-time.ts";
import { indiaDay, startOfIndiaDay } from "../../domain/shared/india-day.ts";
import type { Db } from "../platform/db/database.ts";
import type { Tables } from "../platform/db/schema.ts";
import { conditionsOf, namesReference, narrow } from "./case-conditions.ts";
import { LISTED, type Listed, summarise, TO_BUYERS } from "./case-summaries.ts";
import { type Cases, closedFound, inOrder, OPEN_QUEUES } from "./closed-cases.ts";

/** Rows of one page. */
export const PAGE = 50;
/** The most cases closed today that are listed below the open ones. */
const CLOSED_TODAY = 20;
/** What is for us to do comes before what is with the buyer. */
const OPEN_PARTS: readonly ListPart[] = ["first_answer", "buyer_waits", "undelivered", "with_buyer"];
const PARTS_OF: Readonly<Record<CaseFilter["view"], readonly ListPart[]>> = {
	open: OPEN_PARTS,
	closed: ["closed"],
	all: [...OPEN_PARTS, "quarantine", "closed"],
	suspected: ["quarantine"],
};

type CaseList = { groups: CaseGroup[]; next: CaseCursor | undefined };

/**
 * A page of the inbox, earliest due first. Every page begins behind a row, so that the last one is as
 * quick as the first.
 * @param me the member of staff who asks, for "mine"
 */
export async function listCases(db: Db, asked: CaseFilter, me: string, now: number): Promise<CaseList> {
	const filter = await readAsTelephone(db, asked);
	const wanted = PARTS_OF[filter.view];
	const start = filter.after && wanted.includes(filter.after.part) ? filter.after : undefined;
	const parts = start ? wanted.slice(wanted.indexOf(start.part)) : wanted;
	const cases = () => narrow(db.selectFrom("quote_case").select(LISTED), filter, me);
	const rows: Listed[] = [];
	for (const part of parts) {
		const need = PAGE + 1 - rows.length;
		if (need <= 0) break;
		const after = start?.part === part ? start : undefined;
		if (part !== "closed") rows.push(...(await openRows(cases(), part, after, need)));
		else if (isNarrowed(filter) && !namesReference(filter))
			rows.push(...(await closedFound(db, filter, (eb) => conditionsOf(eb, filter, me), after, need)));
		else rows.push(...(await inOrder(cases(), after).limit(need).execute()));
	}
	const page = rows.slice(0, PAGE).filter(isLatest);
	const isWhole = rows.length <= PAGE;
	const today = filter.view === "open" && isWhole ? await closedToday(cases(), now) : [];
	const summaries = await summarise(db, [...page, ...today]);
	const last = isWhole ? undefined : summaries.at(-1);
	const counts = await countOpen(db, filter, me);
	const groups = [...wanted, ...(filter.view === "open" ? (["closed"] as const) : [])].map((part) => ({
		part,
		count: part === "closed" ? null : (counts.get(part) ?? 0),
		rows: summaries.filter((row) => listPartOf(row) === part),
	}));
	return { groups: groups.filter(({ rows }) => rows.length > 0), next: last && cursorOf(last) };
}

/** A case that went on to another part between the readings of the two stands in both; the later one is so. */
function isLatest({ id }: Listed, at: number, rows: readonly Listed[]): boolean {
	return rows.findLastIndex((row) => row.id === id) === at;
}

function cursorOf(row: CaseSummary): CaseCursor {
	const part = listPartOf(row);
	return { part, at: part === "closed" ? row.closedAt : row.dueAt, id: row.id };
}

/** The cases to whose buyers a mail has failed: a handful at the most, which the outbox's index gives. */
function undelivered(eb: ExpressionBuilder<Tables, "quote_case">) {
	return eb
		.selectFrom("outbox")
		.select("case_id")
		.where("state", "=", FAILED)
		.where("kind", "in", TO_BUYERS)
		.where("case_id", "is not", null);
}

/** The rows of a part, as `listPartOf` sorts them. */
function inPart(cases: Cases, part: ListPart): Cases {
	if (part === "undelivered")
		return cases.where("queue", "=", "with_buyer").where((eb) => eb("id", "in", undelivered(eb)));
	if (part === "with_buyer") return cases.where("queue", "=", part).where((eb) => eb("id", "not in", undelivered(eb)));
	return cases.where("queue", "=", part);
}

/** Some sixty cases: the queue's index gives them, and the order is made of what is left. */
function openRows(cases: Cases, part: ListPart, after: CaseCursor | undefined, limit: number): Promise<Listed[]> {
	let rows = inPart(cases, part);
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

async function countOpen(db: Db, filter: CaseFilter, me: string): Promise<Map<ListPart, number>> {
	const counting = db
		.selectFrom("quote_case")
		.select(["queue", (eb) => eb.fn.countAll<number>().as("count")])
		.where("queue", "in", [...OPEN_QUEUES, "quarantine"])
		.groupBy("queue");
	const rows = await narrow(counting, filter, me).execute();
	const counts = new Map<ListPart, number>(rows.map(({ queue, count }) => [readQueue(queue), Number(count)]));
	const failed = db
		.selectFrom("quote_case")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("queue", "=", "with_buyer")
		.where((eb) => eb("id", "in", undelivered(eb)));
	const { count } = await narrow(failed, filter, me).executeTakeFirstOrThrow();
	return counts.set("undelivered", Number(count)).set("with_buyer", (counts.get("with_buyer") ?? 0) - Number(count));
}
