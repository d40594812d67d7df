import { sql } from "kysely";
import { indiaDay } from "../../domain/shared/india-day.ts";
import { countryName } from "../../messages/staff/countries.ts";
import type { Db } from "../platform/db/database.ts";
import { isJudged, PROMISE } from "./judged.ts";
import { medianAnswer } from "./median-answer.ts";

const DAY = 86_400_000;
const WEEK = 7 * DAY;
/** India is UTC+5:30, and the epoch began on a Thursday: this is added for weeks that begin on Monday there, milliseconds. */
const TO_MONDAY = 5.5 * 3_600_000 + 3 * DAY;

/** One week, Monday to Sunday in India. */
type ReportWeek = {
	/** Its Monday, "2026-11-16". */
	monday: string;
	requests: number;
	answered: number;
	/** Of those answered, how many within 24 hours. */
	inTime: number;
	/** Half of the first answers came sooner, milliseconds; null without any. */
	medianAnswer: number | null;
	accepted: number;
};

type ReportShare = { name: string; requests: number; accepted: number };
type ReportMoney = { currency: string; quoted: number; accepted: number };

/** What the owner sees of a span of weeks. Amounts are minor units; spam and suspected requests count nowhere. */
type Report = {
	from: number;
	until: number;
	weeks: ReportWeek[];
	countries: ReportShare[];
	categories: ReportShare[];
	money: ReportMoney[];
	requests: number;
	/** Requests of the span before, for comparison. */
	before: number;
	answered: number;
	inTime: number;
	/** Those answered, and those that went without an answer for 24 hours: what the share in time is of, as in the inbox. */
	judged: number;
	/** Still without an answer while the 24 hours run. */
	due: number;
	medianAnswer: number | null;
	quoted: number;
	seen: number;
	accepted: number;
	declined: number;
};

/** The Monday, at midnight in India, of the week a moment is in. */
export function weekStart(time: number): number {
	return Math.floor((time + TO_MONDAY) / WEEK) * WEEK - TO_MONDAY;
}

/** Computes the figures of the last `weeks` weeks, this one included. */
export async function readReport(db: Db, weeks: number, now: number): Promise<Report> {
	const until = weekStart(now) + WEEK;
	const from = until - weeks * WEEK;
	const byWeek = new Map((await weekRows(db, from, until)).map((row) => [row.week, row]));
	const totals = await totalRow(db, from, until, now);
	return {
		from,
		until,
		weeks: Array.from({ length: weeks }, (_, index) => {
			const week = Math.floor((from + index * WEEK + TO_MONDAY) / WEEK);
			const { week: _week, ...row } = byWeek.get(week) ?? { week, ...NO_WEEK };
			return { monday: indiaDay(from + index * WEEK), ...row };
		}),
		countries: await shares(db, from, until, "country"),
		categories: await shares(db, from, until, "category"),
		money: await moneyRows(db, from, until),
		before: await countRequests(db, from - weeks * WEEK, from),
		...totals,
	};
}

const NO_WEEK = { requests: 0, answered: 0, inTime: 0, medianAnswer: null, accepted: 0 };

/** Requests that count: what a machine may have sent does not. */
const counts = sql`status <> 'spam' and doubt is null`;
const within = (from: number, until: number) => sql`requested_at >= ${from} and requested_at < ${until} and ${counts}`;

type WeekRow = Omit<ReportWeek, "monday"> & { week: number };

async function weekRows(db: Db, from: number, until: number): Promise<WeekRow[]> {
	// Without the cast one engine divides whole numbers and the other one does not.
	const week = sql`cast((requested_at + ${TO_MONDAY}) / ${WEEK} as bigint)`;
	const { rows } = await sql<Record<keyof WeekRow, number | null>>`
		with one as (
			select ${week} as week, first_answered_at - requested_at as took, status,
				row_number() over (partition by ${week} order by case when first_answered_at is null then 1 else 0 end, first_answered_at - requested_at) as place,
				count(first_answered_at) over (partition by ${week}) as answers
			from quote_case where ${within(from, until)}
		)
		select week, count(*) as requests, count(took) as answered,
			sum(case when took <= ${PROMISE} then 1 else 0 end) as "inTime",
			sum(case when status = 'accepted' then 1 else 0 end) as accepted,
			${medianAnswer} as "medianAnswer"
		from one group by week`.execute(db);
	return rows.map((row) => ({
		week: Number(row.week),
		requests: Number(row.requests),
		answered: Number(row.answered),
		inTime: Number(row.inTime),
		accepted: Number(row.accepted),
		medianAnswer: row.medianAnswer === null ? null : Math.round(Number(row.medianAnswer)),
	}));
}

async function totalRow(db: Db, from: number, until: number, now: number) {
	const { rows } = await sql<Record<string, number | null>>`
		with one as (
			select first_answered_at - requested_at as took, status, current_version, views, requested_at, closed_at,
				row_number() over (order by case when first_answered_at is null then 1 else 0 end, first_answered_at - requested_at) as place,
				count(first_answered_at) over () as answers
			from quote_case where ${within(from, until)}
		)
		select count(*) as requests, count(took) as answered,
			sum(case when took <= ${PROMISE} then 1 else 0 end) as "inTime",
			sum(case when ${isJudged(now)} then 1 else 0 end) as judged,
			sum(case when took is null and requested_at >= ${now - PROMISE} and status in ('new', 'in_review') then 1 else 0 end) as due,
			sum(case when current_version > 0 then 1 else 0 end) as quoted,
			sum(case when current_version > 0 and (views > 0 or status = 'accepted') then 1 else 0 end) as seen,
			sum(case when status = 'accepted' then 1 else 0 end) as accepted,
			sum(case when status = 'declined_by_buyer' then 1 else 0 end) as declined,
			${medianAnswer} as "medianAnswer"
		from one`.execute(db);
	const row = rows[0] ?? {};
	const number = (name: string) => Number(row[name] ?? 0);
	return {
		requests: number("requests"),
		answered: number("answered"),
		inTime: number("inTime"),
		judged: number("judged"),
		due: number("due"),
		quoted: number("quoted"),
		seen: number("seen"),
		accepted: number("accepted"),
		declined: number("declined"),
		medianAnswer:
			row.medianAnswer === null || row.medianAnswer === undefined ? null : Math.round(number("medianAnswer")),
	};
}

/**
 * Requests by country, or by category (one with three categories counts in each), most first; among as many those of which
 * more were accepted, which are not to be lost among the others.
 */
async function shares(db: Db, from: number, until: number, by: "country" | "category"): Promise<ReportShare[]> {
	const accepted = sql`count(distinct case when c.status = 'accepted' then c.id end)`;
	const { rows } =
		by === "country"
			? await sql<ReportShare>`select country as name, count(distinct c.id) as requests, ${accepted} as accepted
				from quote_case c where ${within(from, until)} group by country order by requests desc, accepted desc, name`.execute(
					db,
				)
			: await sql<ReportShare>`select coalesce(k.name, l.category) as name, count(distinct c.id) as requests, ${accepted} as accepted
				from quote_case c join quote_request_line l on l.request_id = c.id left join category k on k.id = l.category
				where ${within(from, until)} group by coalesce(k.name, l.category) order by requests desc, accepted desc, name`.execute(
					db,
				);
	const shown = by === "country" ? countryName : (name: string) => name;
	return rows.map((row) => ({ name: shown(row.name), requests: Number(row.requests), accepted: Number(row.accepted) }));
}

/** Value of the latest version of each case, and of what was accepted, by currency. */
async function moneyRows(db: Db, from: number, until: number): Promise<ReportMoney[]> {
	const { rows } = await sql<ReportMoney>`
		select v.currency, sum(v.total) as quoted,
			sum(case when a.version = v.version then a.total else 0 end) as accepted
		from quote_case c
		join quote_version v on v.case_id = c.id and v.version = c.current_version
		left join quote_acceptance a on a.case_id = c.id
		where ${within(from, until)} group by v.currency order by quoted desc`.execute(db);
	return rows.map(({ currency, quoted, accepted }) => ({
		currency,
		quoted: Number(quoted),
		accepted: Number(accepted),
	}));
}

async function countRequests(db: Db, from: number, until: number): Promise<number> {
	const { rows } = await sql<{
		count: number;
	}>`select count(*) as count from quote_case where ${within(from, until)}`.execute(db);
	return Number(rows[0]?.count ?? 0);
}
