import { type RawBuilder, sql } from "kysely";
import { RESPONSE_HOURS } from "../../domain/shared/response-hours.ts";

/** Within this a first answer is in time, milliseconds. */
export const PROMISE = RESPONSE_HOURS * 3_600_000;

/**
 * Over rows with `took` (null without an answer), `requested_at` and `closed_at`: whether a request tells how well the company
 * keeps its promise. One without an answer does so once its time is over, unless it was closed before.
 * @param now epoch milliseconds
 */
export function isJudged(now: number): RawBuilder<boolean> {
	return sql`(took is not null or
		(requested_at < ${now - PROMISE} and (closed_at is null or closed_at >= requested_at + ${PROMISE})))`;
}
