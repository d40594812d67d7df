import { type CaseCursor, type CaseFilter, isNarrowed } from "../../domain/cases/case-filter.ts";
import type { CaseGroup } from "../../domain/cases/case-summary.ts";
import { type Queue, readQueue } from "../../domain/cases/response-time.ts";
import { indiaDay, startOfIndiaDay } from "../../domain/shared/india-day.ts";
import type { Db } from "../platform/db/database.ts";
import { conditionsOf, namesReference, narrow } from "./case-conditions.ts";
import { LISTED, type Listed, summarise } from "./case-summaries.ts";
import { type Cases, closedFound, inOrder, OPEN_QUEUES } from "./closed-cases.ts";

/** Rows of one page. */
export const PAGE = 50;
/** The most cases closed today that are listed below the open ones. */
const CLOSED_TODAY = 20;
const QUEUES_OF: Readonly<Record<CaseFilter["view"], readonly Queue[]>> = {
	open: OPEN_QUEUES,
	closed: ["closed"],
	all: [...OPEN_QUEUES, "quarantine", "closed"],
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
	const wanted = QUEUES_OF[filter.view];
	const start = filter.after && wanted.includes(filter.after.queue) ? filter.after : undefined;
	const queues = start ? wanted.slice(wanted.indexOf(start.queue)) : wanted;
	const cases = () => narrow(db.selectFrom("quote_case").select(LISTED), filter, me);
	const rows: Listed[] = [];
	for (const queue of queues) {
		const need = PAGE + 1 - rows.length;
		if (need <= 0) break;
		const after = start?.queue === queue ? start : undefined;
		if (queue !== "closed") rows.push(...(await openRows(cases(), queue, after, need)));
		else if (isNarrowed(filter) && !namesReference(filter))
			rows.push(...(await closedFound(db, filter, (eb) => conditionsOf(eb, filter, me), after, need)));
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
		.where("queue", "in", [...OPEN_QUEUES, "quarantine"])
		.groupBy("queue");
	const rows = await narrow(counting, filter, me).execute();
	return new Map(rows.map(({ queue, count }) => [readQueue(queue), Number(count)]));
}
