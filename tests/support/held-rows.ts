import { sql } from "kysely";
import type { Database } from "../../server/platform/db/database.ts";

/** Makes any transaction fail that deletes one of these rows, on either engine; resolves with what lets them go again. */
export async function holdRows(
	database: Database,
	table: "staff_session" | "order_list_ask",
	ids: readonly string[],
): Promise<() => Promise<void>> {
	await database.tx(async (db) => {
		await sql`create table held (id text references ${sql.table(table)} (id))`.execute(db);
		await sql`insert into held select id from ${sql.table(table)} where id in (${sql.join(ids)})`.execute(db);
	});
	return async () => {
		await database.tx((db) => sql`drop table held`.execute(db));
	};
}
