import { sql } from "kysely";
import type { Database } from "../../server/platform/db/database.ts";

/** Makes any transaction fail that ends a session, on either engine; resolves with what lets it be ended again. */
export async function holdSession(database: Database, id: string): Promise<() => Promise<void>> {
	await database.tx(async (db) => {
		await sql`create table held_session (id text references staff_session (id))`.execute(db);
		await sql`insert into held_session values (${id})`.execute(db);
	});
	return async () => {
		await database.tx((db) => sql`drop table held_session`.execute(db));
	};
}

/** A person's second factor as it is stored. */
export function factorOf(database: Database, staffId: string) {
	return database.read
		.selectFrom("staff_second_factor")
		.selectAll()
		.where("staff_id", "=", staffId)
		.executeTakeFirstOrThrow();
}
