import { sql } from "kysely";
import type { RateLimit } from "../rate-limits.ts";
import type { Db } from "./database.ts";
import { keptStatement, type Places } from "./kept-statement.ts";
import type { Tables } from "./schema.ts";

type Count = { key: string; now: number; over: number; most: number };

/**
 * Counts in a table of (its key, `since`, `sent`) how often something happened for a key within a window, which begins
 * with the first time: by one statement, so that several processes count together.
 * @param column the table's key
 * @returns what counts one in the caller's transaction and is true, or false where the limit leaves none
 */
export function countWithin(table: keyof Tables, column: string) {
	const [counts, key, since] = [sql.table(table), sql.ref(column), sql.ref(`${table}.since`)];
	const count = keptStatement((db, of: Places<Count>) => ({
		compile: () =>
			sql<{ sent: number }>`
				insert into ${counts} (${key}, since, sent) values (${of("key")}, ${of("now")}, 1)
				on conflict (${key}) do update set
					since = case when ${since} < ${of("over")} then ${of("now")} else ${since} end,
					sent = case when ${since} < ${of("over")} then 1 else ${counts}.sent + 1 end
				where ${since} < ${of("over")} or ${counts}.sent < ${of("most")}
				returning sent`.compile(db),
	}));
	return async (db: Db, key: string, { most, within }: RateLimit, now: number): Promise<boolean> =>
		(await count(db, { key, now, over: now - within, most })).rows.length > 0;
}
