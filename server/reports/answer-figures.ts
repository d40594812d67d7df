import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { RESPONSE_HOURS } from "../../domain/shared/response-hours.ts";
import type { Db } from "../platform/db/database.ts";

/** How far back the figures of the company's answers go, milliseconds. */
const LOOK_BACK = 28 * 86_400_000;
/** They are counted anew so often at most, milliseconds. */
const KEPT = 10_000;
const PROMISE = RESPONSE_HOURS * 3_600_000;

/** Of the last 28 days: the median first answer in milliseconds, and the share in time, 0 to 1; undefined without any. */
export type AnswerFigures = { median: number | undefined; inTime: number | undefined };

/** Whoever asks waits so long for them, milliseconds, where some are known from before. */
const PATIENCE = 300;

type Kept = { at: number; coming: Promise<AnswerFigures>; known: AnswerFigures | undefined };
const kept = new WeakMap<Db, Kept>();

/**
 * How quickly the company answers; where something else is being counted for long, as it was when it was counted last.
 * @param heavy four weeks of a large company are tens of thousands of rows
 */
export async function answerFigures(heavy: Db, now: number): Promise<AnswerFigures> {
	const one = keptOrCounted(heavy, now);
	const { coming, known } = one;
	if (!known) return coming;
	return Promise.race([coming.catch(() => known), setTimeout(PATIENCE, known, { ref: false })]);
}

function keptOrCounted(heavy: Db, now: number): Kept {
	const before = kept.get(heavy);
	if (before && now >= before.at && now - before.at < KEPT) return before;
	const one: Kept = { at: now, coming: countAnswers(heavy, now), known: before?.known };
	kept.set(heavy, one);
	one.coming.then(
		(figures) => {
			one.known = figures;
		},
		() => kept.delete(heavy),
	);
	return one;
}

/** A request that has no answer yet is judged once it can no longer be in time. */
async function countAnswers(db: Db, now: number): Promise<AnswerFigures> {
	const { rows } = await sql<Record<"median" | "inTime" | "judged", number | null>>`
		with one as (
			select first_answered_at - requested_at as took, requested_at,
				row_number() over (order by case when first_answered_at is null then 1 else 0 end, first_answered_at - requested_at) as place,
				count(first_answered_at) over () as answers
			from quote_case
			where requested_at >= ${now - LOOK_BACK} and status <> 'spam' and queue <> 'quarantine'
		)
		select min(case when place = answers / 2 + 1 then took end) as median,
			sum(case when took <= ${PROMISE} then 1 else 0 end) as "inTime",
			sum(case when took is not null or requested_at < ${now - PROMISE} then 1 else 0 end) as judged
		from one`.execute(db);
	const [row] = rows;
	const judged = Number(row?.judged ?? 0);
	return {
		median: row?.median === null || row?.median === undefined ? undefined : Number(row.median),
		inTime: judged === 0 ? undefined : Number(row?.inTime) / judged,
	};
}
