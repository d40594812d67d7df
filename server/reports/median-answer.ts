import { type RawBuilder, sql } from "kysely";

/**
 * Over rows with `took` (null without an answer), their `place` from the quickest on and how many `answers` there are: the
 * one in the middle, or the mean of the two in the middle. Null without any.
 */
export const medianAnswer: RawBuilder<number | null> = sql`
	avg(case when took is not null and (place = (answers + 1) / 2 or place = (answers + 2) / 2) then took end)`;
