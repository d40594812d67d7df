import { sql } from "kysely";
import type { Database } from "../platform/db/database.ts";
import { Pace } from "../platform/pace.ts";
import { declaredTables } from "./personal-fields.ts";

const DAY = 86_400_000;

/**
 * Rows of one transaction. With secure_delete each row of a large table costs SQLite a page of the table and one of
 * every index, which it writes while everybody waits.
 */
const ROWS = { first: 20, least: 5, most: 500 };
/** How long a turn takes at most, milliseconds: a site that is stopped meanwhile does not wait for all of it. */
const TURN = 2_000;

/**
 * Clears away the rows whose time is over, as personal-fields.ts declares it for each table, a slice at a time, and
 * looks for them where nobody waits. Safe to run at any time and by several processes.
 * @param now epoch milliseconds
 * @returns whether there may be more of them
 */
export async function sweep(database: Database, now: number): Promise<boolean> {
	const pace = new Pace(ROWS);
	const until = performance.now() + TURN;
	for (const [table, { kept, fields }] of declaredTables) {
		if (kept === "until-erased") continue;
		// A declaration begins with what names its rows.
		const key = sql.ref(Object.keys(fields)[0] ?? "id");
		const over = kept.after.map((column) => sql`${sql.ref(column)} < ${now - kept.days * DAY}`);
		// An expression, which no index holds: the rows are found by their age, and not by a state that most of them have.
		const only = Object.entries(kept.only ?? {}).map(([column, text]) => sql`${sql.ref(column)} || '' = ${text}`);
		const those = sql.join([sql`(${sql.join(over, sql` or `)})`, ...only], sql` and `);
		for (;;) {
			const { rows: limit } = pace;
			const { rows } = await sql<{
				key: string;
			}>`select ${key} as key from ${sql.table(table)} where ${those} limit ${limit}`.execute(database.heavy);
			if (rows.length === 0) break;
			const keys = sql.join(rows.map((row) => row.key));
			const { rest } = await pace.slice(() =>
				// Asked again: what was found may have been written since.
				database.tx((db) => sql`delete from ${sql.table(table)} where ${key} in (${keys}) and ${those}`.execute(db)),
			);
			if (rows.length < limit) break;
			if (performance.now() > until) return true;
			await rest();
		}
	}
	return false;
}
