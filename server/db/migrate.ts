import { sql } from "kysely";
import type { Database, Db } from "./database.ts";

/** Migrations by file name, "0001-storefront.sql", with their text. */
export type MigrationFiles = Readonly<Record<string, string>>;

/**
 * Runs every migration that has not run yet, each in one transaction. The insert of its row is the lock: of
 * several processes that start at once, one runs it and the others wait and go on.
 */
export async function migrate(database: Database, files: MigrationFiles): Promise<void> {
	await createLedger(database);
	for (const [name, text] of Object.entries(files).sort(([a], [b]) => a.localeCompare(b))) {
		await database.tx(async (db) => {
			const { rows } =
				await sql`insert into migration (name, ran_at) values (${name}, ${Date.now()}) on conflict (name) do nothing returning name`.execute(
					db,
				);
			if (rows.length === 1) await runStatements(db, text);
		});
	}
}

/** PostgreSQL lets two processes collide even on `if not exists`; the second try then finds the table. */
async function createLedger(database: Database): Promise<void> {
	const create = () =>
		database.tx((db) =>
			sql`create table if not exists migration (name text primary key, ran_at bigint not null)`.execute(db),
		);
	await create().catch(create);
}

async function runStatements(db: Db, text: string): Promise<void> {
	const bare = text.replace(/^\s*--.*$/gm, "");
	for (const statement of bare.split(/;\s*$/m)) if (statement.trim()) await sql.raw(statement).execute(db);
}
