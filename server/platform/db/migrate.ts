import { type Kysely, sql } from "kysely";
import { StorageError } from "../storage-error.ts";
import type { Tables } from "./schema.ts";

/** Migrations by file name, "0001-storefront.sql", with their text. */
export type MigrationFiles = Readonly<Record<string, string>>;

/** A migration that did not run, or one that this program does not know; the sentence says which. */
export class MigrationError extends Error {}

/** What a migration needs of a database. */
type Migrated = { read: Kysely<Tables>; tx<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T> };

/**
 * Runs every migration that has not run yet, each in one transaction. The insert of its row is the lock: of
 * several processes that start at once, one runs it and the others wait and go on.
 * @throws MigrationError when one fails, nothing of which is kept then, or when the database is newer than the program
 */
export async function migrate(database: Migrated, files: MigrationFiles): Promise<void> {
	await createLedger(database);
	await refuseNewer(database, files);
	for (const [name, text] of Object.entries(files).sort(([a], [b]) => a.localeCompare(b))) {
		await database
			.tx(async (db) => {
				const { rows } =
					await sql`insert into migration (name, ran_at) values (${name}, ${Date.now()}) on conflict (name) do nothing returning name`.execute(
						db,
					);
				if (rows.length === 1) await runStatements(db, text);
			})
			.catch((error) => {
				// A database that cannot be written says so itself; anything else is about this file.
				if (error instanceof StorageError) throw error;
				const why = error instanceof Error ? error.message : String(error);
				throw new MigrationError(
					`The migration ${name} failed, and nothing of it was kept: ${why}. Start the release that ran before; the data is as it left it.`,
					{ cause: error },
				);
			});
	}
}

/** PostgreSQL lets two processes collide even on `if not exists`; the second try then finds the table. */
async function createLedger(database: Migrated): Promise<void> {
	const create = () =>
		database.tx((db) =>
			sql`create table if not exists migration (name text primary key, ran_at bigint not null)`.execute(db),
		);
	await create().catch((first) => create().catch(() => Promise.reject(first)));
}

/** An older program would read and write what a newer one has arranged otherwise. */
async function refuseNewer(database: Migrated, files: MigrationFiles): Promise<void> {
	const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(database.read);
	const unknown = rows.filter(({ name }) => !Object.hasOwn(files, name));
	if (unknown.length === 0) return;
	throw new MigrationError(
		`The database is newer than this program: it has ${unknown.map(({ name }) => name).join(", ")}. Start the newer release, or restore the backup made before the update.`,
	);
}

async function runStatements(db: Kysely<Tables>, text: string): Promise<void> {
	const bare = text.replace(/^\s*--.*$/gm, "");
	for (const statement of bare.split(/;\s*$/m)) if (statement.trim()) await sql.raw(statement).execute(db);
}
