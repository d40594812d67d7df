import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "../platform/db/database.ts";
import { isJudged, PROMISE } from "./judged.ts";
import { medianAnswer } from "./median-answer.ts";

/** How far back the figures of the company's answers go, milliseconds. */
const LOOK_BACK = 28 * 86_400_000;
/** How long they are kept before they are counted anew, milliseconds. */
const KEPT = 10_000;

/** Of the last 28 days: the median first answer in milliseconds, and the share in time, 0 to 1; undefined without any. */
export type AnswerFigures = { median: number | undefined; inTime: number | undefined };

/** How long whoever asks waits for new ones, milliseconds, where some are known from before. */
const PATIENCE = 300;

/** `at` is when they were last counted; `counting` ends without an error. */
type Kept = { at: number; known: AnswerFigures | undefined; counting: Promise<void> | undefined };
const kept = new WeakMap<Db, Kept>();

/**
 * How quickly the company answers, or how quickly it did when that was last known, where counting takes longer than PATIENCE
 * or fails: the inbox is of use without them.
 * @param heavy four weeks of a large company are tens of thousands of rows
 */
export async function answerFigures(heavy: Db, now: number): Promise<AnswerFigures> {
	const one = kept.get(heavy) ?? { at: Number.NEGATIVE_INFINITY, known: undefined, counting: undefined };
	kept.set(heavy, one);
	if (!one.counting && (now < one.at || now - one.at >= KEPT)) {
		one.at = now;
		one.counting = countAnswers(heavy, now)
			.then(
				(figures) => {
					one.known = figures;
				},
				// Whether the database answers is looked at elsewhere (platform/db/readiness.ts).
				() => {},
			)
			.finally(() => {
				one.counting = undefined;
			});
	}
	await (one.known ? Promise.race([one.counting, setTimeout(PATIENCE, undefined, { ref: false })]) : one.counting);
	return one.known ?? { median: undefined, inTime: undefined };
}

async function countAnswers(db: Db, now: number): Promise<AnswerFigures> {
	const { rows } = await sql<Record<"median" | "inTime" | "judged", number | string | null>>`
		with one as (
			select first_answered_at - requested_at as took, requested_at, closed_at,
				row_number() over (order by case when first_answered_at is null then 1 else 0 end, first_answered_at - requested_at) as place,
				count(first_answered_at) over () as answers
			from quote_case
			where requested_at >= ${now - LOOK_BACK} and status <> 'spam' and queue <> 'quarantine'
		)
		select ${medianAnswer} as median,
			sum(case when took <= ${PROMISE} then 1 else 0 end) as "inTime",
			sum(case when ${isJudged(now)} then 1 else 0 end) as judged
		from one`.execute(db);
	const [row] = rows;
	const counted = Number(row?.judged ?? 0);
	return {
		median: row?.median === null || row?.median === undefined ? undefined : Math.round(Number(row.median)),
		inTime: counted === 0 ? undefined : Number(row?.inTime) / counted,
	};
}
