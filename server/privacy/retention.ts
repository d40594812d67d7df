import { sql } from "kysely";
import type { Database } from "../platform/db/database.ts";
import { declaredTables } from "./personal-fields.ts";

const DAY = 86_400_000;

/**
 * Clears away the rows whose time is over, as personal-fields.ts declares it for each table. Safe to run at any time and
 * by several processes.
 * @param now epoch milliseconds
 */
export async function sweep(database: Database, now: number): Promise<void> {
	await database.tx(async (db) => {
		for (const [table, { kept }] of declaredTables) {
			if (kept === "until-erased") continue;
			const over = kept.after.map((column) => sql`${sql.ref(column)} < ${now - kept.days * DAY}`);
			const only = Object.entries(kept.only ?? {}).map(([column, text]) => sql`${sql.ref(column)} = ${text}`);
			const those = sql.join([sql`(${sql.join(over, sql` or `)})`, ...only], sql` and `);
			await sql`delete from ${sql.table(table)} where ${those}`.execute(db);
		}
	});
}
